import Foundation
import ModuloModels
import ModuloUtilities

extension FinancialGoalDraft {
  /// The goal as it will be stored.
  ///
  /// - Throws: The first rule it breaks, in the order of the form.
  func checked() throws(FinancialGoalError) -> FinancialGoalEntity {
    if name.isBlank { throw .missingName }
    if goalAmount == 0 { throw .missingAmount }
    if goalAmount < 0 { throw .negativeAmount }
    if let endDate, endDate < startDate { throw .endBeforeStart }
    let goal = FinancialGoalDomain(
      id: id, name: name.trimmed.normalized, emoji: emoji.trimmed.normalized, goalAmount: goalAmount,
      currency: currency, startDate: startDate, endDate: endDate)
    do {
      return try goal.toEntity()
    } catch {
      throw .unreadableAmount(AmountReadingError(error, exponent: currency.exponent))
    }
  }
}
