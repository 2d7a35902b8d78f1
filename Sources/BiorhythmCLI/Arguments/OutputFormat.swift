/// The forms in which an answer can be had.
enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case json
  case csv
  case svg
  case ics
}
