import BiorhythmCore

extension ParsedArguments {
  /// The format of the answer; the command's first where none is asked for.
  ///
  /// - Throws: ``BioError`` when the command lacks the format, or two are asked for.
  var format: OutputFormat {
    get throws(BioError) {
      var wishes: [(format: OutputFormat, spelling: String)] = []
      if has(.json) { wishes.append((.json, OptionID.json.spelling)) }
      if has(.csv) { wishes.append((.csv, OptionID.csv.spelling)) }
      if let format = try choice(.format, as: OutputFormat.init) {
        wishes.append((format, "\(OptionID.format.spelling) \(format.rawValue)"))
      }
      let formats = CommandTable[command].formats
      guard let wish = wishes.first else { return formats[0] }
      if let other = wishes.first(where: { $0.format != wish.format }) {
        throw .contradiction(wish.spelling, other.spelling)
      }
      guard formats.contains(wish.format) else {
        throw .formatNotAvailable(wish.format, command: command)
      }
      return wish.format
    }
  }

  /// The whole number that an option has.
  func number(_ id: OptionID, in range: ClosedRange<Int>) throws(BioError) -> Int? {
    guard let text = value(of: id) else { return nil }
    guard let number = wholeNumber(text), range.contains(number) else {
      throw .invalidNumber(text, option: id, range)
    }
    return number
  }

  /// The time of day that an option has, as the minute of the day.
  func clock(_ id: OptionID) throws(BioError) -> Int? {
    guard let text = value(of: id) else { return nil }
    guard let minute = MoodTime.minute(ofClock: text) else { throw .invalidClock(text, option: id) }
    return minute
  }

  /// The name that is given.
  var name: String? {
    get throws(BioError) {
      guard let name = value(of: .who) else { return nil }
      guard Person.isName(name) else { throw .invalidName(name) }
      return name
    }
  }

  /// The value of an option that has a few; the parser has refused all others.
  func choice<Value>(
    _ id: OptionID, as make: (String) -> Value?
  ) throws(BioError) -> Value? {
    guard let text = value(of: id) else { return nil }
    guard let value = make(text) else {
      throw .invalidChoice(text, of: id.spelling, choices: CommandTable[id].choices)
    }
    return value
  }

  /// The date that an option has.
  func date(_ id: OptionID, today: CivilDate) throws(BioError) -> CivilDate? {
    try date(value(of: id), option: id, today: today)
  }

  /// The date that a word gives.
  func date(at index: Int, today: CivilDate) throws(BioError) -> CivilDate? {
    try date(index < words.count ? words[index] : nil, option: nil, today: today)
  }

  private func date(
    _ text: String?, option: OptionID?, today: CivilDate
  ) throws(BioError) -> CivilDate? {
    guard let text else { return nil }
    do throws(CivilDateError) {
      return try CivilDate(typed: text, today: today)
    } catch {
      throw .invalidDate(text, option: option, reason: error)
    }
  }

  /// The month that a word gives.
  func month(at index: Int, today: CivilDate) throws(BioError) -> CivilMonth? {
    guard index < words.count else { return nil }
    do throws(CivilDateError) {
      return try CivilMonth(typed: words[index], today: today)
    } catch {
      throw .invalidMonth(words[index], command: command, reason: error)
    }
  }

  /// The days of the month or of the year that a word gives.
  func monthOrYear(at index: Int, today: CivilDate) throws(BioError) -> DateRange? {
    guard index < words.count else { return nil }
    do throws(CivilDateError) {
      let text = words[index]
      return text.isYear
        ? try DateRange(year: text) : try CivilMonth(typed: text, today: today).days
    } catch {
      throw .invalidYearOrMonth(words[index], reason: error)
    }
  }

  /// The range of days that a word gives.
  func range(at index: Int, today: CivilDate) throws(BioError) -> DateRange? {
    guard index < words.count else { return nil }
    do throws(RangeProblem) {
      return try DateRange(typed: words[index], today: today)
    } catch {
      switch error {
      case .empty: throw .emptyRange(words[index])
      case .wrongForm(let reason): throw .invalidRange(words[index], reason: reason)
      }
    }
  }

  /// Whether all words are dates, and two of them: people for whom nothing need be looked up.
  func namesTwoDates(today: CivilDate) -> Bool {
    words.count == 2 && words.allSatisfy { (try? CivilDate(typed: $0, today: today)) != nil }
  }
}
