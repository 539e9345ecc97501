public import ModuloUtilities

/// An account and its balance on a day, read in one snapshot.
public struct FinancialAccountRecord: Equatable, Sendable {
  public let account: FinancialAccountEntity
  /// The latest update on or before the day; `nil` when there is none.
  public let latest: BalanceUpdateEntity?
  /// The update before ``latest``; `nil` when there is none.
  public let previous: BalanceUpdateEntity?
  /// The number of updates of the account, over all days.
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

/// A balance update, and its account with its balance on a day: read or written in one transaction.
public struct BalanceUpdateRecord: Equatable, Sendable {
  public let update: BalanceUpdateEntity
  public let account: FinancialAccountRecord

  public init(update: BalanceUpdateEntity, account: FinancialAccountRecord) {
    self.update = update
    self.account = account
  }
}

/// An account with its balances by day and one page of its updates, read in one snapshot.
public struct FinancialAccountDetailedRecord: Equatable, Sendable {
  public let record: FinancialAccountRecord
  /// The balance in effect on each day with an update, oldest first.
  public let points: [BalancePointEntity]
  /// One page, newest first: day descending, number descending.
  public let updates: [BalanceUpdateEntity]

  public init(record: FinancialAccountRecord, points: [BalancePointEntity], updates: [BalanceUpdateEntity]) {
    self.record = record
    self.points = points
    self.updates = updates
  }
}

/// The balance in effect on a day, in minor units.
public struct BalancePointEntity: Equatable, Sendable {
  public let date: CalendarDay
  public let balanceMinor: Int64

  public init(date: CalendarDay, balanceMinor: Int64) {
    self.date = date
    self.balanceMinor = balanceMinor
  }
}
