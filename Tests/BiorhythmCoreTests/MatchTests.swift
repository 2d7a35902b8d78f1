import BiorhythmCore
import Testing

@Suite struct MatchTests {
  /// |cos(π · d / period)| by the days apart, computed apart from this library with 50 digits.
  private static let harmonies: [Cycle: [Double]] = [
    .physical: [
      1, 0.99068594603633075234, 0.96291728734779929502, 0.91721130150545301784,
      0.85441940454648855255, 0.77571129070441980704, 0.68255314321865408287,
      0.57668032211486714125, 0.46006503773115212604, 0.33487961217098615196,
      0.20345601305263378988, 0.06824241336467097592,
    ],
    .intellectual: [
      1, 0.99547192257308460473, 0.9819286972627067004, 0.95949297361449738989,
      0.9283679330160726102, 0.88883544865492346631, 0.84125353283118116886,
      0.78605309474278746976, 0.72373403810507016164, 0.65486073394528506406,
      0.5800569095711981792, 0.5, 0.41541501300188642553, 0.32706796331742163634,
      0.23575893550942722825, 0.14231483827328514044, 0.04758191582374229745,
    ],
    .emotional: [
      1, 0.99371220989324258353, 0.97492791218182360702, 0.9438833303083675629,
      0.90096886790241912624, 0.84672419922828416835, 0.78183148246802980871,
      0.7071067811865475244, 0.62348980185873353053, 0.53203207651533656356,
      0.43388373911755812048, 0.33027906195516708177, 0.22252093395631440429,
      0.11196447610330785847, 0,
    ],
  ]

  @Test(arguments: Cycle.allCases)
  func followsTheCosineAtEveryDistance(cycle: Cycle) throws {
    let harmonies = try #require(Self.harmonies[cycle])
    let birthDate = try date("1980-03-12")
    let mismatches = try (0..<cycle.period).filter { days in
      let other = try #require(birthDate.adding(days: days))
      let match = try #require(Match(birthDate, other).cycles.first { $0.cycle == cycle })
      let distance = min(days, cycle.period - days)
      return match.distance != distance || !isClose(match.harmony, harmonies[distance])
    }
    #expect(mismatches == [])
  }

  @Test(arguments: [
    // Goethe and Schiller.
    ("1749-08-28", "1759-11-10", [0, 3, 2], [100, 96, 97], 98),
    ("1980-03-12", "1990-12-10", [8, 2, 5], [46, 98, 85], 76),
    ("1990-12-10", "1906-12-09", [0, 8, 6], [100, 72, 78], 84),
    ("2000-02-29", "1980-03-12", [2, 0, 13], [96, 100, 11], 69),
    ("1980-03-12", "1980-03-23", [11, 11, 11], [7, 50, 33], 30),
    ("1980-03-12", "1980-03-24", [11, 12, 12], [7, 42, 22], 24),
    ("0001-01-01", "9999-12-31", [3, 14, 10], [92, 24, 43], 53),
    // Once round all cycles, and a day less.
    ("1980-03-12", "2038-05-19", [0, 0, 0], [100, 100, 100], 100),
    ("1980-03-12", "2038-05-18", [1, 1, 1], [99, 100, 99], 99),
  ])
  func isTheSameInBothDirections(
    one: String, other: String, distances: [Int], percents: [Int], overall: Int
  ) throws {
    let (one, other) = (try date(one), try date(other))
    for match in [Match(one, other), Match(other, one)] {
      #expect(match.cycles.map(\.cycle) == [.physical, .intellectual, .emotional])
      #expect(match.cycles.map(\.distance) == distances)
      #expect(match.cycles.map(\.percent) == percents)
      #expect(match.overallPercent == overall)
    }
    #expect(Match(one, other) == Match(other, one))
  }

  @Test(arguments: ["1980-03-26", "1980-02-27", "1926-06-02", "2038-06-02"])
  func isNothingAtAllWhereEmotionsAreOpposite(other: String) throws {
    let match = try Match(date("1980-03-12"), date(other))
    let emotional = try #require(match.cycles.last)
    #expect(emotional.cycle == .emotional)
    #expect(emotional.distance == 14)
    #expect(emotional.harmony == 0)
    #expect(emotional.harmony.sign == .plus)
    #expect(emotional.percent == 0)
  }

  @Test(arguments: ["0001-01-01", "1980-03-12", "2000-02-29", "9999-12-31"])
  func isCompleteForOneAndTheSameBirth(birth: String) throws {
    let match = try Match(date(birth), date(birth))
    #expect(match.cycles.map(\.distance) == [0, 0, 0])
    #expect(match.cycles.map(\.harmony) == [1, 1, 1])
    #expect(match.overall == 1)
    #expect(match.overallPercent == 100)
  }

  /// The mean of 33, 65 and 53 is 50.3; the harmonies themselves have the mean 50.7.
  @Test func overallIsTheMeanBeforeRounding() throws {
    let match = try Match(date("1980-03-12"), date("1980-03-21"))
    #expect(match.cycles.map(\.percent) == [33, 65, 53])
    #expect(isClose(match.overall, 0.50725747421053593))
    #expect(match.overallPercent == 51)
  }
}
