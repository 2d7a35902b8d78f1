@testable import BiorhythmCLI

/// The path of the journal in these tests.
let journalPath = "/home/ada/.local/share/bio/moods.jsonl"

/// Files with a journal of the given text.
func diary(_ journal: String) -> InMemoryFiles {
  InMemoryFiles([journalPath: journal])
}

/// Files with a journal of the given bytes, which need not be text.
func diary(bytes: [UInt8]) throws -> InMemoryFiles {
  let files = InMemoryFiles()
  try files.append(bytes, to: journalPath)
  return files
}

extension InMemoryFiles {
  /// The text of the journal; `nil` when there is none.
  var journal: String? {
    self[journalPath]
  }
}

/// Journals made for the tests.
enum SampleJournal {
  /// July 2015: days and their levels.
  static let july = journal(
    "07",
    """
    1=3; 2=2,3; 3=4,4,3; 4=4; 6=1; 7=1,2; 8=2; 9=3,3; 10=2,1; 11=4,4; 12=3; 13=2; 14=2,2,3; 15=1,1; \
    17=3,4; 18=4; 19=4,4; 20=3; 21=2,3,3,2; 22=1,3; 24=3; 25=3,4,4; 26=4; 27=1; 28=2; 29=2,3; 30=3,3
    """)

  /// June 2015: means of 2, 4, 2.25, 2.96, and 1.96.
  static let june = journal(
    "06",
    """
    1=1,3; 3=4; 4=2,2,2,3; 5=3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,2; \
    6=2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,1
    """)

  private static func journal(_ month: String, _ days: String) -> String {
    days.split(separator: "; ").reduce(into: "") { text, day in
      let parts = day.split(separator: "=")
      for level in parts[1].split(separator: ",") {
        let number = parts[0].count < 2 ? "0\(parts[0])" : "\(parts[0])"
        text += #"{"at":"2015-\#(month)-\#(number)","level":\#(level)}"# + "\n"
      }
    }
  }
}
