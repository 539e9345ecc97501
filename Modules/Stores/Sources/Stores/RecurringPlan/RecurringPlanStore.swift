public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with plans, and with what is due of them. A call that throws leaves the state, and the stored data,
/// as they were.
@MainActor
public protocol RecurringPlanOperations: AnyObject, Sendable {
  /// Reads the plans of a goal or an account; all for `nil`.
  ///
  /// - Throws: ``Failure/reference(_:_:)`` when the reference names no goal or account, or several.
  func fetchAll(of owner: PlanOwnerReference?) async throws(RecurringPlanError)

  /// The plan with this number or id.
  ///
  /// - Throws: ``ReferenceProblem/missing``.
  func findOne(_ reference: NumberReference) async throws(RecurringPlanError) -> RecurringPlanDomain

  /// Creates a plan. A draft that was stored already is not stored again: what is stored is returned.
  ///
  /// - Throws: ``RecurringPlanRule/missingAmount``, ``RecurringPlanRule/negativeAmount``; ``ReferenceProblem/missing`` of
  ///   its goal or account.
  @discardableResult
  func create(_ draft: RecurringPlanDraft) async throws(RecurringPlanError) -> RecurringPlanDomain

  /// Changes what an edit has changed. Another amount or other days are valid from a day on: a plan that has days before
  /// it ends there, and another one follows.
  ///
  /// - Throws: As ``create(_:)``, and ``ReferenceProblem/missing``, ``RecurringPlanRule/enteredThrough(_:)``,
  ///   ``RecurringPlanRule/endBeforeStart(start:end:)``.
  @discardableResult
  func update(
    _ draft: RecurringPlanDraft, on today: CalendarDay
  ) async throws(RecurringPlanError) -> RecurringPlanChange

  /// Deletes a plan. The contributions that it has entered stay.
  ///
  /// - Returns: The plan as it was.
  /// - Throws: ``ReferenceProblem/missing``.
  @discardableResult
  func delete(by id: UUID) async throws(RecurringPlanError) -> RecurringPlanDomain

  /// What is due on a day.
  ///
  /// - Parameter limit: How many occurrences to return; all are counted.
  func due(on today: CalendarDay, limit: Int) async throws(RecurringPlanError) -> DueList

  /// Enters contributions that are due, in one step: all of the selection, or nothing. Each is entered once, also by
  /// several processes.
  ///
  /// - Returns: What was entered; nothing where nothing is due.
  /// - Throws: ``ReferenceProblem/missing``, ``RecurringPlanRule/notDue(_:_:)``,
  ///   ``RecurringPlanRule/nothingToEnter(_:account:)``; ``RecurringPlanRule/accountShort(_:)`` unless `allowsShort`.
  @discardableResult
  func enter(
    _ selection: DueSelection, on today: CalendarDay, allowingShort allowsShort: Bool
  ) async throws(RecurringPlanError) -> [PlanEntry]

  /// Skips what is due, in one step: all of the selection, or nothing.
  ///
  /// - Returns: What was skipped; nothing where nothing is due.
  /// - Throws: ``ReferenceProblem/missing``, ``RecurringPlanRule/notDue(_:_:)``.
  @discardableResult
  func skip(
    _ selection: DueSelection, on today: CalendarDay
  ) async throws(RecurringPlanError) -> [DueOccurrence]
}

/// The user's plans, and their rules.
@MainActor
public protocol RecurringPlanStore: RecurringPlanOperations, CachingStore, Observable {
  /// The plans as they were last read, with what this store changed since, in no order.
  var rows: [RecurringPlanDomain] { get }
}
