/// Why a navigation was refused.
public enum NavigationError: Error, Hashable, Sendable {
  /// The route cannot present: a push belongs on the path.
  case notPresentable(Route)

  /// No resolver is registered for the type, which is fully qualified here.
  case notRegistered(typeName: String)

  /// A resolver made something of another type than the caller needs; both are fully qualified here.
  case unexpectedType(made: String, expected: String)
}

extension NavigationError: CustomStringConvertible {
  /// One sentence for a developer; nothing of it is translated.
  public var description: String {
    switch self {
    case .notPresentable(let route): "The route \(route) cannot present a destination; push it instead."
    case .notRegistered(let typeName): "No resolver is registered for \(typeName)."
    case .unexpectedType(let made, let expected): "The destination resolves to \(made), not to \(expected)."
    }
  }
}
