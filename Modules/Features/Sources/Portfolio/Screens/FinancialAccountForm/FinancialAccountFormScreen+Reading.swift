import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

extension FinancialAccountFormScreen.ViewModel {
  /// The currency of the typed amount; `nil` while it is invalid.
  var typedCurrency: Currency? { (currency ?? dependencies.defaultCurrency).flatMap(Currency.init(code:)) }

  /// The input, parsed.
  func draft() throws(FinancialAccountError) -> FinancialAccountDraft {
    // The provider is checked first, as it is first in the form: users correct the topmost mistake.
    if provider.isBlank { throw .missingProvider }
    let currency = try readCurrency()
    return FinancialAccountDraft(
      id: id, provider: provider, name: name.isBlank ? nil : name, type: type, currency: currency,
      opening: try readOpening(in: currency))
  }

  /// The currency of an existing account is kept: its balances are in it.
  private func readCurrency() throws(FinancialAccountError) -> Currency {
    if let present { return present.currency }
    do {
      if let currency = try dependencies.readCurrency(currency) { return currency }
    } catch {
      throw .unknownCurrency(error.code)
    }
    throw .missingCurrency
  }

  /// The opening balance; `nil` for an account without one, and for an existing account.
  private func readOpening(in currency: Currency) throws(FinancialAccountError) -> FinancialAccountDraft.Opening? {
    guard present == nil, let amount else { return nil }
    if let isOwed, isOwed != type.isDebt { throw .otherSide(type) }
    return FinancialAccountDraft.Opening(
      id: balanceID, amount: try read(amount, in: currency), date: try readDay())
  }

  private func read(_ amount: String, in currency: Currency) throws(FinancialAccountError) -> Decimal {
    do { return try dependencies.readAmount(amount, entry, in: currency) } catch { throw .unreadableAmount(error) }
  }

  private func readDay() throws(FinancialAccountError) -> CalendarDay {
    do { return try dependencies.readDay(date) } catch { throw .unreadableDay(error) }
  }
}
