public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the sessions of a store, and passes intents on to it.
@MainActor
public final class DefaultTrackingSessionProvider: TrackingSessionProvider, Observable {
  private let store: any TrackingSessionStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any TrackingSessionStore) {
    self.store = store
  }

  public var sessions: [TrackingSessionDetailedDomain] {
    store.sessions.sorted { $0.session.key > $1.session.key }
  }

  @discardableResult
  public func fetchAll(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(TrackingError) -> (block: BlockDomain?, offset: Int, count: Int) {
    try await store.fetchAll(of: block, in: days, page: page)
  }

  public func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    try await store.findOne(reference)
  }

  public func create(
    _ draft: TrackingSessionDraft, at now: Instant
  ) async throws(TrackingError) -> (sessions: [TrackingSessionDetailedDomain], restSeconds: Int64) {
    try await store.create(draft, at: now)
  }

  @discardableResult
  public func update(
    memo: String?, of reference: NumberReference
  ) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    try await store.update(memo: memo, of: reference)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    try await store.delete(by: id)
  }
}
