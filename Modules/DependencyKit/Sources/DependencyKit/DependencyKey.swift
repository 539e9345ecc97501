/// Names one dependency and the type of its value.
///
/// A key is usually a private, caseless enum of one line beside the accessor that reads it:
///
/// ```swift
/// private enum GreeterKey: DependencyKey { typealias Value = any Greeter }
///
/// extension DependencyValues {
///   public var greeter: any Greeter {
///     get { self[GreeterKey.self] }
///     set { self[GreeterKey.self] = newValue }
///   }
/// }
/// ```
///
/// Both values default to *unimplemented*: reading them ends the process with a message that names the key, because a
/// missing dependency is a mistake in the composition root that no caller can handle.
public protocol DependencyKey {
  /// The type of the dependency.
  associatedtype Value: Sendable

  /// The value while none is set and the context is ``DependencyContext/live``.
  static var liveValue: Value { get }

  /// The value while none is set and the context is ``DependencyContext/test``.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// Ends the process: there is no value unless the key provides one or the composition root registers one.
  public static var liveValue: Value { unimplemented(Self.self) }

  /// Ends the process: a test that reaches a dependency has to say what it wants there.
  public static var testValue: Value { unimplemented(Self.self) }
}

private func unimplemented<Key: DependencyKey>(_ key: Key.Type) -> Never {
  fatalError(
    """
    No value for the dependency \(key) of type \(String(reflecting: Key.Value.self)). \
    Set it in DependencyValues.register at the composition root, or with withDependencies in a test.
    """)
}
