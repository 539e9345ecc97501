import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloScreens
import TerminalKit

extension GoldenScreen {
  /// Accounts, their balances, all of them together, and the rates.
  static let netWorth = accounts + balances + portfolio + rates

  private static let accounts = [
    GoldenScreen("account-list") {
      try await shown($0.open(.financialAccount(.list), as: FinancialAccountsListScreen.self))
    },
    GoldenScreen("account-list-empty", .empty) {
      try await shown($0.open(.financialAccount(.list), as: FinancialAccountsListScreen.self))
    },
    GoldenScreen("account-details") {
      try await shown(
        $0.open(.financialAccount(.details(.id(Samples.id(101)))), as: FinancialAccountDetailsScreen.self))
    },
    GoldenScreen("account-chart") {
      try await shown($0.open(.financialAccount(.chart(.id(Samples.id(101)))), as: FinancialAccountChartScreen.self))
    },
    GoldenScreen("account-form") { try $0.open(.financialAccount(.create), as: FinancialAccountFormScreen.self) },
    GoldenScreen("account-form-saved") {
      try await accountForm([.provider("Monzo"), .type(.creditCard), .owed("12.5"), .submit], in: $0)
    },
    GoldenScreen("account-form-refused") {
      try await accountForm([.provider("Monzo"), .type(.creditCard), .balance("12.5"), .submit], in: $0)
    },
    GoldenScreen("account-deleted") { world in
      let screen = try world.open(
        .financialAccount(.deletion(.id(Samples.id(101)))), as: FinancialAccountDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  private static let balances = [
    GoldenScreen("balance-list") {
      try await shown($0.open(.balanceUpdate(.list(account: .id(Samples.id(103)))), as: BalanceUpdatesListScreen.self))
    },
    GoldenScreen("balance-list-all") {
      try await shown($0.open(.balanceUpdate(.list(account: nil)), as: BalanceUpdatesListScreen.self))
    },
    GoldenScreen("balance-list-limited") {
      let limits = EntryFilterInput(until: "2026-04-10", maximum: "1000")
      return try await shown(
        $0.open(.balanceUpdate(.list(account: nil, matching: limits)), as: BalanceUpdatesListScreen.self))
    },
    GoldenScreen("balances-form") { try await balancesForm(["", "-5"], in: $0) },
    GoldenScreen("balances-form-saved") { try await balancesForm(["160.5", "45"], in: $0) },
    GoldenScreen("balance-form") {
      try await shown($0.open(.balanceUpdate(.create(account: .id(Samples.id(102)))), as: BalanceUpdateFormScreen.self))
    },
    GoldenScreen("balance-form-saved") { try await balanceForm([.amount("45"), .submit], in: $0) },
    GoldenScreen("balance-form-refused") { try await balanceForm([.amount("-45"), .submit], in: $0) },
    GoldenScreen("balance-deleted") { try await balanceDeletion(2_002, in: $0) },
    GoldenScreen("balance-deletion-refused") { try await balanceDeletion(2_003, in: $0) },
    GoldenScreen("balance-import") {
      try await imported("date,account,balance\n2026-04-01,Chase,-5\n2026-04-01,Chase,-6\n2026-04-02,Chase,7\n", in: $0)
    },
    GoldenScreen("balance-import-refused") {
      try await imported("date,account,balance\n2026-04-01,Nobody,5\n", in: $0)
    },
    GoldenScreen("balance-export") { world in
      let screen = try world.open(.balanceUpdate(.exportFile(account: nil)), as: BalanceUpdateExportScreen.self)
      await screen.viewModel.send(.receiver { _ in })
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  private static let portfolio = [
    GoldenScreen("portfolio") { try await shown($0.open(.portfolio(.overview), as: PortfolioScreen.self)) },
    GoldenScreen("portfolio-empty", .empty) {
      try await shown($0.open(.portfolio(.overview), as: PortfolioScreen.self))
    },
    GoldenScreen("portfolio-chart") { try await shown($0.open(.portfolio(.chart), as: PortfolioChartScreen.self)) },
    GoldenScreen("portfolio-chart-empty", .empty) {
      try await shown($0.open(.portfolio(.chart), as: PortfolioChartScreen.self))
    },
  ]

  private static let rates = [
    GoldenScreen("rate-list") { world in
      _ = try await rateForm([.currency("EUR"), .rate("1.0875"), .submit], in: world)
      return try await shown(world.open(.exchangeRate(.list), as: ExchangeRatesListScreen.self))
    },
    GoldenScreen("rate-list-empty") {
      try await shown($0.open(.exchangeRate(.list), as: ExchangeRatesListScreen.self))
    },
    GoldenScreen("rate-form") { try $0.open(.exchangeRate(.create), as: ExchangeRateFormScreen.self) },
    GoldenScreen("rate-form-saved") {
      try await rateForm([.currency("EUR"), .rate("1.0875"), .submit], in: $0)
    },
    GoldenScreen("rate-form-refused") { try await rateForm([.currency("USD"), .rate("1"), .submit], in: $0) },
    GoldenScreen("rate-import") { try $0.open(.exchangeRate(.importFile), as: ExchangeRateImportScreen.self) },
    GoldenScreen("rate-imported") {
      try await importedRates("date,USD,JPY,HRK\n2026-04-09,1.0823,N/A,7.5\n2026-04-10,1.08,162.32,\n", in: $0)
    },
    GoldenScreen("rate-import-refused") {
      try await importedRates("date,USD\n2026-04-09,1.0823\nnever,1\n2026-04-10,zero\n", in: $0)
    },
    GoldenScreen("rate-deleted") { world in
      let form = try await rateForm([.currency("EUR"), .rate("1.0875"), .submit], in: world)
      let id = form.viewModel.saved?.id ?? Samples.id(1)
      let screen = try world.open(.exchangeRate(.deletion(.id(id))), as: ExchangeRateDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]
}

extension GoldenScreen {
  @MainActor private static func shown(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  @MainActor private static func accountForm(
    _ actions: [FinancialAccountFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.financialAccount(.create), as: FinancialAccountFormScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func balanceForm(
    _ actions: [BalanceUpdateFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(
      .balanceUpdate(.create(account: .id(Samples.id(102)))), as: BalanceUpdateFormScreen.self)
    await screen.appear()
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func balancesForm(_ amounts: [String], in world: GoldenWorld) async throws -> any Screen {
    let screen = try world.open(.balanceUpdate(.createAll), as: BalanceUpdatesFormScreen.self)
    await screen.appear()
    let form = screen.viewModel
    for (account, amount) in zip(form.accounts, amounts) { await form.send(.amount(amount, of: account.id)) }
    await form.send(.submit)
    return screen
  }

  @MainActor private static func balanceDeletion(
    _ id: Int, in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(
      .balanceUpdate(.deletion(.id(Samples.id(id)))), as: BalanceUpdateDeletionScreen.self)
    await screen.viewModel.send(.submit)
    return screen
  }

  @MainActor private static func rateForm(
    _ actions: [ExchangeRateFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> ExchangeRateFormScreen {
    let screen = try world.open(.exchangeRate(.create), as: ExchangeRateFormScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func importedRates(_ text: String, in world: GoldenWorld) async throws -> any Screen {
    let file = try TemporaryFolder.current.newFile(text.utf8)
    let screen = try world.open(.exchangeRate(.importFile), as: ExchangeRateImportScreen.self)
    for action in [
      ExchangeRateImportScreen.ViewModel.Action.source(.file(path: file)), .base("EUR"), .submit,
      // The folder of a test has another name each time.
      .source(.file(path: "rates.csv")),
    ] {
      await screen.viewModel.send(action)
    }
    return screen
  }

  @MainActor private static func imported(_ text: String, in world: GoldenWorld) async throws -> any Screen {
    let file = try TemporaryFolder.current.newFile(text.utf8)
    let screen = try world.open(.balanceUpdate(.importFile), as: BalanceUpdateImportScreen.self)
    await screen.viewModel.send(.source(.file(path: file)))
    await screen.viewModel.send(.submit)
    // The folder of a test has another name each time.
    await screen.viewModel.send(.source(.file(path: "balances.csv")))
    return screen
  }
}
