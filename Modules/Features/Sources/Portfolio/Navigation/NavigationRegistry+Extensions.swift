public import ModuloCore
import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
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
      case .deletion(let id): ExchangeRateDeletionScreen(viewModel: .init(context, rateID: id))
      }
    }
  }

  private func registerAccounts(_ context: ScreenContext) {
    register(FinancialAccountDestination.self) { destination in
      switch destination {
      case .list: FinancialAccountsListScreen(viewModel: .init(context))
      case .create: FinancialAccountFormScreen(viewModel: .init(context, mode: .create))
      case .update(let id): FinancialAccountFormScreen(viewModel: .init(context, mode: .update(id)))
      case .details(let id): FinancialAccountDetailsScreen(viewModel: .init(context, accountID: id))
      case .deletion(let id): FinancialAccountDeletionScreen(viewModel: .init(context, accountID: id))
      case .chart(let id): FinancialAccountChartScreen(viewModel: .init(context, accountID: id))
      }
    }
  }

  private func registerBalances(_ context: ScreenContext) {
    register(BalanceUpdateDestination.self) { destination in
      switch destination {
      case .list(let accountID): BalanceUpdatesListScreen(viewModel: .init(context, accountID: accountID))
      case .create(let accountID): BalanceUpdateFormScreen(viewModel: .init(context, accountID: accountID))
      case .deletion(let accountID, let id):
        BalanceUpdateDeletionScreen(viewModel: .init(context, accountID: accountID, balanceUpdateID: id))
      case .importFile: BalanceUpdateImportScreen(viewModel: .init(context))
      case .exportFile(let accountID): BalanceUpdateExportScreen(viewModel: .init(context, accountID: accountID))
      }
    }
  }
}
