import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

extension DependencyValues {
  /// An amount as typed, in a currency: letter by letter where there is an entry, else as a whole.
  func readAmount(
    _ text: String, _ entry: BalanceEntry?, in currency: Currency
  ) throws(AmountReadingError) -> Decimal {
    guard let entry else { return try AmountReader(locale: format.locale, exponent: currency.exponent).read(text) }
    guard let amount = entry.amount else { throw .empty }
    return amount
  }

  /// A day as typed; nil for today.
  func readDay(_ text: String?) throws(DayReadingError) -> CalendarDay {
    guard let text else { return today }
    return try DayReader(today: today).read(text)
  }

  /// The given currency, else the default one; `nil` when there is neither.
  ///
  /// - Throws: ``UnknownCurrency`` for a code that ISO 4217 doesn't list.
  func readCurrency(_ code: String?) throws(UnknownCurrency) -> Currency? {
    guard let code = code ?? defaultCurrency else { return nil }
    guard let currency = Currency(code: code) else { throw UnknownCurrency(code: code) }
    return currency
  }
}

/// An unknown currency code.
struct UnknownCurrency: Error {
  let code: String
}

extension DependencyValues {
  /// The currency of a portfolio's figures; `nil` when none is given and there is no default.
  func readPortfolioCurrency() throws(FinancialAccountError) -> Currency? {
    do { return try readCurrency(nil) } catch { throw .unknownCurrency(error.code) }
  }
}
