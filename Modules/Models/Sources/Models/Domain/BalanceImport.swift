/// A file of balances to take in. Its columns are `date`, `account` and `balance`, and, where they are there, `currency`
/// and `note`; days are written as ISO does, numbers with a point, and a debt's balance is below zero.
public struct BalanceImport: Equatable, Sendable {
  public static let dateColumn = "date"
  public static let accountColumn = "account"
  public static let balanceColumn = "balance"
  public static let currencyColumn = "currency"
  public static let noteColumn = "note"
  /// All of them, as an export writes them.
  public static let columns = [dateColumn, accountColumn, balanceColumn, currencyColumn, noteColumn]

  public var source: InputSource
  /// How all rows run through time; `nil` to find it for each account from its days.
  public var order: FileOrder?

  public init(source: InputSource, order: FileOrder? = nil) {
    self.source = source
    self.order = order
  }
}
