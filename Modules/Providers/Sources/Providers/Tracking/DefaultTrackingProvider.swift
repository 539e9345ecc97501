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
  public func start(_ draft: TrackingDraft) async throws(TrackingError) -> TrackingDomain {
    try await store.start(draft)
  }

  @discardableResult
  public func pause(at moment: Instant?) async throws(TrackingError) -> TrackingDomain {
    try await store.pause(at: moment)
  }

  @discardableResult
  public func resume(at moment: Instant?) async throws(TrackingError) -> TrackingDomain {
    try await store.resume(at: moment)
  }

  @discardableResult
  public func complete(until end: Instant?, memo: String?) async throws(TrackingError) -> TrackingCompletionDomain {
    try await store.complete(until: end, memo: memo)
  }

  @discardableResult
  public func stop() async throws(TrackingError) -> TrackingDomain { try await store.stop() }

  public func completeTutorial() async throws(TrackingError) { try await store.completeTutorial() }
}
