/// A file of balances to import. Its columns are `date`, `account` and `balance`, and optionally `currency` and `note`;
/// days are in ISO 8601, numbers have a decimal point, and a debt's balance is below zero.
public struct BalanceUpdateImport: Equatable, Sendable {
  /// Header of the column with the days.
  public static let dateColumn = "date"
  /// Header of the column with the accounts' names.
  public static let accountColumn = "account"
  /// Header of the column with the amounts.
  public static let balanceColumn = "balance"
  /// Header of the column with the currencies; optional in an import.
  public static let currencyColumn = "currency"
  /// Header of the column with the notes; optional in an import.
  public static let noteColumn = "note"
  /// All columns, in the order of an export.
  public static let columns = [dateColumn, accountColumn, balanceColumn, currencyColumn, noteColumn]

  /// The file, or standard input.
  public var source: InputSource
  /// The chronological direction of all rows; `nil` to infer it for each account from its days.
  public var order: FileOrder?

  /// Creates an import; without an order the file's own is found by its days.
  public init(source: InputSource, order: FileOrder? = nil) {
    self.source = source
    self.order = order
  }
}

/// The chronological direction of the rows of a file.
public enum FileOrder: String, CaseIterable, Sendable {
  /// The first row is the oldest.
  case oldestFirst
  /// The first row is the newest.
  case newestFirst
}

/// The chronological direction of an account's rows, in a file that has several balances for a day.
public struct BalanceUpdateFileOrder: Equatable, Sendable {
  /// The account's name.
  public let account: String
  /// The direction of the account's rows.
  public let order: FileOrder
  /// The number of days on which the account has several balances.
  public let days: Int

  /// Creates the direction of one account's rows.
  public init(account: String, order: FileOrder, days: Int) {
    self.account = account
    self.order = order
    self.days = days
  }
}
