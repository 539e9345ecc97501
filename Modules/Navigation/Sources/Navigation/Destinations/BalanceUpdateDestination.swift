public import ModuloModels
public import NavigationKit

/// Screens for the balances of accounts.
public enum BalanceUpdateDestination: DestinationItem {
  /// The balances of an account, or of all accounts for `nil`, newest first.
  case list(account: NamedReference?, matching: EntryFilterInput = .all)
  /// The form of the limits of such a list.
  case filter(account: NamedReference?, matching: EntryFilterInput = .all)
  /// The form for a new balance of an account.
  case create(account: NamedReference)
  /// The form for the balances of all accounts.
  case createAll
  /// The form that edits a balance.
  case update(NumberReference)
  /// The screen that deletes a balance, after a question.
  case deletion(NumberReference)
  /// The import of a CSV file, whose rows name their accounts.
  case importFile
  /// The export of the balances of one account, or of all for `nil`, into a file.
  case exportFile(account: NamedReference?)
}

extension AppDestination {
  /// A screen about balances.
  public static func balanceUpdate(_ destination: BalanceUpdateDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension BalanceUpdateDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("account/:account/balance") { .list(account: try $0.account(), matching: $0.limits()) },
    DestinationPath("balance") { .list(account: nil, matching: $0.limits()) },
    DestinationPath("account/:account/balance/filter") { .filter(account: try $0.account(), matching: $0.limits()) },
    DestinationPath("balance/filter") { .filter(account: nil, matching: $0.limits()) },
    DestinationPath("account/:account/balance/new") { .create(account: try $0.account()) },
    DestinationPath("account/:account/balance/export") { .exportFile(account: try $0.account()) },
    DestinationPath("balance/new") { _ in .createAll },
    DestinationPath("balance/import") { _ in .importFile },
    DestinationPath("balance/export") { _ in .exportFile(account: nil) },
    DestinationPath("balance/:balance/edit") { .update(try $0.balance()) },
    DestinationPath("balance/:balance/delete", isLink: false) { .deletion(try $0.balance()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list(let account?, _): ["account", .value("account", account.path), "balance"]
    case .list(nil, _): ["balance"]
    case .filter(let account?, _): ["account", .value("account", account.path), "balance", "filter"]
    case .filter(nil, _): ["balance", "filter"]
    case .create(let account): ["account", .value("account", account.path), "balance", "new"]
    case .exportFile(let account?): ["account", .value("account", account.path), "balance", "export"]
    case .createAll: ["balance", "new"]
    case .importFile: ["balance", "import"]
    case .exportFile(nil): ["balance", "export"]
    case .update(let balance): ["balance", .value("balance", balance.path), "edit"]
    case .deletion(let balance): ["balance", .value("balance", balance.path), "delete"]
    }
  }

  public var pathQuery: [(name: String, text: String)] {
    switch self {
    case .list(_, let limits), .filter(_, let limits): limits.pathQuery
    case .create, .createAll, .update, .deletion, .importFile, .exportFile: []
    }
  }

  public var flow: AppFlow { .netWorth }
}

extension PathValues {
  fileprivate func balance() throws(BalanceUpdateError) -> NumberReference {
    try number("balance", throwing: BalanceUpdateError.self)
  }
}
