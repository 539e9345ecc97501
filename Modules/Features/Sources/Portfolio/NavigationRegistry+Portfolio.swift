public import ModuloCore
import ModuloModels
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of accounts, balances, rates, and the portfolio.
  public func registerPortfolio(_ context: ScreenContext) {
    registerAccounts(context)
    registerBalances(context)
    register(PortfolioDestination.self) { destination in
      switch destination {
      case .overview: PortfolioScreen(viewModel: .init(context))
      case .chart: PortfolioChartScreen(viewModel: .init(context))
      }
    }
    register(ExchangeRateDestination.self) { destination in
      switch destination {
      case .list: ExchangeRatesListScreen(viewModel: .init(context))
      case .create: ExchangeRateFormScreen(viewModel: .init(context))
      case .importFile: ExchangeRateImportScreen(viewModel: .init(context))
      case .deletion(let rate): ExchangeRateDeletionScreen(viewModel: .init(context, rate: rate))
      }
    }
  }

  private func registerAccounts(_ context: ScreenContext) {
    register(FinancialAccountDestination.self) { destination in
      switch destination {
      case .list: FinancialAccountsListScreen(viewModel: .init(context))
      case .create: FinancialAccountFormScreen(viewModel: .init(context, mode: .create))
      case .update(let account): FinancialAccountFormScreen(viewModel: .init(context, mode: .update(account)))
      case .details(let account): FinancialAccountDetailsScreen(viewModel: .init(context, account: account))
      case .deletion(let account): FinancialAccountDeletionScreen(viewModel: .init(context, account: account))
      case .chart(let account): FinancialAccountChartScreen(viewModel: .init(context, account: account))
      }
    }
  }

  private func registerBalances(_ context: ScreenContext) {
    register(BalanceUpdateDestination.self) { destination in
      switch destination {
      case .list(let account, let limits):
        BalanceUpdatesListScreen(viewModel: .init(context, account: account, matching: limits))
      case .filter(let account, let limits):
        EntryFilterScreen<BalanceUpdateRule>(
          viewModel: .init(context, limits) { .balanceUpdate(.list(account: account, matching: $0)) })
      case .create(let account): BalanceUpdateFormScreen(viewModel: .init(context, mode: .create(of: account)))
      case .createAll: BalanceUpdatesFormScreen(viewModel: .init(context))
      case .update(let balance): BalanceUpdateFormScreen(viewModel: .init(context, mode: .update(balance)))
      case .deletion(let balance):
        BalanceUpdateDeletionScreen(viewModel: .init(context, balanceUpdate: balance))
      case .importFile: BalanceUpdateImportScreen(viewModel: .init(context))
      case .exportFile(let account): BalanceUpdateExportScreen(viewModel: .init(context, account: account))
      }
    }
  }
}
