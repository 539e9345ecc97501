public import ModuloUtilities

extension BalanceUpdateEntity {
  /// The update in the domain's types; the id is kept.
  ///
  /// - Parameter account: The account it belongs to, whose currency its balance is in; `nil` when there is none.
  /// - Throws: ``Damage``: an unknown currency, or an orphan.
  public func toDomain(of account: FinancialAccountEntity?) throws(RepositoryError) -> BalanceUpdateDomain {
    guard let account, account.id == accountID else { throw .damaged(.orphanedBalanceUpdate(number: number)) }
    return toDomain(in: try account.knownCurrency())
  }

  /// The update in the domain's types, its balance in `currency`.
  public func toDomain(in currency: Currency) -> BalanceUpdateDomain {
    BalanceUpdateDomain(
      id: id, number: Int(number), accountID: accountID, balance: Money(minorUnits: balanceMinor, in: currency),
      date: date, note: note)
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

extension BalanceUpdateDomain {
  /// The update as it is stored; the id and the number are kept.
  ///
  /// - Throws: ``MoneyRangeError`` when the balance doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: id, number: Int64(number), accountID: accountID, balanceMinor: try balance.storedMinorUnits(), date: date,
      note: note)
  }
}
