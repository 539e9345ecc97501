public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Stored sessions for screens: newest first, with the user's intents passed on to the store.
@MainActor
public protocol TrackingSessionProvider: AnyObject, Observable, Sendable {
  /// The page last read, with the changes since: by the moment of completion, and of one moment by number, descending.
  var sessions: [TrackingSessionDetailedDomain] { get }

  /// Reads one page of the sessions of a block, or of all for `nil`, and of a span of days, or of all for `nil`.
  /// Returns the block, the number of sessions before the page, and that of all.
  @discardableResult
  func fetchAll(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(TrackingError) -> (block: BlockDomain?, offset: Int, count: Int)

  /// The session with this number or id.
  ///
  /// - Throws: ``TrackingError/notFound``.
  func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain

  /// Stores the whole halves of a time that was typed in; returns one session for each day, and the seconds that were
  /// left out.
  ///
  /// - Throws: ``TrackingError/rule(_:)``; ``TrackingError/block(_:)`` for a block that is gone.
  func create(
    _ draft: TrackingSessionDraft, at now: Instant
  ) async throws(TrackingError) -> (sessions: [TrackingSessionDetailedDomain], restSeconds: Int64)

  /// Changes the memo of a session; returns the session as it is now.
  ///
  /// - Throws: ``TrackingError/notFound``.
  @discardableResult
  func update(
    memo: String?, of reference: NumberReference
  ) async throws(TrackingError) -> TrackingSessionDetailedDomain

  /// Deletes a session with all of its times; returns it as it was.
  ///
  /// - Throws: ``TrackingError/notFound``.
  @discardableResult
  func delete(by id: UUID) async throws(TrackingError) -> TrackingSessionDetailedDomain
}

private enum TrackingSessionProviderKey: DependencyKey { typealias Value = any TrackingSessionProvider }

extension DependencyValues {
  /// The provider of stored sessions; `AppComposition` registers it.
  public var trackingSessionProvider: any TrackingSessionProvider {
    get { self[TrackingSessionProviderKey.self] }
    set { self[TrackingSessionProviderKey.self] = newValue }
  }
}
