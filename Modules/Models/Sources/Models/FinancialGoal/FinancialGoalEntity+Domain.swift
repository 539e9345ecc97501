public import ModuloUtilities

extension FinancialGoalEntity {
  /// The goal in the domain's types; the id is kept.
  ///
  /// - Throws: ``Damage/unknownCurrency(_:number:)``.
  public func toDomain(_ totals: ContributionTotals = .zero) throws(RepositoryError) -> FinancialGoalDomain {
    guard let currency = Currency(storedCode: currency) else {
      throw .damaged(.unknownCurrency(currency, number: number))
    }
    return FinancialGoalDomain(
      id: id, number: Int(number), name: name, emoji: emoji,
      goalAmount: Money(minorUnits: goalAmountMinor, in: currency), startDate: startDate, endDate: endDate,
      isArchived: isArchived, currentAmount: Money(minorUnits: totals.netMinor, in: currency),
      contributedThisMonth: Money(minorUnits: totals.monthNetMinor, in: currency),
      contributionCount: totals.count)
  }
}

extension FinancialGoalDomain {
  /// The goal as it is stored; the id and the number are kept. Its savings are not part of it.
  ///
  /// - Throws: ``MoneyRangeError`` when the amount doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> FinancialGoalEntity {
    FinancialGoalEntity(
      id: id, number: Int64(number), name: name, emoji: emoji,
      goalAmountMinor: try goalAmount.storedMinorUnits(), currency: currency.code,
      startDate: startDate, endDate: endDate, isArchived: isArchived)
  }
}

extension FinancialGoalRecord {
  /// The goal with its totals, in the domain's types.
  ///
  /// - Throws: ``Damage/unknownCurrency(_:number:)``.
  public func toDomain() throws(RepositoryError) -> FinancialGoalDomain {
    try goal.toDomain(totals)
  }
}

extension [FinancialGoalRecord] {
  /// The goals with their totals.
  ///
  /// - Throws: ``Damage/unknownCurrency(_:number:)``.
  public func toDomain() throws(RepositoryError) -> [FinancialGoalDomain] {
    try map { (record) throws(RepositoryError) in try record.toDomain() }
  }
}

extension FinancialGoalDetailedRecord {
  /// The goal with its months, gaps filled, and its page of contributions.
  ///
  /// - Throws: ``Damage``, when the goal or one of the contributions has an invalid value.
  public func toDetailed() throws(RepositoryError) -> FinancialGoalDetailedDomain {
    let goal = try record.toDomain()
    let points = months.map {
      ContributionMonthDomain(month: $0.month, net: Money(minorUnits: $0.netMinor, in: goal.currency))
    }
    var page: [ContributionDomain] = []
    for contribution in contributions { page.append(try contribution.toDomain(of: record.goal)) }
    return FinancialGoalDetailedDomain(goal: goal, months: points.withoutGaps, contributions: page)
  }
}
