import BiorhythmCore

extension Preferences {
  /// Reads the preferences file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``PreferencesDamage`` when the file is not what this program would write.
  init(json bytes: [UInt8]) throws(PreferencesDamage) {
    let document: JSONValue
    do throws(JSONProblem) {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw PreferencesDamage(error)
    }
    guard case .object(let members) = document else { throw .notObject }
    hasTwins = document.hasLostTwins(of: bytes)
    for key in members.keys.sorted() {
      let value = members[key] ?? .null
      if let known = PreferenceKey(rawValue: key) {
        try take(value, for: known)
      } else {
        others.append(JSONMember(key: key, value: value))
      }
    }
  }

  private mutating func take(
    _ value: JSONValue, for key: PreferenceKey
  ) throws(PreferencesDamage) {
    switch (key, value) {
    // A member that is null says as much as one that is not there.
    case (_, .null): break
    case (.birthday, _): birthday = try Self.date(value, key: key.rawValue)
    case (.people, .object(let members)): try takePeople(members)
    case (.people, _): throw .wrongValue(key: key.rawValue, expected: "an object of dates by name")
    default:
      guard case .string(let text) = value, key.choices.contains(text) else {
        let choices = key.choices.map { "\"\($0)\"" }.joined(separator: ", ")
        throw .wrongValue(key: key.rawValue, expected: "one of \(choices)")
      }
      self[key] = text
    }
  }

  private mutating func takePeople(
    _ members: [String: JSONValue]
  ) throws(PreferencesDamage) {
    for (name, value) in members {
      let key = "people.\(name)"
      guard Person.isName(name) else {
        throw .wrongValue(key: key, expected: "a name of 1 to 64 characters, no control characters")
      }
      people.append(SavedPerson(name: name, birthDate: try Self.date(value, key: key)))
    }
    people.sort { $0.name < $1.name }
  }

  private static func date(_ value: JSONValue, key: String) throws(PreferencesDamage) -> CivilDate {
    guard case .string(let text) = value else {
      throw .wrongValue(key: key, expected: "a date, \"YYYY-MM-DD\"")
    }
    do throws(CivilDateError) {
      return try CivilDate(iso8601: text)
    } catch {
      throw .wrongDate(key: key, text: text, reason: error)
    }
  }

  /// The file for these preferences, with a line end.
  ///
  /// - Throws: ``PreferencesDamage`` when an unknown member cannot be written again.
  var json: [UInt8] {
    get throws(PreferencesDamage) {
      if hasTwins { throw .unreadable(.twins) }
      var members: [String: JSONValue] = [:]
      for member in others { members[member.key] = member.value }
      for key in PreferenceKey.allCases { members[key.rawValue] = self[key].map { .string($0) } }
      if !people.isEmpty {
        let dates = people.map { ($0.name, JSONValue.string($0.birthDate.description)) }
        members[PreferenceKey.people.rawValue] = .object(
          Dictionary(dates) { first, _ in first })
      }
      do throws(JSONProblem) {
        return try JSONValue.object(members).bytes + [UInt8(ascii: "\n")]
      } catch {
        throw PreferencesDamage(error)
      }
    }
  }
}

/// What is wrong with a preferences file.
enum PreferencesDamage: Error, Equatable {
  case unreadable(JSONProblem)
  case notObject
  case wrongValue(key: String, expected: String)
  case wrongDate(key: String, text: String, reason: CivilDateError)

  init(_ problem: JSONProblem) {
    self = .unreadable(problem)
  }
}
