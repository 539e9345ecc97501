public import ModuloModels
public import NavigationKit

/// Screens for accounts.
public enum FinancialAccountDestination: DestinationItem {
  /// All accounts, in the order of the portfolio.
  case list
  /// The form for a new account.
  case create
  /// The form that edits an account.
  case update(NamedReference)
  /// An account with its latest balances.
  case details(NamedReference)
  /// The screen that deletes an account, after a question.
  case deletion(NamedReference)
  /// The chart of an account's balances.
  case chart(NamedReference)
}

extension AppDestination {
  /// A screen about accounts.
  public static func financialAccount(_ destination: FinancialAccountDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension FinancialAccountDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("account") { _ in .list },
    DestinationPath("account/new") { _ in .create },
    DestinationPath("account/:account") { .details(try $0.account()) },
    DestinationPath("account/:account/edit") { .update(try $0.account()) },
    DestinationPath("account/:account/delete", isLink: false) { .deletion(try $0.account()) },
    DestinationPath("account/:account/chart") { .chart(try $0.account()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["account"]
    case .create: ["account", "new"]
    case .details(let account): ["account", .value("account", account.path)]
    case .update(let account): ["account", .value("account", account.path), "edit"]
    case .deletion(let account): ["account", .value("account", account.path), "delete"]
    case .chart(let account): ["account", .value("account", account.path), "chart"]
    }
  }

  public var flow: AppFlow { .netWorth }
}

extension PathValues {
  /// The reference to an account.
  func account() throws(FinancialAccountError) -> NamedReference {
    try reference("account", throwing: FinancialAccountError.self)
  }
}
