public import ModuloModels
public import NavigationKit

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
