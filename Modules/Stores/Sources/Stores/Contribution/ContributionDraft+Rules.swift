import Foundation
import ModuloModels
import ModuloUtilities

extension ContributionDraft {
  /// The contribution as it will be stored; a blank name is none.
  ///
  /// - Parameter negative: What a negative amount means, by the type.
  /// - Throws: The first rule it breaks.
  func checked(
    negative: (ContributionType) -> ContributionError = ContributionError.negativeAmount
  ) throws(ContributionError) -> ContributionEntity {
    if amount == 0 { throw .missingAmount }
    if amount < 0 { throw negative(type) }
    let contribution = ContributionDomain(
      id: id, goalID: goal.id, name: name.flatMap { $0.isBlank ? nil : $0.trimmed.normalized }, amount: amount,
      currency: goal.currency, type: type, date: date)
    do {
      return try contribution.toEntity()
    } catch {
      throw .unreadableAmount(AmountReadingError(error, exponent: goal.currency.exponent))
    }
  }

  /// Refuses a withdrawal that the goal, as the person saw it, can't bear. The repository checks again, in the
  /// transaction that writes: in between, another process may have changed the total.
  func checkTotal() throws(ContributionError) {
    guard type == .remove, !allowsNegativeTotal, goal.currentAmount < amount else { return }
    throw .belowZero(available: goal.currentAmount, goal.currency)
  }

  /// What the goal's total may not fall below, in minor units; `nil` for no limit.
  var minimumTotal: Int64? { allowsNegativeTotal ? nil : 0 }
}

extension ContributionMoveDraft {
  /// The two contributions as they will be stored.
  ///
  /// - Throws: The first rule it breaks. A total that the person could see is too low is refused here; the repository
  ///   checks again, in the transaction that writes.
  func checked() throws(ContributionError) -> ContributionMoveEntity {
    if source.id == target.id { throw .sameGoal }
    if source.currency != target.currency { throw .differentCurrencies(source.currency, target.currency) }
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
