/// A contribution, and its goal with its totals: read or written in one transaction.
public struct ContributionRecord: Equatable, Sendable {
  public let contribution: ContributionEntity
  public let goal: FinancialGoalRecord

  public init(contribution: ContributionEntity, goal: FinancialGoalRecord) {
    self.contribution = contribution
    self.goal = goal
  }

  /// Both in the domain's types.
  ///
  /// - Throws: ``Damage``: an unknown type, an unknown currency, or an orphan.
  public func toDomain() throws(RepositoryError) -> ContributionDetailedDomain {
    ContributionDetailedDomain(
      contribution: try contribution.toDomain(of: goal.goal), goal: try goal.toDomain())
  }
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

/// The two contributions of a move, each with its goal as the move left it.
public struct ContributionMoveRecord: Equatable, Sendable {
  public let source: ContributionRecord
  public let target: ContributionRecord

  public init(source: ContributionRecord, target: ContributionRecord) {
    self.source = source
    self.target = target
  }

  /// The move in the domain's types.
  ///
  /// - Throws: ``Damage``: an unknown type, an unknown currency, or an orphan.
  public func toDomain() throws(RepositoryError) -> ContributionMoveDomain {
    ContributionMoveDomain(source: try source.toDomain(), target: try target.toDomain())
  }
}
