public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with goals.
///
/// Every read is one snapshot, taken for a day that the caller names. A call that throws leaves the state as it was.
@MainActor
public protocol FinancialGoalOperations: AnyObject, Sendable {
  /// Reads every goal.
  func fetchAll(on today: CalendarDay) async throws(FinancialGoalError)

  /// Reads every goal, and chooses one of them for each reference, in the same order.
  ///
  /// - Throws: As ``findOne(_:on:)``, for the first reference that names none: then nothing is shown.
  func fetchAll(
    choosing references: [NamedReference], on today: CalendarDay
  ) async throws(FinancialGoalError) -> [FinancialGoalDomain]

  /// The one goal that the reference names.
  ///
  /// Digits are looked up as a number first, then as an exact name. They match no prefix of a name, so that the number
  /// of a deleted goal never names another.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)`` when the text is a
  ///   prefix of several names and equals none.
  func findOne(_ reference: NamedReference, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// A goal with its months and one page of its contributions.
  ///
  /// - Throws: As ``findOne(_:on:)``.
  func findOneDetailed(
    _ reference: NamedReference, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain

  /// Every goal with its months and its latest contributions, archived ones among them.
  func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain

  /// Creates a goal and appends it. A draft that was stored already is not stored again: its goal is returned.
  ///
  /// - Throws: The first rule that the draft breaks: a name, an amount above zero, an end not before the start, a name
  ///   that no other goal has.
  @discardableResult
  func create(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Changes a goal in place, by what the draft and its original differ in; its contributions stay.
  ///
  /// - Throws: As ``create(_:on:)``, and ``ReferenceProblem/notFound(_:)``.
  @discardableResult
  func update(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Archives a goal, or restores it from the archive. Nothing else of it changes.
  ///
  /// - Returns: The goal as it is now.
  /// - Throws: As ``findOne(_:on:)``.
  @discardableResult
  func setArchived(
    _ isArchived: Bool, _ reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// The goal that a reference names as its deletion would find it, with what goes with it.
  ///
  /// - Throws: As ``findOne(_:on:)``.
  func findDeletion(
    of reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> OwnerDeletion<FinancialGoalDomain>

  /// Deletes a goal with its contributions, plans and links to accounts.
  ///
  /// - Returns: The goal as it was, with its totals, and what went with it.
  /// - Throws: ``ReferenceProblem/notFound(_:)``.
  @discardableResult
  func delete(
    by id: UUID, on today: CalendarDay
  ) async throws(FinancialGoalError) -> OwnerDeletion<FinancialGoalDomain>
}

/// The user's goals, and their rules.
@MainActor
public protocol FinancialGoalStore: FinancialGoalOperations, CachingStore, Observable {
  /// The goals as they were last read, in insertion order, with what this store changed since.
  var rows: [FinancialGoalDomain] { get }
}
