public import ModuloModels

/// Whether the tutorial of day blocks is done. Every method is one transaction.
///
/// What the tutorial makes, a ``TutorialDraft``, is never stored.
public protocol TutorialRepository: Sendable {
  /// Whether the tutorial is done.
  ///
  /// - Returns: `false` until ``complete()`` has stored it; a reset of the blocks leaves it so.
  func isCompleted() async throws(RepositoryError) -> Bool

  /// Stores that the tutorial is done; nothing else of it is stored. Done again, it stays done.
  ///
  /// - Throws: ``RepositoryError/storage(_:)``; then nothing is stored.
  func complete() async throws(RepositoryError)
}
