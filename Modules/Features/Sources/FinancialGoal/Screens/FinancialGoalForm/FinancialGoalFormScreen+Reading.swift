import ModuloCore
import ModuloModels
import ModuloUtilities

extension FinancialGoalFormScreen.ViewModel {
  /// The number of decimals on the keypad; two while the currency is invalid.
  var decimals: Int {
    (currency ?? dependencies.defaultCurrency).flatMap(Currency.init(code:))?.exponent ?? 2
  }

  /// The input, parsed.
  func draft() throws(FinancialGoalError) -> FinancialGoalDraft {
    // The name is checked first, as it is first in the form: users correct the topmost mistake.
    if name.isBlank { throw .missingName }
    // The currency of an existing goal is kept: its contributions are in it.
    let currency =
      if let present { present.currency } else {
        try dependencies.readCurrency(currency, throwing: FinancialGoalError.self)
      }
    return FinancialGoalDraft(
      id: id, name: name, emoji: emoji,
      goalAmount: try dependencies.readAmount(input, in: currency, throwing: FinancialGoalError.self),
      startDate: try dependencies.readDay(start, throwing: FinancialGoalError.self),
      endDate: try end == nil ? nil : dependencies.readDay(end, throwing: FinancialGoalError.self))
  }
}
