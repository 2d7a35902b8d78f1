import BiorhythmCore

extension SVGCalendar {
  /// A month or a year graded by rhythm, with the letters of critical cycles.
  init(_ rhythm: RhythmDays, name: String?, weekStart: Weekday, selectedDate: CivilDate?) {
    self.init(
      range: rhythm.range, subject: "Rhythm",
      name: name,
      facts: "Good days \(rhythm.goodDays), bad days \(rhythm.badDays), "
        + "born \(rhythm.birthDate)",
      weekStart: weekStart, selectedDate: selectedDate
    ) { date in
      let reading = rhythm[date]
      return (reading?.grade, String((reading?.criticalCycles ?? []).map { $0.letter }))
    }
  }

  /// A month graded by mood, with the mean of each day.
  init(_ moods: MoodMonth, weekStart: Weekday, selectedDate: CivilDate?) {
    self.init(
      range: moods.month.days, subject: "Mood",
      facts: "Good days \(moods.goodDays), bad days \(moods.badDays), "
        + "logged \(moods.days.count) of \(moods.month.dayCount) days",
      weekStart: weekStart, selectedDate: selectedDate
    ) { date in
      (moods[date]?.mood, moods[date]?.meanText ?? "")
    }
  }
}
