/// What a ``NavigationRegistry`` found for a destination.
public enum Resolution<Made> {
  /// What the resolver made.
  case found(Made)

  /// No resolver is registered for the type, whose fully qualified name this is.
  case notFound(typeName: String)

  /// What the resolver made.
  ///
  /// - Throws: ``NavigationError/notRegistered(typeName:)`` when there was none.
  public func get() throws(NavigationError) -> Made {
    switch self {
    case .found(let made): return made
    case .notFound(let typeName): throw .notRegistered(typeName: typeName)
    }
  }
}

extension Resolution: Equatable where Made: Equatable {}
extension Resolution: Sendable where Made: Sendable {}
