import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloProviders
import ModuloUtilities

// Most tests are about the entries alone, on the sample day; references are read from what a user types.

extension FinancialGoalProvider {
  func findOne(_ text: String, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await findOne(NamedReference(reading: text, throwing: FinancialGoalError.self), on: today)
  }
}

extension ContributionProvider {
  func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await create(draft, on: Samples.today).contribution
  }

  func findOne(_ reference: NumberReference) async throws(ContributionError) -> ContributionDomain {
    try await findOne(reference, on: Samples.today).contribution
  }

  func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool
  ) async throws(ContributionError) -> ContributionDomain {
    try await delete(by: id, of: goal, allowsNegativeTotal: allowsNegativeTotal, on: Samples.today).contribution
  }
}

extension FinancialAccountProvider {
  func findOne(_ text: String, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await findOne(NamedReference(reading: text, throwing: FinancialAccountError.self), on: day)
  }
}

extension BalanceUpdateProvider {
  func create(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await create(draft, on: Samples.today).balanceUpdate
  }

  func findOne(_ reference: NumberReference) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await findOne(reference, on: Samples.today).balanceUpdate
  }

  @discardableResult
  func delete(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await delete(by: id, of: account, on: Samples.today).balanceUpdate
  }
}
