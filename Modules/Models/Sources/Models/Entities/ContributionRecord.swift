/// A contribution and the goal it belongs to, read in one snapshot.
public struct ContributionRecord: Equatable, Sendable {
  public let contribution: ContributionEntity
  public let goal: FinancialGoalEntity

  public init(contribution: ContributionEntity, goal: FinancialGoalEntity) {
    self.contribution = contribution
    self.goal = goal
  }

  /// The contribution in the domain's types.
  ///
  /// - Throws: ``Damage``: an unknown type, an unknown currency, or an orphan.
  public func toDomain() throws(RepositoryError) -> ContributionDomain { try contribution.toDomain(of: goal) }
}

/// The two stored contributions of a move of money between goals.
public struct ContributionMoveEntity: Equatable, Sendable {
  public var withdrawal: ContributionEntity
  public var addition: ContributionEntity

  public init(withdrawal: ContributionEntity, addition: ContributionEntity) {
    self.withdrawal = withdrawal
    self.addition = addition
  }
}
