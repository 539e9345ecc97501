import Foundation
import ModuloCore
import ModuloModels

extension ContributionFormScreen.ViewModel {
  /// The input, parsed.
  func draft(for goal: FinancialGoalDomain) throws(ContributionError) -> ContributionDraft {
    ContributionDraft(
      id: id, goal: goal, name: name,
      amount: try dependencies.readAmount(input, in: goal.currency, throwing: ContributionError.self), type: type,
      date: try dependencies.readDay(date, throwing: ContributionError.self), allowsNegativeTotal: allowsNegativeTotal)
  }
}
