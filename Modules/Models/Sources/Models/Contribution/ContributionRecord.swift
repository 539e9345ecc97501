/// A contribution, and its goal with its totals: read or written in one transaction.
public struct ContributionRecord: Equatable, Sendable {
  /// The row as stored.
  public let contribution: ContributionEntity
  /// The goal with its totals after the change.
  public let goal: FinancialGoalRecord
  /// Whether the change took the goal's total from below its target up to it.
  public let reachesGoal: Bool

  /// Creates a record from what one transaction has left.
  public init(contribution: ContributionEntity, goal: FinancialGoalRecord, reachesGoal: Bool = false) {
    self.contribution = contribution
    self.goal = goal
    self.reachesGoal = reachesGoal
  }

  /// Both in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type, an unknown currency, or an orphan.
  public func toDomain() throws(RepositoryError) -> ContributionDetailedDomain {
    ContributionDetailedDomain(
      contribution: try contribution.toDomain(of: goal.goal), goal: try goal.toDomain(), reachesGoal: reachesGoal)
  }
}

/// The two stored contributions of a move of money between goals.
public struct ContributionMoveEntity: Equatable, Sendable {
  /// The row that takes the money out of the source.
  public var withdrawal: ContributionEntity
  /// The row that puts the money into the target.
  public var addition: ContributionEntity

  /// Creates a move of two rows, which are stored in one transaction.
  public init(withdrawal: ContributionEntity, addition: ContributionEntity) {
    self.withdrawal = withdrawal
    self.addition = addition
  }
}

/// The two contributions of a move, each with its goal as the move left it.
public struct ContributionMoveRecord: Equatable, Sendable {
  /// The withdrawal, with the goal it was taken from.
  public let source: ContributionRecord
  /// The addition, with the goal it was put into.
  public let target: ContributionRecord

  /// Creates a record from what one transaction has left in both goals.
  public init(source: ContributionRecord, target: ContributionRecord) {
    self.source = source
    self.target = target
  }

  /// The move in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type, an unknown currency, or an orphan.
  public func toDomain() throws(RepositoryError) -> ContributionMoveDomain {
    ContributionMoveDomain(source: try source.toDomain(), target: try target.toDomain())
  }
}

/// What the rows of one import have left of their goal.
public struct ContributionInsertion: Equatable, Sendable {
  /// The goal as stored.
  public let goal: FinancialGoalEntity
  /// Whether the rows together took the goal's total from below its target up to it.
  public let reachesGoal: Bool

  /// Creates it from what one transaction has left.
  public init(goal: FinancialGoalEntity, reachesGoal: Bool) {
    self.goal = goal
    self.reachesGoal = reachesGoal
  }
}
