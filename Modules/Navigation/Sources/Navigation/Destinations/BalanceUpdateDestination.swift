public import ModuloModels
public import NavigationKit

/// Screens for the balances of accounts.
public enum BalanceUpdateDestination: DestinationItem {
  /// The balances of an account, or of all accounts for `nil`, newest first.
  case list(account: NamedReference?)
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

extension BalanceUpdateDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("account/:account/balance") { .list(account: try $0.account()) },
    DestinationPath("balance") { _ in .list(account: nil) },
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
    case .list(let account?): ["account", .value("account", account.path), "balance"]
    case .list(nil): ["balance"]
    case .create(let account): ["account", .value("account", account.path), "balance", "new"]
    case .exportFile(let account?): ["account", .value("account", account.path), "balance", "export"]
    case .createAll: ["balance", "new"]
    case .importFile: ["balance", "import"]
    case .exportFile(nil): ["balance", "export"]
    case .update(let balance): ["balance", .value("balance", balance.path), "edit"]
    case .deletion(let balance): ["balance", .value("balance", balance.path), "delete"]
    }
  }

  public var flow: AppFlow { .netWorth }
}

extension PathValues {
  fileprivate func balance() throws(BalanceUpdateError) -> NumberReference {
    try number("balance", throwing: BalanceUpdateError.self)
  }
}
