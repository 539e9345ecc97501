public import ModuloUtilities

extension FinancialAccountEntity {
  /// The currency of the balances.
  ///
  /// - Throws: ``Damage/unknownAccountCurrency(_:number:)``.
  public func knownCurrency() throws(RepositoryError) -> Currency {
    guard let currency = Currency(storedCode: currency) else {
      throw .damaged(.unknownAccountCurrency(currency, number: number))
    }
    return currency
  }
}

extension FinancialAccountRecord {
  /// The account with its balances, in the domain's types; the id is kept.
  ///
  /// - Throws: ``Damage``: an unknown type or currency.
  public func toDomain() throws(RepositoryError) -> FinancialAccountDomain {
    let currency = try account.knownCurrency()
    return FinancialAccountDomain(
      id: account.id, number: Int(account.number), provider: account.provider, ownName: account.ownName,
      type: try account.accountType(), balance: Money(minorUnits: latest?.balanceMinor ?? 0, in: currency),
      previousBalance: previous.map { Money(minorUnits: $0.balanceMinor, in: currency) },
      updated: latest?.date, updateCount: count)
  }
}

extension [FinancialAccountRecord] {
  /// The accounts with their balances.
  ///
  /// - Throws: ``Damage``: an unknown type or currency.
  public func toDomain() throws(RepositoryError) -> [FinancialAccountDomain] {
    try map { (record) throws(RepositoryError) in try record.toDomain() }
  }
}

extension FinancialAccountDetailedRecord {
  /// The account with its balance on every day that has one, and its page of updates.
  ///
  /// - Throws: ``Damage``, when the account or one of the updates has an invalid value.
  public func toDetailed() throws(RepositoryError) -> FinancialAccountDetailedDomain {
    let account = try record.toDomain()
    var page: [BalanceUpdateDomain] = []
    for update in updates { page.append(try update.toDomain(of: record.account)) }
    return FinancialAccountDetailedDomain(
      account: account,
      points: points.map {
        BalancePoint(date: $0.date, amount: Money(minorUnits: $0.balanceMinor, in: account.currency))
      },
      updates: page)
  }
}

extension FinancialAccountDomain {
  /// The account as it is stored; the id and the number are kept. Its balance is not part of it.
  public func toEntity() -> FinancialAccountEntity {
    FinancialAccountEntity(
      id: id, number: Int64(number), provider: provider, ownName: ownName, type: type.rawValue, currency: currency.code)
  }
}
