import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// `bio insight`: the words and the numbers.
@Suite struct InsightCommandTests {
  private let birth = "--birth 1980-03-12"

  private static let rules = """

     This is worth something if you fix the last day beforehand and log each mood
     before you look at your curves.

    """

  @Test func isThePictureWithTheRulesBehindIt() throws {
    let text = try bio("insight \(birth) --width 88", files: SampleDiary.noEffect).standardOutput
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try expectGolden(lines.prefix(12).map { $0 + "\n" }.joined(), "insight")
    #expect(
      lines.dropFirst(12).joined(separator: "\n") == """

         This is worth something if you fix the last day beforehand and log each mood before
         you look at your curves.

        """)
  }

  @Test func isBrokenToTheWidth() throws {
    #expect(
      try bio("insight \(birth)", files: SampleDiary.withEffect).standardOutput == """
         Does your mood follow your birthday?
         154 logged days, 2015-01-01 to 2015-06-30

         196 of 21,252 possible birthdays (1%) fit your mood at least as well as yours:
         unusual: 1 person in 108 gets this far by luck.

                           r    rank      mood above 0   below 0
         P Physical     +0.20   3 of 23           2.99      2.57
         I Intellectual +0.03  11 of 33           2.88      2.71
         E Emotional    +0.29   3 of 28           2.96      2.50

         With 154 days, an effect of r = 0.24 in each of the three cycles would be
         found about 7 times in 10, one of r = 0.13 about 4 times in 10.

        """ + Self.rules)
    let narrow = try bio("insight \(birth) --width 40", files: SampleDiary.noEffect)
    #expect(narrow.line(9) == "                   r    rank")
    #expect(narrow.line(11) == " I Intellectual -0.12  26 of 33")
  }

  @Test(arguments: [nil, "Ada", String(repeating: "日", count: 64)])
  func fitsEveryWidth(name: String?) throws {
    let entries = Journal(Array((try SampleDiary.withEffect.journal ?? "").utf8)).entries
    let insight = Insight(birthDate: try CivilDate(iso8601: "1980-03-12"), entries: entries)
    for width in Array(40...130) + [500, 1000] {
      let view = InsightView(insight: insight, name: name, width: width, glyphs: .ascii)
      let lines = Theme.plain.encode(view.styledText).split(separator: "\n").map(String.init)
      #expect(lines.filter { $0.displayWidth >= width || $0.hasSuffix(" ") }.isEmpty)
    }
  }

  /// Other birthdays on the same diary: the best, the last that is unusual, and the one after it.
  @Test(arguments: [
    (
      "1935-10-19",
      "1 of 21,252 possible birthdays (less than 1%) fits your mood at least as well as yours:",
      "unusual: 1 person in 21,252 gets this far by luck."
    ),
    (
      "1922-01-23",
      "1,062 of 21,252 possible birthdays (5%) fit your mood at least as well as yours:",
      "unusual: 1 person in 20 gets this far by luck."
    ),
    (
      "1923-09-08",
      "1,063 of 21,252 possible birthdays (5%) fit your mood at least as well as yours:",
      "no sign of a biorhythm."
    ),
    (
      "1959-01-24",
      "21,252 of 21,252 possible birthdays (100%) fit your mood at least as well as yours:",
      "no sign of a biorhythm."
    ),
  ])
  func saysHowManyBirthdaysFit(birth: String, count: String, verdict: String) throws {
    let lines = try bio("insight --birth \(birth) --width 120", files: SampleDiary.noEffect).lines
    #expect(lines.dropFirst(2).prefix(2) == [" \(count)", " \(verdict)"])
  }

  @Test func saysThatItIsTooEarly() throws {
    let text = "\n Too early to tell: it takes 60 logged days that span 66 days or more.\n"
    #expect(
      try bio("insight 2015-01 \(birth)", files: SampleDiary.noEffect).standardOutput
        == " Does your mood follow your birthday?\n 24 logged days, 2015-01-01 to 2015-01-30\n"
        + text
        + Self.rules)
    #expect(
      try bio("insight 2015-01-01..2015-01-02 \(birth)", files: SampleDiary.noEffect).line(0)
        == " Does your mood follow your birthday?   1 logged day, 2015-01-01 to 2015-01-01")
    for files in [InMemoryFiles(), diary("")] {
      #expect(
        try bio("insight \(birth)", files: files)
          == Output(
            standardOutput: " Does your mood follow your birthday?   0 logged days\n\n"
              + " No mood is logged on these days since the birth.\n" + Self.rules))
    }
  }

  @Test func saysThatThereIsNothingToCompare() throws {
    let text = try bio("insight \(birth)", files: SampleDiary.constant).standardOutput
    #expect(
      text == """
         Does your mood follow your birthday?
         90 logged days, 2015-01-01 to 2015-03-31

         All these days have the same mood: nothing to compare.

        """ + Self.rules)
  }

  @Test func namesThePerson() throws {
    let line = "insight \(birth) --who Ada --width 100"
    let output = try bio(line, files: SampleDiary.noEffect)
    #expect(
      output.line(0)
        == " Does your mood follow Ada's birthday?   154 logged days, 2015-01-01 to 2015-06-30")
    #expect(
      output.line(2)
        == " 8,944 of 21,252 possible birthdays (42%) fit your mood at least as well as Ada's:")
  }

  @Test func needsABirthday() throws {
    #expect(
      try bio("insight", files: SampleDiary.noEffect)
        == .refused(
          """
          bio: no birthday yet
          hint: save it once with 'bio birthday 1980-03-12', or add --birth DATE
          """))
  }
}
