import Testing

@testable import BiorhythmCLI

/// Numbers as they are shown, and as places in a picture.
@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12_896, "12,896"), (100_000, "100,000"),
    (2_929_173, "2,929,173"), (1_000_000_000, "1,000,000,000"), (-1, "-1"), (-999, "-999"),
    (-1000, "-1,000"), (-123_456, "-123,456"),
    (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func partsThousands(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  @Test(arguments: [(0, "0%"), (1, "+1%"), (100, "+100%"), (-1, "-1%"), (-100, "-100%")])
  func onlyZeroHasNoSign(percent: Int, text: String) {
    #expect(signedPercent(percent) == text)
  }

  @Test(arguments: [
    (0.0, 0), (-0.0, 0), (0.49, 0), (0.5, 1), (1.5, 2), (2.5, 3), (-0.49, 0), (-0.5, 0),
    (-0.51, -1), (-1.5, -1), (-2.5, -2), (16.0, 16),
  ])
  func halfAStepGoesUp(number: Double, result: Int) {
    #expect(nearest(number) == result)
  }

  @Test(arguments: [
    ("0", 0), ("80", 80), ("007", 7), ("9223372036854775807", Int.max),
    ("9223372036854775808", nil), ("", nil), ("-1", nil), ("+1", nil), (" 1", nil), ("1 ", nil),
    ("1.0", nil), ("１", nil),
    ("٣", nil), ("1e3", nil), ("0x10", nil),
  ])
  func wholeNumbersAreASCIIDigitsAlone(text: String, number: Int?) {
    #expect(wholeNumber(text) == number)
  }

  @Test(arguments: [
    ("-1", true), ("+0", true), ("-14x", true), ("-", false), ("+", false), ("", false),
    ("1", false), ("--1", false), ("-x", false), ("- 1", false), ("-٣", false), ("−1", false),
  ])
  func aSignAndADigitMakeAWord(text: String, isNumber: Bool) {
    #expect(text.isSignedNumber == isNumber)
  }
}
