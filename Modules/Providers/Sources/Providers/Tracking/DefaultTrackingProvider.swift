public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Passes what screens ask of the running session on to its store.
@MainActor
public final class DefaultTrackingProvider: TrackingProvider, Observable {
  private let store: any TrackingStore

  /// Creates a provider on a store.
  public init(store: any TrackingStore) {
    self.store = store
  }

  @discardableResult
  public func fetchRunning() async throws(TrackingError) -> TrackingDomain? { try await store.fetchRunning() }

  @discardableResult
  public func start(_ draft: TrackingDraft, at now: Instant) async throws(TrackingError) -> TrackingDomain {
    try await store.start(draft, at: now)
  }

  @discardableResult
  public func pause(at moment: Instant?, now: Instant) async throws(TrackingError) -> TrackingDomain {
    try await store.pause(at: moment, now: now)
  }

  @discardableResult
  public func resume(
    at moment: Instant?, in zone: TimeZone, now: Instant
  ) async throws(TrackingError) -> TrackingDomain {
    try await store.resume(at: moment, in: zone, now: now)
  }

  @discardableResult
  public func complete(
    until end: Instant?, memo: String?, now: Instant
  ) async throws(TrackingError) -> TrackingCompletionDomain {
    try await store.complete(until: end, memo: memo, now: now)
  }

  @discardableResult
  public func stop() async throws(TrackingError) -> TrackingDomain { try await store.stop() }
}
