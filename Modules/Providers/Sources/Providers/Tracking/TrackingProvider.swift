public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// The running session for screens, with the user's intents passed on to the store.
///
/// `now` is the moment of the command, by the host's clock. A moment that is `nil` is now.
@MainActor
public protocol TrackingProvider: AnyObject, Observable, Sendable {
  /// Reads the running session; `nil` without one.
  @discardableResult
  func fetchRunning() async throws(TrackingError) -> TrackingDomain?

  /// Starts a session.
  ///
  /// - Throws: ``TrackingError/alreadyRunning(_:)``; ``TrackingError/block(_:)``; ``TrackingError/rule(_:)``.
  @discardableResult
  func start(_ draft: TrackingDraft, at now: Instant) async throws(TrackingError) -> TrackingDomain

  /// Pauses the session at a moment.
  ///
  /// - Throws: ``TrackingError/notRunning``; ``TrackingError/rule(_:)``.
  @discardableResult
  func pause(at moment: Instant?, now: Instant) async throws(TrackingError) -> TrackingDomain

  /// Goes on with the paused session from a moment on. The halves that begin from then on are of the time zone.
  ///
  /// - Throws: ``TrackingError/notRunning``; ``TrackingError/rule(_:)``.
  @discardableResult
  func resume(
    at moment: Instant?, in zone: TimeZone, now: Instant
  ) async throws(TrackingError) -> TrackingDomain

  /// Stores the whole halves of the session with a memo, and ends it; returns what was stored, and what it overlaps.
  ///
  /// - Parameter end: The moment at which it really ended.
  /// - Throws: ``TrackingError/notRunning``; ``TrackingError/rule(_:)``.
  @discardableResult
  func complete(
    until end: Instant?, memo: String?, now: Instant
  ) async throws(TrackingError) -> TrackingCompletionDomain

  /// Discards the session, its completed halves too; returns it as it was.
  ///
  /// - Throws: ``TrackingError/notRunning``.
  @discardableResult
  func stop() async throws(TrackingError) -> TrackingDomain
}

private enum TrackingProviderKey: DependencyKey { typealias Value = any TrackingProvider }

extension DependencyValues {
  /// The provider of the running session; `AppComposition` registers it.
  public var trackingProvider: any TrackingProvider {
    get { self[TrackingProviderKey.self] }
    set { self[TrackingProviderKey.self] = newValue }
  }
}
