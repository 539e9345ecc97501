public import DependencyKit
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.TrackingOperations

/// The running session for screens.
@MainActor
public protocol TrackingProvider: TrackingOperations, Observable {}

extension DefaultTrackingStore: TrackingProvider {}

private enum TrackingProviderKey: DependencyKey { typealias Value = any TrackingProvider }

extension DependencyValues {
  /// The provider of the running session; `AppComposition` registers it.
  public var trackingProvider: any TrackingProvider {
    get { self[TrackingProviderKey.self] }
    set { self[TrackingProviderKey.self] = newValue }
  }
}
