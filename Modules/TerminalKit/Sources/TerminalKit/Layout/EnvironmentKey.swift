/// Names a value of the environment that a user of the Kit adds, such as a theme.
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
  /// What the key stands for.
  associatedtype Value: Sendable

  /// The value of an environment in which none was set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key: the one that was set, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = newValue }
  }
}
