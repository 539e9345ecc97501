public import Foundation
public import ModuloModels
import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// The stored plans, and what is due of them. Every method is one transaction, and every read one consistent snapshot.
///
/// Due is computed: a day of a plan of a goal, up to today, that has no stored occurrence. Of a plan of an account it is
/// the last day up to today, unless that is skipped or a balance of it or a later day exists. Of an archived goal nothing
/// is due.
public protocol RecurringPlanRepository: Sendable {
  /// The plans of a goal or an account, all for `nil`, by their numbers.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchAll(of owner: PlanOwnerReference?) async throws(RepositoryError) -> [RecurringPlanRecord]

  /// The plan that `reference` means.
  ///
  /// - Throws: ``RepositoryError/notFound``.
  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> RecurringPlanRecord

  /// Stores a plan. One that is stored already, by its id, is returned as it is.
  ///
  /// - Returns: The plan with its number.
  /// - Throws: ``RepositoryError/notFound`` when its goal or its account isn't there.
  func insert(_ plan: RecurringPlanEntity) async throws(RepositoryError) -> RecurringPlanRecord

  /// Changes what differs from the row that an edit was made of.
  ///
  /// Another amount or other days are valid from a day. Where the plan has days before it, it ends there and keeps them,
  /// and a new plan follows it; else it is changed in place, as its end and its note are.
  ///
  /// - Parameters:
  ///   - successor: The id of the plan that follows, if one does.
  ///   - validFrom: The day; `nil` for today, or for the day after the last stored occurrence where that is later.
  /// - Returns: The plan as it is now, and the one that it followed on.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/forbidden(_:)`` with `.plan`: ``RecurringPlanRule``
  ///   `.enteredThrough` where a stored occurrence would be changed, `.endBeforeStart`.
  func update(
    _ plan: RecurringPlanEntity, since original: RecurringPlanEntity?, successor: UUID, validFrom: CalendarDay?,
    on today: CalendarDay
  ) async throws(RepositoryError) -> RecurringPlanChangeRecord

  /// Deletes a plan and its stored occurrences. The contributions stay.
  ///
  /// - Returns: The plan as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(by id: UUID) async throws(RepositoryError) -> RecurringPlanRecord

  /// What is due on a day. The cost grows with the plans, not with their days and not with the stored occurrences: of a
  /// plan with days that are due those are read that aren't older.
  ///
  /// - Parameter limit: How many days of each plan to return. For 0 they are only counted.
  func fetchDue(on today: CalendarDay, limit: Int) async throws(RepositoryError) -> DueRecord

  /// Enters contributions that are due, each with its stored occurrence: all of them, or none. What another process has
  /// entered meanwhile isn't due any more.
  ///
  /// - Parameters:
  ///   - selection: Which of them. Of all plans, those of accounts are left out.
  ///   - allowsShort: Whether accounts may be short by it.
  ///   - id: Makes the ids of the rows.
  /// - Returns: What was entered, by plan and day.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/forbidden(_:)`` with `.plan`: ``RecurringPlanRule``
  ///   `.notDue` for a plan that is named, `.nothingToEnter` for one of an account; with `.funding`: ``FundingRule``
  ///   `.short` where an account would be shorter than it was.
  func enter(
    _ selection: DueSelection, on today: CalendarDay, allowingShort allowsShort: Bool,
    id: @escaping @Sendable () -> UUID
  ) async throws(RepositoryError) -> [PlanOccurrenceRecord]

  /// Skips what is due, plans of accounts too: all of the selection, or nothing.
  ///
  /// - Returns: What was skipped, by plan and day.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/forbidden(_:)`` with `.plan`: ``RecurringPlanRule``
  ///   `.notDue` for a plan that is named.
  func skip(
    _ selection: DueSelection, on today: CalendarDay, id: @escaping @Sendable () -> UUID
  ) async throws(RepositoryError) -> [PlanOccurrenceRecord]
}

extension FetchDescriptor<RecurringPlanEntity> {
  /// Every plan, by its number.
  static var plans: Self { FetchDescriptor(sortBy: [SortDescriptor(\.number)]) }

  /// The plans of a goal, by their numbers.
  static func plans(ofGoal id: UUID) -> Self {
    let id: UUID? = id
    return FetchDescriptor(predicate: #Predicate { $0.goalID == id }, sortBy: [SortDescriptor(\.number)])
  }

  /// The plans of an account, by their numbers.
  static func plans(ofAccount id: UUID) -> Self {
    let id: UUID? = id
    return FetchDescriptor(predicate: #Predicate { $0.accountID == id }, sortBy: [SortDescriptor(\.number)])
  }

  /// The plan that a reference means.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }
}

extension FetchDescriptor<PlanOccurrenceEntity> {
  /// The newest stored occurrences of a plan up to a day, the newest first.
  static func occurrences(of planID: UUID, through day: CalendarDay, newest limit: Int) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.planID == planID && $0.day <= day }, sortBy: [SortDescriptor(\.day, order: .reverse)],
      fetchLimit: limit)
  }

  /// The stored occurrences of a plan after a day.
  static func occurrences(of planID: UUID, after day: CalendarDay) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.planID == planID && $0.day > day })
  }

  /// The stored occurrences of all plans after a day, by day.
  static func occurrences(after day: CalendarDay) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.day > day }, sortBy: [SortDescriptor(\.day)])
  }

  /// The last stored occurrence of a plan.
  static func last(of planID: UUID) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.planID == planID }, sortBy: [SortDescriptor(\.day, order: .reverse)], fetchLimit: 1)
  }
}
