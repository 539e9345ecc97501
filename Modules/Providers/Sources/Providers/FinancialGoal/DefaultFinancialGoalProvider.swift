public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the rows of a store, and passes intents on to it. It computes from the store, so an observer of the provider
/// observes the store.
@MainActor
public final class DefaultFinancialGoalProvider: FinancialGoalProvider, Observable {
  private let store: any FinancialGoalStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any FinancialGoalStore) {
    self.store = store
  }

  public func financialGoals(by sort: FinancialGoalSort, reversed: Bool, archived: Bool) -> [FinancialGoalDomain] {
    store.financialGoals.filter { $0.isArchived == archived }
      .sorted { sort.lists($0, before: $1, reversed: reversed) }
  }

  public func overview(on today: CalendarDay) -> SavingsOverviewDomain {
    SavingsOverviewDomain(of: store.financialGoals, on: today)
  }

  public func fetchAll(on today: CalendarDay) async throws(FinancialGoalError) {
    try await store.fetchAll(on: today)
  }

  public func fetchAll(
    choosing references: [NamedReference], on today: CalendarDay
  ) async throws(FinancialGoalError) -> [FinancialGoalDomain] {
    try await store.fetchAll(choosing: references, on: today)
  }

  public func findOne(
    _ reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await store.findOne(reference, on: today)
  }

  public func findOneDetailed(
    _ reference: NamedReference, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain {
    try await store.findOneDetailed(reference, on: today, page: page)
  }

  public func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain {
    try await store.report(on: today)
  }

  public func create(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await store.create(draft, on: today)
  }

  public func update(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await store.update(draft, on: today)
  }

  public func setArchived(
    _ isArchived: Bool, _ reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await store.setArchived(isArchived, reference, on: today)
  }

  @discardableResult
  public func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await store.delete(by: id, on: today)
  }
}

extension FinancialGoalSort {
  /// Whether one goal is listed before another. In reverse, equal goals are still newest first, and goals without an
  /// end last.
  fileprivate func lists(_ first: FinancialGoalDomain, before second: FinancialGoalDomain, reversed: Bool) -> Bool {
    if self == .deadline, first.endDate == nil || second.endDate == nil {
      return (first.endDate == nil ? 1 : 0, second.number) < (second.endDate == nil ? 1 : 0, first.number)
    }
    let (earlier, later) = reversed ? (second, first) : (first, second)
    if precedes(earlier, later) { return true }
    return precedes(later, earlier) ? false : first.number > second.number
  }

  private func precedes(_ first: FinancialGoalDomain, _ second: FinancialGoalDomain) -> Bool {
    switch self {
    case .recent: first.number > second.number
    case .amount: first.goalAmount.decimal > second.goalAmount.decimal
    case .progress: first.progressRatio > second.progressRatio
    case .deadline: first.lastDay < second.lastDay
    case .name: first.name.folded < second.name.folded
    }
  }
}

extension FinancialGoalDomain {
  /// The end, or a day after every end for a goal without one.
  fileprivate var lastDay: Int { endDate?.rawValue ?? .max }
}
