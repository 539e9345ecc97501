/// An account and what it was worth on a day, read in one snapshot.
public struct FinancialAccountRecord: Equatable, Sendable {
  public let account: FinancialAccountEntity
  /// The latest update on or before the day; `nil` when there is none.
  public let latest: BalanceUpdateEntity?
  /// The update before ``latest``; `nil` when there is none.
  public let previous: BalanceUpdateEntity?
  /// How many updates the account has, whatever the day.
  public let count: Int

  public init(
    account: FinancialAccountEntity, latest: BalanceUpdateEntity? = nil, previous: BalanceUpdateEntity? = nil,
    count: Int = 0
  ) {
    self.account = account
    self.latest = latest
    self.previous = previous
    self.count = count
  }
}

/// A balance update and the account it belongs to, read in one snapshot.
public struct BalanceUpdateRecord: Equatable, Sendable {
  public let update: BalanceUpdateEntity
  public let account: FinancialAccountEntity

  public init(update: BalanceUpdateEntity, account: FinancialAccountEntity) {
    self.update = update
    self.account = account
  }
}

/// What became of one row of an import.
public enum BalanceInsertion: Equatable, Sendable {
  case stored
  /// The row was stored, and the account has another balance on that day: the later one counts.
  case storedAgain
  /// The row is there from an earlier import; nothing was stored.
  case imported
}
