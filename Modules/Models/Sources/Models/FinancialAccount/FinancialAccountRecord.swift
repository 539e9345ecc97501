import ModuloUtilities

/// An account and its balance on a day, read in one snapshot.
public struct FinancialAccountRecord: Equatable, Sendable {
  /// The row of the account.
  public let account: FinancialAccountEntity
  /// The latest update on or before the day; `nil` for none.
  public let latest: BalanceUpdateEntity?
  /// The update before ``latest``; `nil` for none.
  public let previous: BalanceUpdateEntity?
  /// The number of updates of the account, over all days.
  public let count: Int

  /// Creates a record from an account and its latest balances of the same snapshot.
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

/// An account with its balances by day and one page of its updates, read in one snapshot.
public struct FinancialAccountDetailedRecord: Equatable, Sendable {
  /// The account with its latest balance.
  public let record: FinancialAccountRecord
  /// The balance in effect on each day with an update, oldest first.
  public let points: [BalancePointEntity]
  /// One page, newest first: day descending, number descending.
  public let updates: [BalanceUpdateEntity]
  /// The links of goals to it, and those beside them.
  public let fundings: FundingRecord

  /// Creates a record from rows of one snapshot.
  public init(
    record: FinancialAccountRecord, points: [BalancePointEntity], updates: [BalanceUpdateEntity],
    fundings: FundingRecord = .none
  ) {
    self.record = record
    self.points = points
    self.updates = updates
    self.fundings = fundings
  }
}

extension FinancialAccountRecord {
  /// The account with its balances, in the domain's types; the id is kept.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type or currency.
  public func toDomain() throws(RepositoryError) -> FinancialAccountDomain {
    let currency = try account.knownCurrency()
    return FinancialAccountDomain(
      id: account.id, number: Int(account.number), provider: account.provider, ownName: account.ownName,
      type: try account.accountType(), balance: Money(minorUnits: latest?.balanceMinor ?? 0, in: currency),
      previousBalance: previous.map { Money(minorUnits: $0.balanceMinor, in: currency) },
      updated: latest?.date, updateCount: count, bankID: account.bankID)
  }
}

extension [FinancialAccountRecord] {
  /// The accounts with their balances.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type or currency.
  public func toDomain() throws(RepositoryError) -> [FinancialAccountDomain] {
    try map { (record) throws(RepositoryError) in try record.toDomain() }
  }
}

extension FinancialAccountDetailedRecord {
  /// The account with its balance on every day that has one, and its page of updates.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``, when the account or one of the updates has an invalid value.
  public func toDetailed() throws(RepositoryError) -> FinancialAccountDetailedDomain {
    let account = try record.toDomain()
    var page: [BalanceUpdateDomain] = []
    for update in updates { page.append(try update.toDomain(of: record.account)) }
    return FinancialAccountDetailedDomain(
      account: account,
      points: points.map {
        BalancePoint(date: $0.date, amount: Money(minorUnits: $0.balanceMinor, in: account.currency))
      },
      updates: page, fundings: try fundings.toDomain().accounts.first { $0.id == account.id }?.fundings ?? [])
  }
}
