public import ModuloUtilities

/// A balance update, and its account with its balance on a day: read or written in one transaction.
public struct BalanceUpdateRecord: Equatable, Sendable {
  public let update: BalanceUpdateEntity
  public let account: FinancialAccountRecord

  public init(update: BalanceUpdateEntity, account: FinancialAccountRecord) {
    self.update = update
    self.account = account
  }
}

extension BalanceUpdateRecord {
  /// Both in the domain's types.
  ///
  /// - Throws: ``Damage``: an unknown currency or type, or an orphan.
  public func toDomain() throws(RepositoryError) -> BalanceUpdateDetailedDomain {
    BalanceUpdateDetailedDomain(
      balanceUpdate: try update.toDomain(of: account.account), account: try account.toDomain())
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
