/// A goal or an account to delete or a deleted one, and how many plans go along.
public struct PlanOwnerDeletion<Owner: Equatable & Sendable>: Equatable, Sendable {
  /// The goal or the account as it was.
  public let owner: Owner
  /// The number of its plans.
  public let planCount: Int

  /// Creates the deletion of a goal or an account.
  public init(_ owner: Owner, planCount: Int) {
    self.owner = owner
    self.planCount = planCount
  }
}

extension PlanOwnerDeletion<FinancialGoalRecord> {
  /// The goal in the domain's types, and its plans.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownCurrency(_:number:)``.
  public func toDomain() throws(RepositoryError) -> PlanOwnerDeletion<FinancialGoalDomain> {
    PlanOwnerDeletion<FinancialGoalDomain>(try owner.toDomain(), planCount: planCount)
  }
}

extension PlanOwnerDeletion<FinancialAccountRecord> {
  /// The account in the domain's types, and its plans.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type or currency.
  public func toDomain() throws(RepositoryError) -> PlanOwnerDeletion<FinancialAccountDomain> {
    PlanOwnerDeletion<FinancialAccountDomain>(try owner.toDomain(), planCount: planCount)
  }
}

extension FormatContext {
  /// The rows and the plans that are lost with their owner: `5 contributions and 1 plan`; `nil` for none.
  public func lost(_ rows: Int, of noun: Noun, plans: Int) -> String? {
    let parts = [lost(rows, of: noun), lost(plans, of: .plan)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " \(strings.count.and) ")
  }
}
