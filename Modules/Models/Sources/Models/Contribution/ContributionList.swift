public import ModuloUtilities

/// What the wanted contributions of a goal add up to.
public struct ContributionSumRecord: Equatable, Sendable {
  /// The row of the goal.
  public let goal: FinancialGoalEntity
  /// Money put in less money taken out, in minor units.
  public let netMinor: Int64

  /// Creates a sum of one goal.
  public init(goal: FinancialGoalEntity, netMinor: Int64) {
    self.goal = goal
    self.netMinor = netMinor
  }
}

/// A page of contributions, and what those of all pages add up to: read in one snapshot.
public struct ContributionListRecord: Equatable, Sendable {
  /// The page.
  public let list: EntryList<ContributionEntity, FinancialGoalRecord>
  /// A sum for each goal with wanted contributions, in any order.
  public let sums: [ContributionSumRecord]

  /// Creates a record from rows of one snapshot.
  public init(list: EntryList<ContributionEntity, FinancialGoalRecord>, sums: [ContributionSumRecord]) {
    self.list = list
    self.sums = sums
  }

  /// The page in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type, an unknown currency, or an orphan.
  public func toDomain() throws(RepositoryError) -> ContributionListDomain {
    let list = try list.map { record throws(RepositoryError) in
      try record.toDomain()
    } entry: { contribution, goals throws(RepositoryError) in
      try contribution.toDomain(of: goals[contribution.goalID]?.goal)
    }
    var nets: [Currency: Money] = [:]
    for sum in sums {
      let currency = try sum.goal.toDomain().currency
      nets[currency, default: .zero(in: currency)] += Money(minorUnits: sum.netMinor, in: currency)
    }
    return ContributionListDomain(list: list, nets: nets.values.sorted { $0.currency.code < $1.currency.code })
  }
}

/// A page of contributions in the domain's types.
public struct ContributionListDomain: EntryPage, Equatable, Sendable {
  /// The page.
  public let list: EntryList<ContributionDomain, FinancialGoalDomain>
  /// Money put in less money taken out over all pages: one amount for each currency, by code.
  public let nets: [Money]

  /// Creates a page and its sums.
  public init(list: EntryList<ContributionDomain, FinancialGoalDomain>, nets: [Money]) {
    self.list = list
    self.nets = nets
  }
}
