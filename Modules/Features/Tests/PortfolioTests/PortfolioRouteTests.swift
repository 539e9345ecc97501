import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPortfolio
import ModuloScreens
import NavigationKit
import TerminalKit
import Testing

/// Every destination of net worth opens its screen.
@MainActor
@Suite struct PortfolioRouteTests {
  private let id = Samples.id(1)

  @Test func `N12 routes of the accounts`() throws {
    let registry = try registry()
    _ = try registry.resolve(AppDestination.financialAccount(.list), as: FinancialAccountsListScreen.self)
    let create = try registry.resolve(AppDestination.financialAccount(.create), as: FinancialAccountFormScreen.self)
    #expect(create.viewModel.mode == .create)
    let update = try registry.resolve(
      AppDestination.financialAccount(.update(.id(id))), as: FinancialAccountFormScreen.self)
    #expect(update.viewModel.mode == .update(.id(id)))
    _ = try registry.resolve(AppDestination.financialAccount(.details(.id(id))), as: FinancialAccountDetailsScreen.self)
    _ = try registry.resolve(
      AppDestination.financialAccount(.deletion(.id(id))), as: FinancialAccountDeletionScreen.self)
    _ = try registry.resolve(AppDestination.financialAccount(.chart(.id(id))), as: FinancialAccountChartScreen.self)
  }

  @Test func `N12 routes of the balances`() throws {
    let registry = try registry()
    _ = try registry.resolve(AppDestination.balanceUpdate(.list(account: .id(id))), as: BalanceUpdatesListScreen.self)
    let create = AppDestination.balanceUpdate(.create(account: .id(id)))
    let form = try registry.resolve(create, as: BalanceUpdateFormScreen.self)
    #expect(form.viewModel.mode == .create(of: .id(id)))
    let update = AppDestination.balanceUpdate(.update(.id(id)))
    let changed = try registry.resolve(update, as: BalanceUpdateFormScreen.self)
    #expect(changed.viewModel.mode == .update(.id(id)))
    _ = try registry.resolve(
      AppDestination.balanceUpdate(.deletion(.id(id))), as: BalanceUpdateDeletionScreen.self)
    _ = try registry.resolve(AppDestination.balanceUpdate(.importFile), as: BalanceUpdateImportScreen.self)
    _ = try registry.resolve(
      AppDestination.balanceUpdate(.exportFile(account: .id(id))), as: BalanceUpdateExportScreen.self)
  }

  @Test func `N12 routes of the portfolio`() throws {
    let registry = try registry()
    _ = try registry.resolve(AppDestination.portfolio(.overview), as: PortfolioScreen.self)
    _ = try registry.resolve(AppDestination.portfolio(.chart), as: PortfolioChartScreen.self)
    _ = try registry.resolve(AppDestination.exchangeRate(.list), as: ExchangeRatesListScreen.self)
    _ = try registry.resolve(AppDestination.exchangeRate(.create), as: ExchangeRateFormScreen.self)
    _ = try registry.resolve(AppDestination.exchangeRate(.importFile), as: ExchangeRateImportScreen.self)
    _ = try registry.resolve(AppDestination.exchangeRate(.deletion(.id(id))), as: ExchangeRateDeletionScreen.self)
  }

  private func registry() throws -> NavigationRegistry<any InteractiveScreen> {
    let world = try World()
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerPortfolio(world.context)
    return registry
  }
}
