public import DependencyKit
public import ModuloModels
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

  /// Reads the settings again, which another process may have changed.
  ///
  /// - Returns: Whether one is another.
  /// - Throws: ``PreferencesError`` where they can't be read; those that were read stay.
  public func reload() throws(PreferencesError) -> Bool {
    let current = try store.read()
    guard current != values else { return false }
    values = current
    return true
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

extension Preferences {
  /// The exclusions in force when none are given.
  public var portfolioExclusions: PortfolioExclusions {
    PortfolioExclusions(
      pensions: !self[PortfolioPreferences.includePensions], mortgage: !self[PortfolioPreferences.includeMortgage])
  }

  /// Chooses what is left out from now on. It holds once it is kept.
  public func remember(_ exclusions: PortfolioExclusions) throws(SettingsError) {
    do {
      try set(!exclusions.pensions, for: PortfolioPreferences.includePensions)
      try set(!exclusions.mortgage, for: PortfolioPreferences.includeMortgage)
    } catch {
      throw SettingsError(error)
    }
  }

  /// Chooses how far back a chart goes from now on. It holds once it is kept.
  public func remember(_ range: ChartRange, for chart: PreferenceKey<ChartRange?>) throws(SettingsError) {
    do { try set(range, for: chart) } catch { throw SettingsError(error) }
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
