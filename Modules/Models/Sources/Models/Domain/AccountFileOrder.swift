/// In which direction an account's rows run through time in a file that has several balances for a day.
public struct AccountFileOrder: Equatable, Sendable {
  /// What the account is called.
  public let account: String
  public let order: FileOrder
  /// How many days of the account have several balances.
  public let days: Int

  public init(account: String, order: FileOrder, days: Int) {
    self.account = account
    self.order = order
    self.days = days
  }
}
