public import DependencyKit
public import ModuloDesignSystem
public import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Says which screen shows each destination of the accounts, their balances, and all of them together.
  public func registerPortfolio(
    router: Router<AppDestination>, dependencies: DependencyValues = .current,
    theme: @autoclosure @escaping CurrentTheme = .standard
  ) {
    registerAccounts(router, dependencies, theme)
    registerBalances(router, dependencies, theme)
    register(PortfolioDestination.self) { destination in
      switch destination {
      case .overview: PortfolioScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .chart: PortfolioChartScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .rates:
        ExchangeRatesListScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .createRate:
        ExchangeRateFormScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .deleteRate(let id):
        ExchangeRateDeletionScreen(
          viewModel: .init(rateID: id, router: router, dependencies: dependencies), theme: theme())
      }
    }
  }

  private func registerAccounts(
    _ router: Router<AppDestination>, _ dependencies: DependencyValues, _ theme: @escaping CurrentTheme
  ) {
    register(FinancialAccountDestination.self) { destination in
      switch destination {
      case .list:
        FinancialAccountsListScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .create:
        FinancialAccountFormScreen(
          viewModel: .init(mode: .create, router: router, dependencies: dependencies), theme: theme())
      case .update(let id):
        FinancialAccountFormScreen(
          viewModel: .init(mode: .update(id), router: router, dependencies: dependencies), theme: theme())
      case .details(let id):
        FinancialAccountDetailsScreen(
          viewModel: .init(accountID: id, router: router, dependencies: dependencies), theme: theme())
      case .deletion(let id):
        FinancialAccountDeletionScreen(
          viewModel: .init(accountID: id, router: router, dependencies: dependencies), theme: theme())
      case .chart(let id):
        FinancialAccountChartScreen(
          viewModel: .init(accountID: id, router: router, dependencies: dependencies), theme: theme())
      }
    }
  }

  private func registerBalances(
    _ router: Router<AppDestination>, _ dependencies: DependencyValues, _ theme: @escaping CurrentTheme
  ) {
    register(BalanceUpdateDestination.self) { destination in
      switch destination {
      case .list(let accountID):
        BalanceUpdatesListScreen(
          viewModel: .init(accountID: accountID, router: router, dependencies: dependencies), theme: theme())
      case .create(let accountID):
        BalanceUpdateFormScreen(
          viewModel: .init(accountID: accountID, router: router, dependencies: dependencies), theme: theme())
      case .deletion(let accountID, let id):
        BalanceUpdateDeletionScreen(
          viewModel: .init(accountID: accountID, balanceUpdateID: id, router: router, dependencies: dependencies),
          theme: theme())
      case .importFile:
        BalanceImportScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .exportFile(let accountID):
        BalanceExportScreen(
          viewModel: .init(accountID: accountID, router: router, dependencies: dependencies), theme: theme())
      }
    }
  }
}
