import Foundation
import ModuloModels
import ModuloUtilities

extension ContributionDraft {
  /// The contribution as it will be stored; a blank name is none.
  ///
  /// - Throws: The first rule it breaks.
  func checked() throws(ContributionError) -> ContributionEntity {
    if amount == 0 { throw .missingAmount }
    if amount < 0 { throw .negativeAmount(type) }
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

extension [ContributionEntity] {
  /// The contributions as the rules see them; a stored value without meaning is damage.
  func toDomain(in currency: Currency) throws(RepositoryError) -> [ContributionDomain] {
    var contributions: [ContributionDomain] = []
    for entity in self { contributions.append(try entity.toDomain(checked: currency)) }
    return contributions
  }
}

extension ContributionEntity {
  func toDomain(checked currency: Currency) throws(RepositoryError) -> ContributionDomain {
    do { return try toDomain(in: currency) } catch { throw RepositoryError(error) }
  }
}
