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
