/// A key for a value added to the environment, such as a theme.
///
/// A key is usually a private, caseless enum beside the accessor that reads it:
///
/// ```swift
/// private enum ThemeKey: EnvironmentKey { static let defaultValue = Theme.standard }
///
/// extension EnvironmentValues {
///   public var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value in an environment that sets none.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value set for a key, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (entries[ObjectIdentifier(key)] as? Entry<Key>)?.value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = Entry<Key>(value: newValue) }
  }

  /// Tells a stored nil from no value.
  private struct Entry<Key: EnvironmentKey>: Sendable {
    let value: Key.Value
  }
}
