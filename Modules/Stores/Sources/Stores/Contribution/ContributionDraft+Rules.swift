import ModuloModels
import ModuloUtilities

extension ContributionDraft {
  /// The contribution as it will be stored; a blank name becomes `nil`.
  ///
  /// - Parameter negative: The rule that a negative amount breaks, by the type.
  /// - Throws: The first rule it breaks.
  func checked(
    negative: (ContributionType) -> ContributionRule = ContributionRule.negativeAmount
  ) throws(ContributionError) -> ContributionEntity {
    if amount.isZero { throw .rule(.missingAmount) }
    if amount.isNegative { throw .rule(negative(type)) }
    return try ContributionDomain(
      id: id, goalID: goal.id, name: name?.textOrNil, amount: amount, type: type, date: date
    ).stored()
  }

  /// Refuses a withdrawal that would take the goal, as it was shown to the user, below its minimum. The repository
  /// checks again, in the transaction that writes: in between, another process may have changed the total.
  func checkTotal() throws(ContributionError) {
    guard type == .remove, !allowsNegativeTotal, goal.currentAmount < amount else { return }
    throw .rule(.belowZero(available: goal.currentAmount))
  }
}

extension ContributionDomain {
  /// The contribution as it is stored.
  ///
  /// - Throws: ``InputProblem/amount(_:)`` when the amount doesn't fit its column.
  func stored() throws(ContributionError) -> ContributionEntity {
    do { return try toEntity() } catch { throw .input(.amount(AmountReadingError(error))) }
  }
}

/// Minimum total of a goal, in minor units; `nil` for none.
func minimumTotal(_ allowsNegative: Bool) -> Int64? { allowsNegative ? nil : 0 }

extension ContributionMoveDraft {
  /// The two contributions as they will be stored.
  ///
  /// - Throws: The first rule it breaks. A total that was shown to the user, and is too low, is refused here; the
  ///   repository checks again, in the transaction that writes.
  func checked() throws(ContributionError) -> ContributionMoveEntity {
    if source.id == target.id { throw .rule(.sameGoal) }
    if source.currency != target.currency { throw .rule(.differentCurrencies(source.currency, target.currency)) }
    let withdrawal = ContributionDraft(
      id: withdrawalID, goal: source, name: withdrawalName, amount: amount, type: .remove, date: date,
      allowsNegativeTotal: allowsNegativeTotal)
    let addition = ContributionDraft(
      id: additionID, goal: target, name: additionName, amount: amount, type: .add, date: date)
    let move = ContributionMoveEntity(
      withdrawal: try withdrawal.checked { _ in .negativeMove }, addition: try addition.checked())
    try withdrawal.checkTotal()
    return move
  }
}
