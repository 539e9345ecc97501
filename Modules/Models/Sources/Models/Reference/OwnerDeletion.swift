/// A goal or an account that is deleted, with the numbers of what goes with it.
public struct OwnerDeletion<Owner: Equatable & Sendable>: Equatable, Sendable {
  /// The goal or the account as it was.
  public let owner: Owner
  /// The number of its plans.
  public let planCount: Int
  /// The number of its links: of a goal to accounts, or of goals to an account.
  public let fundingCount: Int

  /// Creates the deletion of a goal or an account.
  public init(_ owner: Owner, planCount: Int, fundingCount: Int) {
    self.owner = owner
    self.planCount = planCount
    self.fundingCount = fundingCount
  }
}

extension OwnerDeletion<FinancialGoalRecord> {
  /// The goal in the domain's types, and what goes with it.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownCurrency(_:number:)``.
  public func toDomain() throws(RepositoryError) -> OwnerDeletion<FinancialGoalDomain> {
    OwnerDeletion<FinancialGoalDomain>(try owner.toDomain(), planCount: planCount, fundingCount: fundingCount)
  }
}

extension OwnerDeletion<FinancialAccountRecord> {
  /// The account in the domain's types, and what goes with it.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type or currency.
  public func toDomain() throws(RepositoryError) -> OwnerDeletion<FinancialAccountDomain> {
    OwnerDeletion<FinancialAccountDomain>(try owner.toDomain(), planCount: planCount, fundingCount: fundingCount)
  }
}
