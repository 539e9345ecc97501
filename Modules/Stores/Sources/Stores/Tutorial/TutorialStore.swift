public import ModuloModels

/// What can be done with the tutorial of day blocks.
///
/// What the tutorial makes, a ``TutorialDraft``, is never stored.
@MainActor
public protocol TutorialOperations: AnyObject, Sendable {
  /// Reads whether the tutorial is done.
  ///
  /// - Returns: `false` until ``complete()`` has stored it; a reset of the blocks leaves it so.
  func isCompleted() async throws(TrackingError) -> Bool

  /// Stores that the tutorial is done; nothing else of it is stored. Done again, it stays done.
  func complete() async throws(TrackingError)
}

/// Whether the tutorial of day blocks is done.
@MainActor
public protocol TutorialStore: TutorialOperations {}
