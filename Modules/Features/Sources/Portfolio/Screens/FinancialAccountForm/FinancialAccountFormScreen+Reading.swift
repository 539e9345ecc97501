import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

extension FinancialAccountFormScreen.ViewModel {
  /// The currency in which an amount is typed; `nil` while it can't be read.
  var typedCurrency: Currency? { (currency ?? dependencies.defaultCurrency).flatMap(Currency.init(code:)) }

  /// What was typed, read.
  func draft() throws(FinancialAccountError) -> FinancialAccountDraft {
    // The provider is looked at first, as the form shows it first: a person mends the topmost mistake.
    if provider.isBlank { throw .missingProvider }
    let currency = try readCurrency()
    return FinancialAccountDraft(
      id: id, provider: provider, name: name.isBlank ? nil : name, type: type, currency: currency,
      opening: try readOpening(in: currency))
  }

  /// The currency of an account that is there stays: its balances are in it.
  private func readCurrency() throws(FinancialAccountError) -> Currency {
    if let present { return present.currency }
    do {
      if let currency = try dependencies.readCurrency(currency) { return currency }
    } catch {
      throw .unknownCurrency(error.code)
    }
    throw .missingCurrency
  }

  /// What the account begins with; `nil` for one that begins with nothing, and for one that is there.
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
