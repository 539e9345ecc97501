public import Foundation
public import ModuloModels
public import ModuloProviders
public import ModuloStoresMocks
public import ModuloUtilities
public import Observation

/// Goals on the doubles of the layers below, for tests of features and for the mock composition.
@MainActor
public final class MockFinancialGoalProvider: FinancialGoalProvider, Observable {
  /// The double below; its log notes the calls and plans the failures.
  public let store: MockFinancialGoalStore
  private let base: DefaultFinancialGoalProvider

  public init(store: MockFinancialGoalStore) {
    self.store = store
    base = DefaultFinancialGoalProvider(store: store)
  }

  public func financialGoals(
    by scope: FinancialGoalScope, reversed: Bool, archived: Bool
  ) -> [FinancialGoalDomain] {
    base.financialGoals(by: scope, reversed: reversed, archived: archived)
  }

  public func overview(on today: CalendarDay) -> SavingsOverviewDomain { base.overview(on: today) }

  public func fetchAll(on today: CalendarDay) async throws(FinancialGoalError) {
    try await base.fetchAll(on: today)
  }

  public func findOne(
    _ reference: String, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.findOne(reference, on: today)
  }

  public func findOne(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.findOne(by: id, on: today)
  }

  public func findOneDetailed(
    by id: UUID, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain {
    try await base.findOneDetailed(by: id, on: today, page: page)
  }

  public func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain {
    try await base.report(on: today)
  }

  public func create(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.create(draft, on: today)
  }

  public func update(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.update(draft, on: today)
  }

  public func setArchived(
    _ isArchived: Bool, by id: UUID, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.setArchived(isArchived, by: id, on: today)
  }

  @discardableResult
  public func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.delete(by: id, on: today)
  }
}
