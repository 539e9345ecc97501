public import ModuloModels
public import NavigationKit

/// Every destination of the product.
public enum AppDestination: DestinationItem, RecursiveDestination {
  case financialGoal(FinancialGoalDestination)
  case contribution(ContributionDestination)
  case financialAccount(FinancialAccountDestination)
  case balanceUpdate(BalanceUpdateDestination)
  case portfolio(PortfolioDestination)
  case exchangeRate(ExchangeRateDestination)
  case settings(SettingsDestination)
  case data(DataDestination)
  case shared(SharedDestination)

  /// The destination of the feature, which is what a registry knows.
  public var unwrapped: any Hashable {
    switch self {
    case .financialGoal(let destination): destination
    case .contribution(let destination): destination
    case .financialAccount(let destination): destination
    case .balanceUpdate(let destination): destination
    case .portfolio(let destination): destination
    case .exchangeRate(let destination): destination
    case .settings(let destination): destination
    case .data(let destination): destination
    case .shared(let destination): destination
    }
  }
}

/// Screens for goals.
public enum FinancialGoalDestination: DestinationItem {
  case overview
  case list
  case create
  case update(NamedReference)
  case details(NamedReference)
  /// Where a goal is put away, or back among the current ones.
  case archival(NamedReference, isArchived: Bool)
  case deletion(NamedReference)
  /// The months of one goal.
  case chart(NamedReference)
  /// All goals on one page.
  case report
}

/// Screens for the contributions and withdrawals of goals.
public enum ContributionDestination: DestinationItem {
  case list(goal: NamedReference)
  case create(goal: NamedReference)
  case update(NumberReference)
  /// Where money is moved from one goal to another.
  case move(from: NamedReference, to: NamedReference)
  case deletion(NumberReference, allowsNegativeTotal: Bool)
  case importFile(goal: NamedReference)
}

/// Screens for accounts.
public enum FinancialAccountDestination: DestinationItem {
  case list
  case create
  case update(NamedReference)
  case details(NamedReference)
  case deletion(NamedReference)
  /// What one account was worth, day by day.
  case chart(NamedReference)
}

/// Screens for the balances of accounts.
public enum BalanceUpdateDestination: DestinationItem {
  case list(account: NamedReference)
  case create(account: NamedReference)
  case update(NumberReference)
  case deletion(NumberReference)
  case importFile
  /// Where the balances of one account, or of all for `nil`, are written to a file.
  case exportFile(account: NamedReference?)
}

/// Screens for the worth of all accounts together.
public enum PortfolioDestination: DestinationItem {
  case overview
  /// What they were worth together, day by day.
  case chart
}

/// Screens for exchange rates.
public enum ExchangeRateDestination: DestinationItem {
  case list
  case create
  case deletion(NumberReference)
}

/// Screens for the data as a whole.
public enum DataDestination: DestinationItem {
  case location
  case check
  case backup
  case restore
  case exportAll
  case importAll
  case cleaning
  case deletion
}

/// Screens for the settings.
public enum SettingsDestination: DestinationItem {
  case list
  /// One setting, to be looked at or changed.
  case setting(Setting)
}

/// What no single feature owns.
public enum SharedDestination: DestinationItem {
  case onboarding
}

/// The flows of the product, each with a router of its own.
///
/// Waits for a host that keeps drawing; the console prints once.
public enum AppFlow: Hashable, Sendable, CaseIterable {
  /// The goals and what belongs to them.
  case home
  /// The settings, over whatever flow was left for them.
  case profile
}
