public import DependencyKit
public import Observation

/// The settings, as one observable value that every screen shares.
@MainActor
@Observable
public final class Preferences {
  private var values: [String: String]
  @ObservationIgnored private let store: any PreferencesStore

  /// Reads what is kept.
  public init(store: any PreferencesStore) throws(PreferencesError) {
    self.store = store
    values = try store.read()
  }

  /// The setting's value: the one chosen, or its default when none was, or when the one in the store means nothing.
  public subscript<Value>(key: PreferenceKey<Value>) -> Value {
    values[key.name].flatMap(Value.init(preference:)) ?? key.defaultValue
  }

  /// Chooses a value. It holds once it is kept: when that fails, the old value stays.
  public func set<Value>(_ value: Value, for key: PreferenceKey<Value>) throws(PreferencesError) {
    values = try store.set(value.preference, for: key.name)
  }
}

private enum PreferencesKey: DependencyKey {
  typealias Value = Preferences
}

extension DependencyValues {
  /// The user's settings.
  public var preferences: Preferences {
    get { self[PreferencesKey.self] }
    set { self[PreferencesKey.self] = newValue }
  }
}
