import Foundation
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
    let currency = try readCurrency()
    return FinancialGoalDraft(
      id: id, name: name, emoji: emoji, goalAmount: try readTarget(in: currency), currency: currency,
      startDate: try readDay(start) ?? today, endDate: try readDay(end))
  }

  /// The currency of an existing goal is kept: its contributions are in it.
  private func readCurrency() throws(FinancialGoalError) -> Currency {
    if let present { return present.currency }
    guard let code = currency ?? dependencies.defaultCurrency else { throw .missingCurrency }
    guard let currency = Currency(code: code) else { throw .unknownCurrency(code) }
    return currency
  }

  private func readTarget(in currency: Currency) throws(FinancialGoalError) -> Decimal {
    do {
      return try input.amount(AmountReader(locale: format.locale, exponent: currency.exponent))
    } catch {
      throw .unreadableAmount(error)
    }
  }

  private func readDay(_ text: String?) throws(FinancialGoalError) -> CalendarDay? {
    guard let text else { return nil }
    do {
      return try DayReader(today: today).read(text)
    } catch {
      throw .unreadableDay(error)
    }
  }
}
