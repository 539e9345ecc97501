public import ModuloUtilities

/// A balance update, and its account with its balance on a day: read or written in one transaction.
public struct BalanceUpdateRecord: Equatable, Sendable {
  /// The row as stored.
  public let update: BalanceUpdateEntity
  /// The account with its latest balance after the change.
  public let account: FinancialAccountRecord

  /// Creates a record from what one transaction has left.
  public init(update: BalanceUpdateEntity, account: FinancialAccountRecord) {
    self.update = update
    self.account = account
  }
}

extension BalanceUpdateRecord {
  /// Both in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown currency or type, or an orphan.
  public func toDomain() throws(RepositoryError) -> BalanceUpdateDetailedDomain {
    BalanceUpdateDetailedDomain(
      balanceUpdate: try update.toDomain(of: account.account), account: try account.toDomain())
  }
}

extension EntryList<BalanceUpdateEntity, FinancialAccountRecord> {
  /// The page in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown currency or type, or an orphan.
  public func toDomain() throws(RepositoryError) -> EntryList<BalanceUpdateDomain, FinancialAccountDomain> {
    try map { record throws(RepositoryError) in
      try record.toDomain()
    } entry: { update, accounts throws(RepositoryError) in
      try update.toDomain(of: accounts[update.accountID]?.account)
    }
  }
}

/// The balance in effect on a day, in minor units.
public struct BalancePointEntity: Equatable, Sendable {
  /// The day of the balance.
  public let date: CalendarDay
  /// The balance at the end of the day, in minor units; a debt is below zero.
  public let balanceMinor: Int64

  /// Creates a point of an account's history.
  public init(date: CalendarDay, balanceMinor: Int64) {
    self.date = date
    self.balanceMinor = balanceMinor
  }
}
