/// A file of balances to import. Its columns are `date`, `account` and `balance`, and optionally `currency`, `note` and
/// `id`; days are in ISO 8601, numbers have a decimal point, and a debt's balance is below zero.
///
/// An export has the ids of its balances. A row whose balance is stored is skipped when the two are equal, and refused
/// when they aren't; a row with another id becomes a balance with that id, one without an id a new balance. Where the
/// days of a file with ids show no direction, the oldest row comes first, as in an export.
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
  /// Header of the column with the ids of the balances; optional in an import.
  public static let idColumn = "id"
  /// All columns, in the order of an export.
  public static let columns = [dateColumn, accountColumn, balanceColumn, currencyColumn, noteColumn, idColumn]

  /// The file, or standard input.
  public var source: InputSource
  /// The chronological direction of all rows; `nil` to infer it for each account from its days.
  public var order: FileOrder?
  /// Whether balances are read as they are, also when another column seems to hold their signs.
  public var readsSignsAsWritten = false

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
