import Foundation
import ModuloModels
import ModuloProviders
import ModuloUtilities

extension FinancialAccountProvider {
  /// The account that balances belong to.
  func findAccount(by id: UUID, on day: CalendarDay) async throws(BalanceUpdateError) -> FinancialAccountDomain {
    do {
      return try await findOne(by: id, on: day)
    } catch .storage(let error) {
      throw .storage(error)
    } catch {
      throw .accountNotFound
    }
  }
}
