public import ModuloUtilities

extension ContributionEntity {
  /// The stored type, parsed.
  ///
  /// - Throws: ``Damage/unknownContributionType(_:number:)``: an unknown type is never guessed.
  public func contributionType() throws(RepositoryError) -> ContributionType {
    guard let type = ContributionType(rawValue: type) else {
      throw .damaged(.unknownContributionType(type, number: number))
    }
    return type
  }

  /// The contribution in the domain's types; the id is kept.
  ///
  /// - Parameter goal: The goal it belongs to, whose currency its amount is in; `nil` when there is none.
  /// - Throws: ``Damage``: an unknown type, an unknown currency, or an orphan.
  public func toDomain(of goal: FinancialGoalEntity?) throws(RepositoryError) -> ContributionDomain {
    guard let goal, goal.id == goalID else { throw .damaged(.orphanedContribution(number: number)) }
    guard let currency = Currency(storedCode: goal.currency) else {
      throw .damaged(.unknownCurrency(goal.currency, number: goal.number))
    }
    return try toDomain(in: currency)
  }

  /// The contribution in the domain's types, its amount in `currency`.
  ///
  /// - Throws: ``Damage/unknownContributionType(_:number:)``.
  public func toDomain(in currency: Currency) throws(RepositoryError) -> ContributionDomain {
    ContributionDomain(
      id: id, number: Int(number), goalID: goalID, name: name,
      amount: Money(minorUnits: amountMinor, in: currency), type: try contributionType(), date: date)
  }
}

extension [ContributionEntity] {
  /// The contributions, with amounts in `currency`.
  ///
  /// - Throws: ``Damage/unknownContributionType(_:number:)``.
  public func toDomain(in currency: Currency) throws(RepositoryError) -> [ContributionDomain] {
    try map { (contribution) throws(RepositoryError) in try contribution.toDomain(in: currency) }
  }
}

extension ContributionDomain {
  /// The contribution as it is stored; the id and the number are kept.
  ///
  /// - Throws: ``MoneyRangeError`` when the amount doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> ContributionEntity {
    ContributionEntity(
      id: id, number: Int64(number), goalID: goalID, name: name,
      amountMinor: try amount.storedMinorUnits(), type: type.rawValue, date: date)
  }
}
