import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

extension ContributionFormScreen.ViewModel {
  /// How many decimals the keypad takes; two while the goal wasn't read.
  var decimals: Int { goal?.currency.exponent ?? 2 }

  /// What was typed, read.
  func draft(for goal: FinancialGoalDomain) throws(ContributionError) -> ContributionDraft {
    ContributionDraft(
      id: id, goal: goal, name: name, amount: try readAmount(in: goal.currency), type: type, date: try readDate(),
      allowsNegativeTotal: allowsNegativeTotal)
  }

  private func readAmount(in currency: Currency) throws(ContributionError) -> Decimal {
    do {
      return try AmountReader(locale: format.locale, exponent: currency.exponent).read(entry?.settled ?? amount)
    } catch {
      throw .unreadableAmount(error)
    }
  }

  private func readDate() throws(ContributionError) -> CalendarDay {
    if date.isBlank { return dependencies.today }
    do {
      return try DayReader(today: dependencies.today).read(date)
    } catch {
      throw .unreadableDay(error)
    }
  }
}
