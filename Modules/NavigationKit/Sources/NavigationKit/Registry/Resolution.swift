/// The result of a look-up in a ``NavigationRegistry``.
public enum Resolution<Output> {
  /// The output of the resolver.
  case found(Output)

  /// No resolver is registered for the type, whose fully qualified name this is.
  case notFound(typeName: String)

  /// The output of the resolver.
  ///
  /// - Throws: ``NavigationError/notRegistered(typeName:)`` when there was none.
  public func get() throws(NavigationError) -> Output {
    switch self {
    case .found(let made): return made
    case .notFound(let typeName): throw .notRegistered(typeName: typeName)
    }
  }
}

extension Resolution: Equatable where Output: Equatable {}
extension Resolution: Sendable where Output: Sendable {}
