import Foundation
import ModuloModels
import ModuloProviders
import ModuloUtilities

extension FinancialGoalProvider {
  /// The goal that contributions belong to.
  func findGoal(by id: UUID, on today: CalendarDay) async throws(ContributionError) -> FinancialGoalDomain {
    do {
      return try await findOne(by: id, on: today)
    } catch .storage(let error) {
      throw .storage(error)
    } catch {
      throw .goalNotFound
    }
  }
}
