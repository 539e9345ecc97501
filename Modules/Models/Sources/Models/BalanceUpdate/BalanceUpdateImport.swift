/// A file of balances to import. Its columns are `date`, `account` and `balance`, and optionally `currency` and `note`;
/// days are in ISO 8601, numbers have a decimal point, and a debt's balance is below zero.
public struct BalanceUpdateImport: Equatable, Sendable {
  public static let dateColumn = "date"
  public static let accountColumn = "account"
  public static let balanceColumn = "balance"
  public static let currencyColumn = "currency"
  public static let noteColumn = "note"
  /// All columns, in the order of an export.
  public static let columns = [dateColumn, accountColumn, balanceColumn, currencyColumn, noteColumn]

  public var source: InputSource
  /// The chronological direction of all rows; `nil` to infer it for each account from its days.
  public var order: FileOrder?

  public init(source: InputSource, order: FileOrder? = nil) {
    self.source = source
    self.order = order
  }
}

/// The chronological direction of the rows of a file.
public enum FileOrder: String, CaseIterable, Sendable {
  case oldestFirst
  case newestFirst
}

/// The chronological direction of an account's rows, in a file that has several balances for a day.
public struct BalanceUpdateFileOrder: Equatable, Sendable {
  /// The account's name.
  public let account: String
  public let order: FileOrder
  /// The number of days on which the account has several balances.
  public let days: Int

  public init(account: String, order: FileOrder, days: Int) {
    self.account = account
    self.order = order
    self.days = days
  }
}
