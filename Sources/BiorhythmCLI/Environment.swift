/// The environment variables of the process.
struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// Creates an environment that asks for each variable when it is needed.
  init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The value of a variable; `nil` when it is not set, and when it is set to nothing.
  subscript(name: String) -> String? {
    guard let value = lookUp(name), !value.isEmpty else { return nil }
    return value
  }
}
