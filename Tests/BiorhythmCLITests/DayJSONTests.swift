import Foundation
import Testing

@testable import BiorhythmCLI

/// `bio day --json`, the whole document.
@Suite struct DayJSONTests {
  private static let ordinaryDay = """
    {"average":-0.7826520765199735,"birth":"1980-03-12","cycles":{\
    "emotional":{"critical":false,"event":null,"next_critical":"2015-07-15","percent":-43,\
    "period":28,"position":16,"trend":"falling","value":-0.4338837391175581},\
    "intellectual":{"critical":false,"event":null,"next_critical":"2015-07-10","percent":-97,\
    "period":33,"position":26,"trend":"rising","value":-0.9718115683235417},\
    "physical":{"critical":false,"event":null,"next_critical":"2015-07-10","percent":-94,\
    "period":23,"position":16,"trend":"falling","value":-0.9422609221188205}},\
    "date":"2015-07-03","days":12896,"name":null}

    """

  private static let criticalDay = """
    {"average":-0.30032295596747305,"birth":"1980-03-12","cycles":{\
    "emotional":{"critical":false,"event":null,"next_critical":"2015-07-15","percent":-90,\
    "period":28,"position":23,"trend":"rising","value":-0.9009688679024191},\
    "intellectual":{"critical":true,"event":"critical","next_critical":"2015-07-27","percent":0,\
    "period":33,"position":0,"trend":"rising","value":0},\
    "physical":{"critical":true,"event":"critical","next_critical":"2015-07-22","percent":0,\
    "period":23,"position":0,"trend":"rising","value":0}},\
    "date":"2015-07-10","days":12903,"name":null}

    """

  private static let lowDay = """
    {"average":-0.7562213701133441,"birth":"1943-03-09","cycles":{\
    "emotional":{"critical":false,"event":"low","next_critical":"1972-07-18","percent":-100,\
    "period":28,"position":21,"trend":"rising","value":-1},\
    "intellectual":{"critical":false,"event":"low","next_critical":"1972-07-19","percent":-100,\
    "period":33,"position":25,"trend":"rising","value":-0.998867339183008},\
    "physical":{"critical":false,"event":null,"next_critical":"1972-07-12","percent":-27,\
    "period":23,"position":22,"trend":"rising","value":-0.2697967711570243}},\
    "date":"1972-07-11","days":10717,"name":null}

    """

  private static let peakDay = """
    {"average":0.5037436351694257,"birth":"1943-03-09","cycles":{\
    "emotional":{"critical":false,"event":"peak","next_critical":"1972-08-01","percent":100,\
    "period":28,"position":7,"trend":"falling","value":1},\
    "intellectual":{"critical":false,"event":null,"next_critical":"1972-08-05","percent":91,\
    "period":33,"position":6,"trend":"rising","value":0.9096319953545183},\
    "physical":{"critical":false,"event":null,"next_critical":"1972-08-04","percent":-40,\
    "period":23,"position":13,"trend":"falling","value":-0.39840108984624145}},\
    "date":"1972-07-25","days":10731,"name":null}

    """

  private static let dayOfBirth = """
    {"average":0,"birth":"1980-03-12","cycles":{\
    "emotional":{"critical":true,"event":"critical","next_critical":"1980-03-26","percent":0,\
    "period":28,"position":0,"trend":"rising","value":0},\
    "intellectual":{"critical":true,"event":"critical","next_critical":"1980-03-29","percent":0,\
    "period":33,"position":0,"trend":"rising","value":0},\
    "physical":{"critical":true,"event":"critical","next_critical":"1980-03-24","percent":0,\
    "period":23,"position":0,"trend":"rising","value":0}},\
    "date":"1980-03-12","days":0,"name":"Ada"}

    """

  private static let lastDayOfAll = """
    {"average":0.2694355885194476,"birth":"1980-03-12","cycles":{\
    "emotional":{"critical":false,"event":null,"next_critical":null,"percent":90,\
    "period":28,"position":9,"trend":"falling","value":0.9009688679024191},\
    "intellectual":{"critical":false,"event":null,"next_critical":null,"percent":-91,\
    "period":33,"position":27,"trend":"rising","value":-0.9096319953545183},\
    "physical":{"critical":false,"event":null,"next_critical":null,"percent":82,\
    "period":23,"position":8,"trend":"falling","value":0.816969893010442}},\
    "date":"9999-12-31","days":2929173,"name":null}

    """

  @Test(arguments: [
    ("day 2015-07-03 --birth 1980-03-12", ordinaryDay),
    ("--birth 1980-03-12", ordinaryDay),
    ("day 2015-07-10 --birth 1980-03-12 --color always --width 40", criticalDay),
    ("day 1972-07-11 --birth 1943-03-09", lowDay),
    ("day 1972-07-25 --birth 1943-03-09", peakDay),
    ("day 1980-03-12 --birth 1980-03-12 --who Ada", dayOfBirth),
    ("day 9999-12-31 --birth 1980-03-12", lastDayOfAll),
  ])
  func equalsTheDocument(line: String, document: String) throws {
    #expect(try bio("\(line) --json") == .printed(document))
    let terminal = Terminal(columns: 100)
    let environment = ["TERM": "xterm", "LANG": "en_US.UTF-8"]
    #expect(
      try bio("\(line) -f json", environment: environment, terminal: terminal)
        == .printed(document))
  }

  @Test(arguments: ["Ada", #"say "hi" \ <3"#, "日本語", "é\u{301}👨‍👩‍👧"])
  func otherProgramsCanReadIt(name: String) throws {
    let words = ["day", "2015-07-03", "--birth", "1980-03-12", "--json", "--who", name]
    let text = try bio(words: words).standardOutput
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document.keys.sorted() == ["average", "birth", "cycles", "date", "days", "name"])
    #expect(document["name"] as? String == name)
    let cycles = try #require(document["cycles"] as? [String: [String: Any]])
    #expect(
      cycles.mapValues { $0["percent"] as? Int } == [
        "physical": -94, "intellectual": -97, "emotional": -43,
      ])
  }
}
