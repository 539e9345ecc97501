public import ModuloModels
public import ModuloStores

/// Passes the state of the tutorial on from a store.
@MainActor
public final class DefaultTutorialProvider: TutorialProvider {
  private let store: any TutorialStore

  /// Creates a provider on a store.
  public init(store: any TutorialStore) {
    self.store = store
  }

  public func isCompleted() async throws(TrackingError) -> Bool { try await store.isCompleted() }

  public func complete() async throws(TrackingError) { try await store.complete() }
}
