public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts what a store holds, and passes intents on to it. It computes from the store, so whoever observes the provider
/// observes the store.
@MainActor
public final class DefaultFinancialGoalProvider: FinancialGoalProvider, Observable {
  private let store: any FinancialGoalStore

  public init(store: any FinancialGoalStore) {
    self.store = store
  }

  public func financialGoals(
    by scope: FinancialGoalScope, reversed: Bool, archived: Bool
  ) -> [FinancialGoalDomain] {
    let sorted = store.financialGoals.filter { $0.isArchived == archived }.sorted(by: scope.areInIncreasingOrder)
    return reversed ? sorted.reversed() : sorted
  }

  public func fetchAll(on today: CalendarDay) async throws(FinancialGoalError) {
    try await store.fetchAll(on: today)
  }

  public func findOne(
    _ reference: String, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await store.findOne(reference, on: today)
  }

  public func findOne(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await store.findOne(by: id, on: today)
  }

  public func findOneDetailed(
    by id: UUID, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain {
    try await store.findOneDetailed(by: id, on: today, page: page)
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

  public func delete(by id: UUID) async throws(FinancialGoalError) {
    try await store.delete(by: id)
  }
}

extension FinancialGoalScope {
  /// Whether one goal is listed before another; ties are decided by the number, newest first.
  fileprivate func areInIncreasingOrder(_ first: FinancialGoalDomain, _ second: FinancialGoalDomain) -> Bool {
    switch self {
    case .mostRecent: first.number > second.number
    case .maxAmount: (second.goalAmount, second.number) < (first.goalAmount, first.number)
    case .progress: (second.progressRatio, second.number) < (first.progressRatio, first.number)
    case .deadline: (first.lastDay, second.number) < (second.lastDay, first.number)
    case .name: (first.name.folded, second.number) < (second.name.folded, first.number)
    }
  }
}

extension FinancialGoalDomain {
  /// The end, or a day after every end for a goal without one.
  fileprivate var lastDay: Int { endDate?.rawValue ?? .max }
}
