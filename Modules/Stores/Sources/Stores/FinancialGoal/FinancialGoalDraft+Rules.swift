import Foundation
import ModuloModels
import ModuloUtilities

extension FinancialGoalDraft {
  /// Whether the emoji is one, or none.
  var hasReadableEmoji: Bool { emoji.isBlank || emoji.trimmed.isEmoji }

  /// The goal as it will be stored.
  ///
  /// - Parameter kept: The emoji that is stored already: it may stay, whatever it is.
  /// - Throws: The first rule it breaks, in the order of the form.
  func checked(keeping kept: String? = nil) throws(FinancialGoalError) -> FinancialGoalEntity {
    if name.isBlank { throw .missingName }
    if !hasReadableEmoji, emoji != kept { throw .notAnEmoji(emoji) }
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
