import ModuloModels
import ModuloProviders
import ModuloUtilities
import TerminalKit

extension ConsoleSession {
  /// The account that a reference names.
  func account(_ reference: String) async throws -> FinancialAccountDomain {
    do {
      return try await dependencies.financialAccountProvider.findOne(reference, on: today)
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  /// The balance update that a reference names.
  func balanceUpdate(_ reference: String) async throws -> BalanceUpdateDomain {
    do throws(BalanceUpdateError) {
      guard let reference = NumberReference(reference) else { throw .unreadableReference(reference) }
      return try await dependencies.balanceUpdateProvider.findOne(reference)
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  /// The exchange rate that a reference names.
  func rate(_ reference: String) async throws -> ExchangeRateDomain {
    do throws(ExchangeRateError) {
      guard let reference = NumberReference(reference) else { throw .unreadableReference(reference) }
      return try await dependencies.exchangeRateProvider.findOne(reference)
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  /// Ends a command that reads, unless something is to be remembered.
  func show<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, isChange: Bool,
    _ answer: (Value) -> JSONValue
  ) throws {
    if isChange {
      try showChange(screen, failure, value, answer)
    } else {
      try show(screen, failure, value, answer)
    }
  }
}
