import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

extension DependencyValues {
  /// An amount as it was typed, in a currency.
  func readAmount(_ text: String, in currency: Currency) throws(ContributionError) -> Decimal {
    do {
      return try AmountReader(locale: format.locale, exponent: currency.exponent).read(text)
    } catch {
      throw .unreadableAmount(error)
    }
  }

  /// A day as it was typed; nil is today.
  func readDay(_ text: String?) throws(ContributionError) -> CalendarDay {
    guard let text else { return today }
    do {
      return try DayReader(today: today).read(text)
    } catch {
      throw .unreadableDay(error)
    }
  }
}
