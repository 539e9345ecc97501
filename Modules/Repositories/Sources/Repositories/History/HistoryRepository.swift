public import Foundation
public import ModuloModels
public import ModuloUtilities

/// The history of the data: every write as a step, newest first, and taking steps back.
public protocol HistoryRepository: Sendable {
  /// A page of the steps, newest first, and whether there are more after it. The cost grows with the page, and with what
  /// its steps changed.
  ///
  /// - Parameters:
  ///   - moment: The earliest moment of a step; `nil` for any.
  ///   - text: What the words of its command contain; `nil` for anything.
  func fetchAll(
    since moment: Instant?, containing text: String?, limit: Int
  ) async throws(RepositoryError) -> (steps: [HistoryStepDomain], hasMore: Bool)

  /// One step.
  ///
  /// - Throws: `.history(.notKept)`.
  func fetchOne(_ number: Int) async throws(RepositoryError) -> HistoryStepDomain

  /// What is known of the request with an id; `nil` when none was carried out.
  func fetchReceipt(of id: UUID) async throws(RepositoryError) -> HistoryReceiptDomain?

  /// The steps that an undo takes back next, the last one first.
  func fetchUndoable(limit: Int) async throws(RepositoryError) -> [HistoryStepDomain]

  /// The undos that a redo takes back next, the last one first; none when something was written after them.
  func fetchRedoable(limit: Int) async throws(RepositoryError) -> [HistoryStepDomain]

  /// Takes steps back, in this order, or nothing. What rows keep of others is worked out anew, and a running session that
  /// comes back late is paused at the moment of its step.
  ///
  /// - Parameters:
  ///   - request: What the steps were found for. The last ones are taken back only as long as they are the last: what was
  ///     written since would keep rows of theirs.
  ///   - allowsNegativeTotal: Whether a goal may have less than nothing afterwards, where it had more before.
  ///   - now: The moment.
  ///   - limit: The time after which a session that comes back is paused.
  /// - Returns: The steps that were taken back, and how many of their rows were left.
  /// - Throws: `.history` with why not, `.overtaken` for the last steps that aren't any more; `.goalBelowZero`.
  func undo(
    _ numbers: [Int], for request: HistoryRequest, allowingNegativeTotal allowsNegativeTotal: Bool,
    at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> UndoneSteps

  /// Takes undos back, in this order, or nothing. It is otherwise as `undo`.
  ///
  /// - Returns: The steps that are there again.
  func redo(
    _ numbers: [Int], allowingNegativeTotal allowsNegativeTotal: Bool, at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> [HistoryStepDomain]

  /// The number of steps before a moment; of all for `nil`.
  func count(before moment: Instant?) async throws(RepositoryError) -> Int

  /// Forgets the steps before a moment, or all of them for `nil`. What they changed stays, and so do the ids of requests.
  ///
  /// - Returns: The number of steps that were forgotten.
  func clear(before moment: Instant?) async throws(RepositoryError) -> Int
}
