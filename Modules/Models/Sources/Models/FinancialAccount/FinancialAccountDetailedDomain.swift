/// An account with the series of its balances, and one page of its updates.
public struct FinancialAccountDetailedDomain: Equatable, Sendable {
  public let account: FinancialAccountDomain
  /// One point for every day with an update, oldest first: the balance in effect on that day.
  public let points: [BalancePoint]
  /// Newest first.
  public let updates: [BalanceUpdateDomain]

  public init(account: FinancialAccountDomain, points: [BalancePoint], updates: [BalanceUpdateDomain]) {
    self.account = account
    self.points = points
    self.updates = updates
  }
}
