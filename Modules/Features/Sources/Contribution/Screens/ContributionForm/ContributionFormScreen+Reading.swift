import Foundation
import ModuloCore
import ModuloModels

extension ContributionFormScreen.ViewModel {
  /// How many decimals the keypad takes; two while the goal wasn't read.
  var decimals: Int { goal?.currency.exponent ?? 2 }

  /// What was typed, read.
  func draft(for goal: FinancialGoalDomain) throws(ContributionError) -> ContributionDraft {
    ContributionDraft(
      id: id, goal: goal, name: name, amount: try readAmount(in: goal.currency), type: type,
      date: try dependencies.readDay(date), allowsNegativeTotal: allowsNegativeTotal)
  }

  /// An amount that nobody typed over is the one that is there: what a form writes, a locale may read in two ways.
  private func readAmount(in currency: Currency) throws(ContributionError) -> Decimal {
    if let untouchedAmount { return untouchedAmount }
    return try dependencies.readAmount(entry?.settled ?? amount, in: currency)
  }
}
