import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

extension DependencyValues {
  /// The amount of a form, in a currency.
  func readAmount(_ input: AmountInput, in currency: Currency) throws(ContributionError) -> Decimal {
    do {
      return try input.amount(AmountReader(locale: format.locale, exponent: currency.exponent))
    } catch {
      throw .unreadableAmount(error)
    }
  }

  /// A day as typed; nil for today.
  func readDay(_ text: String?) throws(ContributionError) -> CalendarDay {
    guard let text else { return today }
    do {
      return try DayReader(today: today).read(text)
    } catch {
      throw .unreadableDay(error)
    }
  }
}
