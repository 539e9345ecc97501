public import DependencyKit
public import ModuloModels
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.TrackingSessionOperations

/// Stored sessions for screens: newest first.
@MainActor
public protocol TrackingSessionProvider: TrackingSessionOperations, Observable {
  /// The page last read, with the changes since: by their starts, and of one moment by number, descending.
  var sessions: [TrackingSessionDetailedDomain] { get }
}

extension DefaultTrackingSessionStore: TrackingSessionProvider {
  public var sessions: [TrackingSessionDetailedDomain] {
    rows.sorted { $0.session.key > $1.session.key }
  }
}

private enum TrackingSessionProviderKey: DependencyKey { typealias Value = any TrackingSessionProvider }

extension DependencyValues {
  /// The provider of stored sessions; `AppComposition` registers it.
  public var trackingSessionProvider: any TrackingSessionProvider {
    get { self[TrackingSessionProviderKey.self] }
    set { self[TrackingSessionProviderKey.self] = newValue }
  }
}
