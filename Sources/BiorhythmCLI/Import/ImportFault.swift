import BiorhythmCore

/// A row of an imported file that cannot be read.
struct ImportFault: Error, Equatable {
  /// What is wrong with a row.
  enum Problem: Error, Equatable {
    case notEntry
    case notUTF8
    case openQuote
    case fieldCount(Int, expected: Int)
    case unknownMood(String)
    case invalidDate(String)
    case invalidTime(String)
  }

  /// Where a row stands, counted from 1.
  enum Place: Equatable {
    /// The line on which the row begins.
    case line(Int)

    /// The member of a list.
    case entry(Int)
  }

  var place: Place
  var problem: Problem
}

extension [ImportFault] {
  /// The names of moods that are not known.
  var unknownMoods: [String] {
    compactMap { fault in
      guard case .unknownMood(let name) = fault.problem, !name.isEmpty else { return nil }
      return name
    }
  }

  /// A line for each fault, for standard error.
  func report(path: String) -> String {
    reduce(into: "") { text, fault in
      let place =
        switch fault.place {
        case .line(let number): "\(path):\(number)"
        case .entry(let number): "\(path): entry \(number)"
        }
      text += BioError.line("\(place): \(fault.problem.message)")
    }
  }
}

extension ImportFault.Problem {
  /// What is wrong, quoting what the file has.
  var message: String {
    switch self {
    case .notEntry: "not a mood entry"
    case .notUTF8: "not UTF-8 text"
    case .openQuote: "a quote is not closed"
    case .fieldCount(let count, let expected): "\(count) fields, expected \(expected)"
    case .unknownMood(let text): "'\(text)' is not a known mood"
    case .invalidDate(let text): "'\(text)' is not a date"
    case .invalidTime(let text): "'\(text)' is not a time of day"
    }
  }
}
