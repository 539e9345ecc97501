import DependencyKit
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// The stores of net worth that a contract is tried on, over the sample accounts, made anew for each test.
struct AccountSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor @Sendable () throws -> AccountWorld

  /// Both must behave alike.
  static let all = [standard, mock]

  static let standard = AccountSubject(testDescription: "default") {
    let manager = try MockDataContextManager(
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    let accounts = MockFinancialAccountRepository(manager: manager)
    let updates = MockBalanceUpdateRepository(manager: manager)
    let rates = MockExchangeRateRepository(manager: manager)
    return AccountWorld(
      accounts: DefaultFinancialAccountStore(repository: accounts),
      updates: DefaultBalanceUpdateStore(repository: updates, uuid: .incrementing),
      portfolio: DefaultPortfolioStore(accounts: accounts, rates: rates), accountLog: accounts.log,
      updateLog: updates.log, rateLog: rates.log)
  }

  static let mock = AccountSubject(testDescription: "mock") {
    let manager = try MockDataContextManager(
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    let repository = MockFinancialAccountRepository(manager: manager)
    let accounts = MockFinancialAccountStore(repository: repository)
    let updates = MockBalanceUpdateStore(repository: MockBalanceUpdateRepository(manager: manager))
    let portfolio = MockPortfolioStore(
      accounts: repository, rates: MockExchangeRateRepository(manager: manager))
    return AccountWorld(
      accounts: accounts, updates: updates, portfolio: portfolio, accountLog: accounts.log, updateLog: updates.log,
      rateLog: portfolio.rateLog)
  }
}

/// Stores over the same data, and what their repositories were asked.
@MainActor
struct AccountWorld {
  let accounts: any FinancialAccountStore
  let updates: any BalanceUpdateStore
  let portfolio: any PortfolioStore
  let accountLog: CallLog
  let updateLog: CallLog
  let rateLog: CallLog

  /// An account of the samples, read.
  func account(_ name: String, on day: Int = 20_260_412) async throws -> FinancialAccountDomain {
    try await accounts.findOne(name, on: Samples.day(day))
  }

  /// An account that was made for a test, with its opening balance.
  @discardableResult
  func open(
    _ id: Int, _ provider: String, _ type: AccountType, _ amount: Decimal?, on day: Int = 20_260_401,
    in currency: String = "USD"
  ) async throws -> FinancialAccountDomain {
    let opening = amount.map {
      FinancialAccountDraft.Opening(id: Samples.id(id + 1_000), amount: $0, date: Samples.day(day))
    }
    let draft = FinancialAccountDraft(
      id: Samples.id(id), provider: provider, type: type, currency: Samples.currency(currency), opening: opening)
    return try await accounts.create(draft, on: Samples.today)
  }

  /// The draft of an update.
  func draft(
    _ id: Int, _ account: FinancialAccountDomain, _ amount: Decimal, on day: Int = 20_260_412, note: String? = nil
  ) -> BalanceUpdateDraft {
    BalanceUpdateDraft(
      id: Samples.id(id), account: account, amount: amount, date: Samples.day(day), note: note)
  }

  func worth(
    on day: Int = 20_260_412, in currency: String = "USD", without exclusions: PortfolioExclusions = .none
  ) async throws -> PortfolioDomain {
    try await portfolio.portfolio(
      on: Samples.day(day), in: Samples.currency(currency), without: exclusions)
  }
}

extension PortfolioExclusions {
  static let pensionsOut = PortfolioExclusions(pensions: true)
}
