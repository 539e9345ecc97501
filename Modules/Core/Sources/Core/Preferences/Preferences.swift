public import DependencyKit
public import ModuloModels
public import Observation
import Synchronization

/// The settings, as one observable value that every screen shares.
@MainActor
@Observable
public final class Preferences {
  private var values: [String: String] {
    didSet { shared.withLock { $0 = values } }
  }
  /// The same for other threads.
  @ObservationIgnored private nonisolated let shared: Mutex<[String: String]>
  @ObservationIgnored private let store: any PreferencesStore

  /// Reads what is kept.
  public init(store: any PreferencesStore) throws(PreferencesError) {
    self.store = store
    let values = try store.read()
    shared = Mutex(values)
    self.values = values
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
    key.value(in: values)
  }

  /// The same on any thread, without being observed.
  public nonisolated func current<Value>(_ key: PreferenceKey<Value>) -> Value {
    shared.withLock { key.value(in: $0) }
  }

  /// Chooses a value. It holds once it is kept: when that fails, the old value stays.
  public func set<Value>(_ value: Value, for key: PreferenceKey<Value>) throws(PreferencesError) {
    try set([key.name: value.preference])
  }

  /// Chooses several values in one step.
  private func set(_ texts: [String: String?]) throws(PreferencesError) {
    do throws(PreferencesError) { values = try store.set(texts) } catch {
      // They are kept, whatever failed after that.
      if case .unsynchronized = error { for (name, text) in texts { values[name] = text } }
      throw error
    }
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
    try remember(texts(of: exclusions))
  }

  /// Chooses how far back a chart goes from now on, and what a chart of several accounts leaves out. Both hold once they
  /// are kept, in one step.
  public func remember(
    _ range: ChartRange, for chart: PreferenceKey<ChartRange?>, without exclusions: PortfolioExclusions? = nil
  ) throws(SettingsError) {
    let texts = exclusions.map(texts) ?? [:]
    try remember(texts.merging([chart.name: Optional(range).preference]) { $1 })
  }

  private func texts(of exclusions: PortfolioExclusions) -> [String: String?] {
    [
      PortfolioPreferences.includePensions.name: (!exclusions.pensions).preference,
      PortfolioPreferences.includeMortgage.name: (!exclusions.mortgage).preference,
    ]
  }

  private func remember(_ texts: [String: String?]) throws(SettingsError) {
    do { try set(texts) } catch { throw SettingsError(error) }
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
