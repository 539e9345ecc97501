public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositoriesMocks
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Accounts on the doubles of the layer below: the rules of the default, a log of the calls, failures on demand.
@MainActor
@Observable
public final class MockFinancialAccountStore: FinancialAccountStore {
  /// What the repository below was asked; plan its failures here.
  public var log: CallLog { repository.log }
  public var financialAccounts: [FinancialAccountDomain] { base.financialAccounts }
  @ObservationIgnored private let repository: MockFinancialAccountRepository
  @ObservationIgnored private let base: DefaultFinancialAccountStore

  public init(repository: MockFinancialAccountRepository) {
    self.repository = repository
    base = DefaultFinancialAccountStore(repository: repository)
  }

  public func fetchAll(on day: CalendarDay) async throws(FinancialAccountError) { try await base.fetchAll(on: day) }

  public func findOne(
    _ reference: String, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.findOne(reference, on: day)
  }

  public func findOne(
    by id: UUID, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.findOne(by: id, on: day)
  }

  public func findOneDetailed(
    by id: UUID, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain {
    try await base.findOneDetailed(by: id, on: day, page: page)
  }

  @discardableResult
  public func create(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.create(draft, on: day)
  }

  @discardableResult
  public func update(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.update(draft, on: day)
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.delete(by: id, on: day)
  }

  public func merge(_ fresh: [FinancialAccountDomain]) { base.merge(fresh) }
}
