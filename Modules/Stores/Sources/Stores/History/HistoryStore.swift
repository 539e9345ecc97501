public import Foundation
public import ModuloModels
public import ModuloUtilities

/// What can be done with the history of the data.
///
/// Taking steps back empties the lists of the other stores, which are out of date. A call that throws has changed nothing.
@MainActor
public protocol HistoryOperations: AnyObject, Sendable {
  /// Who writes: the session of the terminal, or this run of the program. A step of another author isn't taken back
  /// without a question.
  var author: String { get }

  /// The newest steps, and whether there are more. The cost grows with them, and with what they changed.
  ///
  /// - Parameters:
  ///   - moment: The earliest moment of a step; `nil` for any.
  ///   - text: What the words of its command contain; `nil` for anything.
  func steps(
    since moment: Instant?, containing text: String?, limit: Int
  ) async throws(HistoryError) -> (steps: [HistoryStepDomain], hasMore: Bool)

  /// The step of that number.
  func step(_ number: Int) async throws(HistoryError) -> HistoryStepDomain

  /// What is known of the request with an id; `nil` when none was carried out.
  func receipt(of id: UUID) async throws(HistoryError) -> HistoryReceiptDomain?

  /// The steps that an undo takes back, in that order.
  ///
  /// - Throws: `.nothingToUndo` when there are none, `.onlySoMany` when there are fewer; `.refused` for a step that isn't
  ///   there.
  func undoable(_ request: HistoryRequest) async throws(HistoryError) -> [HistoryStepDomain]

  /// Takes steps back, in this order, or nothing.
  ///
  /// - Parameters:
  ///   - steps: As `undoable` has them.
  ///   - request: What they were found for. The last ones are taken back only as long as they are the last.
  ///   - allowsNegativeTotal: Whether a goal may have less than nothing afterwards.
  ///   - now: The moment.
  ///   - limit: The time after which a session that comes back is paused.
  /// - Returns: The steps that were taken back, and how many of their rows were left.
  func undo(
    _ steps: [HistoryStepDomain], for request: HistoryRequest, allowingNegativeTotal allowsNegativeTotal: Bool,
    at now: Instant, longSession limit: LongSession
  ) async throws(HistoryError) -> UndoneSteps

  /// Takes the last undos back, so many, or nothing.
  ///
  /// - Returns: The steps that are there again.
  /// - Throws: `.nothingToRedo` when there are none, or something was written since; `.onlySoMany` when there are fewer.
  func redo(
    _ count: Int, at now: Instant, longSession limit: LongSession
  ) async throws(HistoryError) -> [HistoryStepDomain]

  /// The number of steps before a moment; of all for `nil`.
  func count(before moment: Instant?) async throws(HistoryError) -> Int

  /// Forgets the steps before a moment, or all of them for `nil`.
  ///
  /// - Returns: The number of steps that were forgotten.
  func clear(before moment: Instant?) async throws(HistoryError) -> Int
}

/// The history of the data, and its rules.
@MainActor
public protocol HistoryStore: HistoryOperations {}
