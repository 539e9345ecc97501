public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// The goals a person keeps, and the rules about them.
///
/// Every read is one snapshot, taken for a day that the caller names. A call that throws leaves the state as it was.
@MainActor
public protocol FinancialGoalStore: AnyObject, Observable, Sendable {
  /// The goals as they were last read, in insertion order, with what this store changed since.
  var financialGoals: [FinancialGoalDomain] { get }

  /// Reads every goal.
  func fetchAll(on today: CalendarDay) async throws(FinancialGoalError)

  /// The one goal that a person means.
  ///
  /// Digits are a number first. When no goal has it, a goal is meant that is called exactly so; not one whose name only
  /// begins so, or the number of a goal that is gone could mean another.
  ///
  /// - Throws: ``FinancialGoalError/notFound(_:)``; ``FinancialGoalError/ambiguous(_:candidates:)`` when a name is the
  ///   beginning of several and none is called exactly so.
  func findOne(_ reference: NamedReference, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// The goal with this id.
  ///
  /// - Throws: ``FinancialGoalError/notFound(_:)``.
  func findOne(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// A goal with its months and one page of its contributions.
  ///
  /// - Throws: ``FinancialGoalError/notFound(_:)``.
  func findOneDetailed(
    by id: UUID, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain

  /// Every goal with its months and its latest contributions, archived ones among them.
  func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain

  /// Makes a goal and appends it. A draft that was stored already is not stored again: its goal is returned.
  ///
  /// - Throws: The first rule that the draft breaks: a name, an amount above zero, an end not before the start, a name
  ///   that no other goal has.
  @discardableResult
  func create(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Changes a goal in place; what was saved stays.
  ///
  /// - Throws: As ``create(_:on:)``, and ``FinancialGoalError/notFound(_:)``.
  @discardableResult
  func update(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Puts a goal away, or back among the current ones. Nothing else of it changes.
  ///
  /// - Returns: The goal as it is now.
  /// - Throws: ``FinancialGoalError/notFound(_:)``.
  @discardableResult
  func setArchived(
    _ isArchived: Bool, by id: UUID, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// Deletes a goal and its contributions.
  ///
  /// - Returns: The goal as it was, with what it had.
  /// - Throws: ``FinancialGoalError/notFound(_:)``.
  @discardableResult
  func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// Takes in the goals as they are by now, read elsewhere: those that are gone go, those that changed change in place, new
  /// ones follow, and one that is as it was is left alone. Nobody is notified when nothing changed.
  func merge(_ fresh: [FinancialGoalDomain])
}
