/// The columns of a file by their names.
struct ColumnNames {
  /// A record whose fields are found by the names of their columns.
  struct Row {
    fileprivate let fields: [String]

    /// A field without white space around it; empty where there is no such column.
    func field(_ column: Int?) -> String {
      column.map { fields[$0].trimmed } ?? ""
    }

    /// A field as it is.
    func text(_ column: Int?) -> String {
      column.map { fields[$0] } ?? ""
    }
  }

  private let names: [String]

  init(_ header: [String]) {
    names = header.map { $0.trimmed.lowercased() }
  }

  /// The place of a column; `nil` where there is none of this name.
  subscript(name: String) -> Int? {
    names.firstIndex(of: name)
  }

  /// A record with as many fields as there are columns.
  func row(_ record: CSVReader.Record) throws(ImportFault.Problem) -> Row {
    if let problem = record.problem { throw problem }
    guard record.fields.count == names.count else {
      throw .fieldCount(record.fields.count, expected: names.count)
    }
    return Row(fields: record.fields)
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
