public import Foundation
public import NavigationKit

/// Screens for the balances of accounts; the first id is the account's.
public enum BalanceUpdateDestination: DestinationItem {
  case list(accountID: UUID)
  case create(accountID: UUID)
  case deletion(accountID: UUID, balanceUpdateID: UUID)
  case importFile
  /// Where the balances of one account, or of all for `nil`, are written to a file.
  case exportFile(accountID: UUID?)
}
