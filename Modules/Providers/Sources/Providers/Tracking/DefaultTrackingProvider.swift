public import DependencyKit
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Tells what the running session of a store amounts to by now, and passes intents on to it.
@MainActor
public final class DefaultTrackingProvider: TrackingProvider, Observable {
  private let store: any TrackingStore
  private let date: DateGenerator

  /// - Parameters:
  ///   - store: The store whose state is presented.
  ///   - date: The clock of the progress.
  public init(store: any TrackingStore, date: DateGenerator) {
    self.store = store
    self.date = date
  }

  public var running: TrackingDomain? { store.running }

  public var progress: TrackingProgress? { running?.state.progress(at: now) }

  public var isForgotten: Bool { running?.state.isForgotten(at: now) ?? false }

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

  private var now: Instant { Instant(date.now) }
}
