/// Turns destinations into what shows them, by their type.
///
/// Features register a resolver per destination type; the registry knows none of them. It is generic over what it
/// makes (a screen, a view, a line of text), so it depends on no user interface.
@MainActor
public final class NavigationRegistry<Output> {
  private var resolvers: [ObjectIdentifier: @MainActor (Any) -> Output?] = [:]

  /// A registry that knows no destination.
  public init() {}

  /// Says what shows the destinations of a type. The last registration of a type counts.
  public func register<Destination: Hashable>(
    _ type: Destination.Type, resolver: @escaping @MainActor (Destination) -> Output
  ) {
    resolvers[ObjectIdentifier(type)] = { ($0 as? Destination).map(resolver) }
  }

  /// Makes what shows a destination.
  ///
  /// A value that is already made is handed back as it is; an unknown ``RecursiveDestination`` is unwrapped, as often
  /// as it takes. Type-erased values (`AnyHashable`) count as what they hold. The cost is that of one look-up per
  /// level, plus the resolver.
  ///
  /// - Returns: what the resolver made, or the name of the innermost type for which there is none.
  public func resolve(_ destination: any Hashable) -> Resolution<Output> {
    var value = content(of: destination)
    var seen: Set<ObjectIdentifier> = []
    // Wrappers that wrap each other must end too, so no type is tried twice.
    while seen.insert(ObjectIdentifier(type(of: value))).inserted {
      if let made = make(value) { return .found(made) }
      guard let wrapper = value as? any RecursiveDestination else { break }
      value = content(of: wrapper.unwrapped)
    }
    return .notFound(typeName: String(reflecting: type(of: value)))
  }

  /// Makes what shows a destination, as the type the caller knows it to be.
  ///
  /// - Throws: ``NavigationError/notRegistered(typeName:)``, or ``NavigationError/unexpectedType(made:expected:)``
  ///   when the resolver made something else.
  public func resolve<Expected>(
    _ destination: any Hashable, as type: Expected.Type
  ) throws(NavigationError) -> Expected {
    let made = try resolve(destination).get()
    guard let expected = made as? Expected else {
      throw .unexpectedType(
        made: String(reflecting: Swift.type(of: made as Any)), expected: String(reflecting: type))
    }
    return expected
  }
}

extension NavigationRegistry {
  /// What a type-erased value holds; any other value itself. Its type is asked first: to erase a value reads every
  /// conformance of the program, the first time for each type.
  private func content(of value: any Hashable) -> Any {
    guard type(of: value) == AnyHashable.self, let erased = value as? AnyHashable else { return value }
    return erased.base
  }

  private func make(_ value: Any) -> Output? {
    resolvers[ObjectIdentifier(type(of: value))]?(value) ?? value as? Output
  }
}
