import BiorhythmCore

/// What the birthday test found, in words and a small table.
struct InsightView {
  var insight: Insight

  /// The name of the person whose birthday is tested; `nil` for the user.
  var name: String?
  var width: Int
  var glyphs: Glyphs

  var styledText: StyledText {
    let blank = [StyledLine()]
    guard let test = insight.test else {
      return StyledText(lines: titleLines + blank + paragraph(refusal) + blank + paragraph(rules))
    }
    return StyledText(
      lines: titleLines + blank + paragraph(count(test)) + paragraph(verdict(test)) + blank
        + InsightTable(cycles: test.cycles, width: width).lines + blank + paragraph(power) + blank
        + paragraph(rules))
  }

  private var titleLines: [StyledLine] {
    let title = "Does your mood follow \(name.possessive) birthday?"
    var days =
      insight.days.count == 1 ? "1 logged day" : "\(grouped(insight.days.count)) logged days"
    if let first = insight.days.first, let last = insight.days.last {
      days += ", \(first.date) to \(last.date)"
    }
    var line = StyledLine.title(title, width: width, glyphs: glyphs)
    guard line.width + 3 + days.count >= width else {
      line.append("   " + days)
      return [line]
    }
    return [line] + paragraph(days)
  }

  /// Why there is nothing to be said yet.
  private var refusal: String {
    if insight.days.isEmpty { return "No mood is logged on these days since the birth." }
    if insight.verdict == .undefined {
      return "All these days have the same mood: nothing to compare."
    }
    return "Too early to tell: it takes 60 logged days that span 66 days or more."
  }

  private func count(_ test: BirthdayTest) -> String {
    let count = test.fittingBirthdays
    let percent = (200 * count + Cycle.commonPeriod) / (2 * Cycle.commonPeriod)
    let share = percent == 0 ? "less than 1%" : "\(percent)%"
    let own = name.map { "\($0)'s" } ?? "yours"
    return "\(grouped(count)) of \(grouped(Cycle.commonPeriod)) possible birthdays (\(share)) "
      + "\(count == 1 ? "fits" : "fit") your mood at least as well as \(own):"
  }

  private func verdict(_ test: BirthdayTest) -> String {
    guard test.isUnusual else { return "no sign of a biorhythm." }
    let people = grouped(Cycle.commonPeriod / test.fittingBirthdays)
    return "unusual: 1 person in \(people) gets this far by luck."
  }

  private var power: String {
    guard let power = DetectionPower.of(days: insight.days.count) else { return "" }
    return "With \(grouped(insight.days.count)) days, an effect of r = 0.24 in each of the three "
      + "cycles would be found about \(power.strongEffect) times in 10, one of r = 0.13 about "
      + "\(power.weakEffect) times in 10."
  }

  private var rules: String {
    "This is worth something if you fix the last day beforehand and log each mood before you look "
      + "at your curves."
  }

  private func paragraph(_ text: String) -> [StyledLine] {
    text.wrapped(to: width - 2).map { StyledLine(" " + $0) }
  }
}
