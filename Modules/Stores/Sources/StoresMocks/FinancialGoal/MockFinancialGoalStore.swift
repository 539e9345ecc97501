public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositoriesMocks
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Goals on the doubles of the layer below: the rules of the default, a log of the calls, failures on demand.
@MainActor
@Observable
public final class MockFinancialGoalStore: FinancialGoalStore {
  /// What the repository below was asked; plan its failures here.
  public var log: CallLog { repository.log }
  public var financialGoals: [FinancialGoalDomain] { base.financialGoals }
  @ObservationIgnored private let repository: MockFinancialGoalRepository
  @ObservationIgnored private let base: DefaultFinancialGoalStore

  public init(repository: MockFinancialGoalRepository) {
    self.repository = repository
    base = DefaultFinancialGoalStore(repository: repository)
  }

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

  @discardableResult
  public func create(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.create(draft, on: today)
  }

  @discardableResult
  public func update(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.update(draft, on: today)
  }

  @discardableResult
  public func setArchived(
    _ isArchived: Bool, by id: UUID, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.setArchived(isArchived, by: id, on: today)
  }

  @discardableResult
  public func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await base.delete(by: id, on: today)
  }

  public func merge(_ fresh: [FinancialGoalDomain]) { base.merge(fresh) }
}
