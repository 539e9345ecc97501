/// The number of stored rows of each kind.
public struct DataCounts: Equatable, Sendable {
  public let goals: Int
  public let contributions: Int
  public let accounts: Int
  public let balances: Int
  public let rates: Int

  public init(goals: Int, contributions: Int, accounts: Int = 0, balances: Int = 0, rates: Int = 0) {
    self.goals = goals
    self.contributions = contributions
    self.accounts = accounts
    self.balances = balances
    self.rates = rates
  }

  public static let zero = DataCounts(goals: 0, contributions: 0)
}
