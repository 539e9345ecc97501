import ModuloModels
import ModuloNavigation

/// The screens of accounts, balances and rates, by their paths.
enum NetWorthScreenName: String, ScreenPath {
  case accounts = "account"
  case newAccount = "account/new"
  case account = "account/:account"
  case editAccount = "account/:account/edit"
  case deleteAccount = "account/:account/delete"
  case accountChart = "account/:account/chart"
  case balances = "account/:account/balance"
  case newBalance = "account/:account/balance/new"
  case exportBalancesOfAccount = "account/:account/balance/export"
  case importBalances = "balance/import"
  case exportBalances = "balance/export"
  case editBalance = "balance/:balance/edit"
  case deleteBalance = "balance/:balance/delete"
  case portfolio
  case portfolioChart = "portfolio/chart"
  case rates = "rate"
  case newRate = "rate/new"
  case deleteRate = "rate/:rate/delete"
}

extension NetWorthScreenName {
  init(_ destination: FinancialAccountDestination) {
    switch destination {
    case .list: self = .accounts
    case .create: self = .newAccount
    case .details: self = .account
    case .update: self = .editAccount
    case .deletion: self = .deleteAccount
    case .chart: self = .accountChart
    }
  }

  init(_ destination: BalanceUpdateDestination) {
    switch destination {
    case .list: self = .balances
    case .create: self = .newBalance
    case .exportFile(.some): self = .exportBalancesOfAccount
    case .importFile: self = .importBalances
    case .exportFile(nil): self = .exportBalances
    case .update: self = .editBalance
    case .deletion: self = .deleteBalance
    }
  }

  init(_ destination: PortfolioDestination) {
    switch destination {
    case .overview: self = .portfolio
    case .chart: self = .portfolioChart
    }
  }

  init(_ destination: ExchangeRateDestination) {
    switch destination {
    case .list: self = .rates
    case .create: self = .newRate
    case .deletion: self = .deleteRate
    }
  }

  @MainActor func destination(_ steps: ScreenPathSteps) throws -> AppDestination {
    switch self {
    case .accounts: .financialAccount(.list)
    case .newAccount: .financialAccount(.create)
    case .account: .financialAccount(.details(try steps.account()))
    case .editAccount: .financialAccount(.update(try steps.account()))
    case .deleteAccount: .financialAccount(.deletion(try steps.account()))
    case .accountChart: .financialAccount(.chart(try steps.account()))
    case .balances: .balanceUpdate(.list(account: try steps.account()))
    case .newBalance: .balanceUpdate(.create(account: try steps.account()))
    case .exportBalancesOfAccount: .balanceUpdate(.exportFile(account: try steps.account()))
    case .importBalances: .balanceUpdate(.importFile)
    case .exportBalances: .balanceUpdate(.exportFile(account: nil))
    case .editBalance: .balanceUpdate(.update(try steps.number("balance", BalanceUpdateError.self)))
    case .deleteBalance: .balanceUpdate(.deletion(try steps.number("balance", BalanceUpdateError.self)))
    case .portfolio: .portfolio(.overview)
    case .portfolioChart: .portfolio(.chart)
    case .rates: .exchangeRate(.list)
    case .newRate: .exchangeRate(.create)
    case .deleteRate: .exchangeRate(.deletion(try steps.number("rate", ExchangeRateError.self)))
    }
  }
}
