import Testing

@testable import BiorhythmCLI

/// The birthday test as JSON, with each of its four verdicts.
@Suite struct InsightJSONTests {
  @Test func hasNoSign() throws {
    #expect(
      try json("", SampleDiary.noEffect)
        == [
          #""birth":"1980-03-12","birthdays_fitting":8944,"cycles":{"#,
          #""emotional":{"days_above":80,"days_below":62,"mean_above":2.7625,"mean_below":2.6774,"#,
          #""of":28,"r":0.0931,"rank":9},"#,
          #""intellectual":{"days_above":72,"days_below":77,"mean_above":2.7083,"mean_below":2.7922,"#,
          #""of":33,"r":-0.1163,"rank":26},"#,
          #""physical":{"days_above":76,"days_below":72,"mean_above":2.8158,"mean_below":2.6667,"#,
          #""of":23,"r":0.0568,"rank":3}},"#,
          #""first_day":"2015-01-01","last_day":"2015-06-30","logged_days":154,"mean":2.7403,"#,
          #""name":null,"of":21252,"p":0.4209,"verdict":"no_sign""#,
        ].joined())
  }

  @Test func isUnusual() throws {
    #expect(
      try json("--who Ada", SampleDiary.withEffect)
        == [
          #""birth":"1980-03-12","birthdays_fitting":196,"cycles":{"#,
          #""emotional":{"days_above":80,"days_below":62,"mean_above":2.9625,"mean_below":2.5,"#,
          #""of":28,"r":0.2883,"rank":3},"#,
          #""intellectual":{"days_above":72,"days_below":77,"mean_above":2.875,"mean_below":2.7143,"#,
          #""of":33,"r":0.0257,"rank":11},"#,
          #""physical":{"days_above":76,"days_below":72,"mean_above":2.9868,"mean_below":2.5694,"#,
          #""of":23,"r":0.1965,"rank":3}},"#,
          #""first_day":"2015-01-01","last_day":"2015-06-30","logged_days":154,"mean":2.7727,"#,
          #""name":"Ada","of":21252,"p":0.0092,"verdict":"unusual""#,
        ].joined())
  }

  @Test func isTooEarly() throws {
    #expect(
      try json("2015-01", SampleDiary.noEffect)
        == [
          #""birth":"1980-03-12","birthdays_fitting":null,"cycles":null,"first_day":"2015-01-01","#,
          #""last_day":"2015-01-30","logged_days":24,"mean":2.4583,"name":null,"of":21252,"p":null,"#,
          #""verdict":"too_early""#,
        ].joined())
    #expect(
      try json("", InMemoryFiles())
        == [
          #""birth":"1980-03-12","birthdays_fitting":null,"cycles":null,"first_day":null,"#,
          #""last_day":null,"logged_days":0,"mean":null,"name":null,"of":21252,"p":null,"#,
          #""verdict":"too_early""#,
        ].joined())
  }

  @Test func isUndefined() throws {
    #expect(
      try json("", SampleDiary.constant)
        == [
          #""birth":"1980-03-12","birthdays_fitting":null,"cycles":null,"first_day":"2015-01-01","#,
          #""last_day":"2015-03-31","logged_days":90,"mean":3,"name":null,"of":21252,"p":null,"#,
          #""verdict":"undefined""#,
        ].joined())
  }

  @Test(arguments: [("1922-01-23", "unusual"), ("1923-09-08", "no_sign")])
  func changesItsVerdictAtOneInTwenty(birth: String, verdict: String) throws {
    let text = try bio("insight --birth \(birth) --json", files: SampleDiary.noEffect)
      .standardOutput
    #expect(text.hasSuffix(#","verdict":"\#(verdict)"}"# + "\n"))
  }

  /// A side of zero without a day has no mean.
  @Test func hasNullForAnEmptySide() throws {
    // Always on the physical cycle's zero.
    let text = try bio("insight --birth 2000-01-01 --json", files: SampleDiary.periods)
      .standardOutput
    #expect(
      text.contains(
        #""physical":{"days_above":0,"days_below":0,"mean_above":null,"mean_below":null,"of":23,"#
          + #""r":0,"rank":23}"#))
    #expect(text.contains(#""birthdays_fitting":6946,"#))
  }

  /// The members of the one object, their numbers rounded to four decimals.
  private func json(_ words: String, _ files: InMemoryFiles) throws -> String {
    let line = "insight \(words) --birth 1980-03-12 --json"
    let text = try bio(line, files: files).standardOutput
    #expect(text.hasPrefix("{") && text.hasSuffix("}\n"))
    return String(text.dropFirst().dropLast(2)).replacing(/-?\d+\.\d+/) { match in
      guard let number = Double(match.output) else { return "?" }
      return "\((number * 10_000).rounded() / 10_000)"
    }
  }
}
