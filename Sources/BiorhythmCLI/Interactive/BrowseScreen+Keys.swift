import BiorhythmCore

extension BrowseScreen {
  /// Answers a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - size: The size of the terminal; where it is too small to see what happens, only the keys
  ///     that lead out of the screen count.
  ///   - looks: The characters of the terminal.
  /// - Returns: What is to be done outside the screen, if anything.
  mutating func press(_ key: Key, size: ScreenSize, looks: Looks) -> BrowseEffect? {
    message = nil
    if prompt != nil { return answerPrompt(key) }
    let action = KeyBinding.action(of: key)
    switch action {
    case .quit where !isHelpShown: return .quit
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    default: break
    }
    guard size.isEnough else { return nil }
    if isHelpShown {
      isHelpShown = action != .quit && action != .help && key != .escape
      return nil
    }
    return action.flatMap { perform($0, size: size, looks: looks) }
  }

  private mutating func perform(
    _ action: BrowseAction, size: ScreenSize, looks: Looks
  ) -> BrowseEffect? {
    switch action {
    case .redraw: return .readDiary
    case .log(let mood): return .log(mood)
    case .takeBack: return .takeBack
    case .birthday: return .askForBirthday
    case .nextPerson: return .nextPerson
    case .help: isHelpShown = true
    case .goTo: prompt = Prompt(.goTo)
    case .switchView: switchView()
    case .switchStyle: switchStyle(looks: looks, size: size)
    default: move(action)
    }
    return nil
  }

  private mutating func answerPrompt(_ key: Key) -> BrowseEffect? {
    switch key {
    case .control("c"): return .interrupt
    case .escape: prompt = nil
    case .enter: return acceptPrompt()
    default: prompt?.edit(key)
    }
    return nil
  }

  private mutating func acceptPrompt() -> BrowseEffect? {
    guard let prompt, !prompt.text.trimmed.isEmpty else {
      prompt = nil
      return nil
    }
    do throws(CivilDateError) {
      let date = try CivilDate(typed: prompt.text.trimmed, today: today)
      switch prompt.purpose {
      case .goTo:
        if let obstacle = obstacle(to: date) {
          self.prompt?.problem = obstacle
          break
        }
        self.prompt = nil
        select(date)
      case .birthday where date > today:
        self.prompt?.problem = "in the future"
      case .birthday:
        self.prompt = nil
        return .save(birthday: date)
      }
    } catch {
      self.prompt?.problem = error.explanation ?? "expected YYYY-MM-DD, today, +N"
    }
    return nil
  }
}
