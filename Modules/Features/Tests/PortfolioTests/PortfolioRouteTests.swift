import ModuloModelsMocks
import ModuloNavigation
import ModuloPortfolio
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
      AppDestination.financialAccount(.update(id)), as: FinancialAccountFormScreen.self)
    #expect(update.viewModel.mode == .update(id))
    _ = try registry.resolve(AppDestination.financialAccount(.details(id)), as: FinancialAccountDetailsScreen.self)
    _ = try registry.resolve(AppDestination.financialAccount(.deletion(id)), as: FinancialAccountDeletionScreen.self)
    _ = try registry.resolve(AppDestination.financialAccount(.chart(id)), as: FinancialAccountChartScreen.self)
  }

  @Test func `N12 routes of the balances`() throws {
    let registry = try registry()
    _ = try registry.resolve(AppDestination.balanceUpdate(.list(accountID: id)), as: BalanceUpdatesListScreen.self)
    _ = try registry.resolve(AppDestination.balanceUpdate(.create(accountID: id)), as: BalanceUpdateFormScreen.self)
    _ = try registry.resolve(
      AppDestination.balanceUpdate(.deletion(accountID: id, balanceUpdateID: id)), as: BalanceUpdateDeletionScreen.self)
    _ = try registry.resolve(AppDestination.balanceUpdate(.importFile), as: BalanceUpdateImportScreen.self)
    _ = try registry.resolve(
      AppDestination.balanceUpdate(.exportFile(accountID: id)), as: BalanceUpdateExportScreen.self)
  }

  @Test func `N12 routes of the portfolio`() throws {
    let registry = try registry()
    _ = try registry.resolve(AppDestination.portfolio(.overview), as: PortfolioScreen.self)
    _ = try registry.resolve(AppDestination.portfolio(.chart), as: PortfolioChartScreen.self)
    _ = try registry.resolve(AppDestination.exchangeRate(.list), as: ExchangeRatesListScreen.self)
    _ = try registry.resolve(AppDestination.exchangeRate(.create), as: ExchangeRateFormScreen.self)
    _ = try registry.resolve(AppDestination.exchangeRate(.deletion(id)), as: ExchangeRateDeletionScreen.self)
  }

  private func registry() throws -> NavigationRegistry<any Screen> {
    let world = try World()
    let registry = NavigationRegistry<any Screen>()
    registry.registerPortfolio(world.context)
    return registry
  }
}
