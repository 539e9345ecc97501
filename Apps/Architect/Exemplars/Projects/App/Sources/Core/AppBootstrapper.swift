import DependencyKit
import Foundation

/// Finds out whether the app may start.
struct AppBootstrapper: Sendable {
  /// How a launch ends.
  enum Outcome: Hashable, Sendable {
    case maintenance(text: String)
    case forceUpdate(version: String)
    case failure(text: String)
    case ready
  }

  private let service: any RemoteConfigService
  private let store: any RemoteConfigStore
  private let analytics: any AnalyticsService
  private let date: DateGenerator
  private let language: String
  private let version: String

  init(_ dependencies: DependencyValues, version: String = AppConstants.version) {
    service = dependencies.remoteConfig
    store = dependencies.remoteConfigStore
    analytics = dependencies.analytics
    date = dependencies.date
    language = dependencies.locale.language.languageCode?.identifier ?? "en"
    self.version = version
  }

  /// Fetches the configuration and stores it; without an answer the stored one counts, of any age.
  func validate() async -> Outcome {
    do {
      let config = try await service.fetch()
      await keep(StoredRemoteConfig(config: config, syncedAt: date()))
      return outcome(of: config)
    } catch {
      guard let stored = store.load() else { return .failure(text: "Check the network, and try again.") }
      return outcome(of: stored.config)
    }
  }

  /// The outcome by what is stored; nil if that is stale, or nothing.
  func recheck() -> Outcome? {
    guard let stored = store.load() else { return nil }
    let age = date().timeIntervalSince(stored.syncedAt)
    return age < AppConstants.configurationLifetime ? outcome(of: stored.config) : nil
  }

  /// A configuration that can't be stored still counts for this launch.
  private func keep(_ stored: StoredRemoteConfig) async {
    do { try store.save(stored) } catch { await analytics.log("remote_config_not_stored: \(error)") }
  }

  /// Maintenance first, then the forced update.
  private func outcome(of config: RemoteConfig) -> Outcome {
    if config.isUnderMaintenance {
      let text = LocalizedRemoteConfig.text(config.maintenanceText, language: language)
      return .maintenance(text: text ?? "Back soon.")
    }
    let isTooOld = UpdateChecker.requiresUpdate(current: version, minimum: config.minimumVersion)
    return isTooOld ? .forceUpdate(version: config.minimumVersion) : .ready
  }
}
