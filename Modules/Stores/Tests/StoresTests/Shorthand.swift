import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities

// Most tests are about the entries alone, on the sample day; what a call returns of their owner has its own.

extension ContributionStore {
  func fetchAll(for goal: FinancialGoalDomain, page: Page) async throws(ContributionError) {
    try await fetchAll(of: .id(goal.id), matching: .all, on: Samples.today, page: page)
  }

  func findOne(_ reference: NumberReference) async throws(ContributionError) -> ContributionDomain {
    try await findOne(reference, on: Samples.today).contribution
  }

  @discardableResult
  func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await create(draft, on: Samples.today).contribution
  }

  @discardableResult
  func move(_ draft: ContributionMoveDraft) async throws(ContributionError) -> ContributionMoveDomain {
    try await move(draft, on: Samples.today)
  }

  @discardableResult
  func update(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await update(draft, on: Samples.today).contribution
  }

  @discardableResult
  func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool
  ) async throws(ContributionError) -> ContributionDomain {
    try await delete(by: id, of: goal, allowsNegativeTotal: allowsNegativeTotal, on: Samples.today).contribution
  }
}

extension BalanceUpdateStore {
  func fetchAll(for account: FinancialAccountDomain, page: Page) async throws(BalanceUpdateError) {
    try await fetchAll(of: .id(account.id), matching: .all, on: Samples.today, page: page)
  }

  func findOne(_ reference: NumberReference) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await findOne(reference, on: Samples.today).balanceUpdate
  }

  @discardableResult
  func create(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await create(draft, on: Samples.today).balanceUpdate
  }

  @discardableResult
  func update(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await update(draft, on: Samples.today).balanceUpdate
  }

  @discardableResult
  func delete(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await delete(by: id, of: account, on: Samples.today).balanceUpdate
  }
}

extension FinancialAccountStore {
  func fetchAll(on day: CalendarDay) async throws(FinancialAccountError) {
    try await fetchAll(on: day, in: .shared(orElse: nil))
  }
}
