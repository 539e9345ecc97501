import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

/// What a repository's failure means to each operation.
@Suite struct ErrorMappingTests {
  private let usd = Samples.currency("USD")

  @Test func `G09 per-operation mapping`() {
    let creating = FinancialGoalError(saving: "Japan", .duplicate(.name))
    #expect(creating == .duplicateName("Japan"))
    let reading = FinancialGoalError(reading: "Japan", .notFound)
    #expect(reading == .notFound("Japan"))
    let missingWhenCreating = ContributionError(creating: usd, .notFound)
    #expect(missingWhenCreating == .goalNotFound)
    let missingWhenChanging = ContributionError(changing: usd, .notFound)
    #expect(missingWhenChanging == .notFound)
    let account = FinancialAccountError(saving: "Cash", .duplicate(.name))
    #expect(account == .duplicateName("Cash"))
    let missingAccount = BalanceUpdateError(creating: .notFound)
    #expect(missingAccount == .accountNotFound)
    let last = BalanceUpdateError(changing: .forbidden(.lastBalanceUpdate))
    #expect(last == .lastUpdateCantBeDeleted)
    let side = FinancialAccountError(editing: "Cash", from: .cash, to: .loan, .forbidden(.debtWithBalances))
    #expect(side == .changesSide(from: .cash, to: .loan))
    let rate = ExchangeRateError(.notFound)
    #expect(rate == .notFound)
  }

  @Test(arguments: StorageError.samples) func `G08 exhaustive mapping`(_ error: StorageError) {
    // A failure of the storage means the same to every operation.
    let goals = [FinancialGoalError(reading: "g", .storage(error)), FinancialGoalError(saving: "g", .storage(error))]
    #expect(goals == [.storage(error), .storage(error)])
    let contributions = [
      ContributionError(creating: usd, .storage(error)), ContributionError(changing: usd, .storage(error)),
    ]
    #expect(contributions == [.storage(error), .storage(error)])
    let accounts = [
      FinancialAccountError(reading: "a", .storage(error)), FinancialAccountError(saving: "a", .storage(error)),
      FinancialAccountError(editing: "a", from: .cash, to: .loan, .storage(error)),
    ]
    #expect(accounts == [.storage(error), .storage(error), .storage(error)])
    let balances = [BalanceUpdateError(creating: .storage(error)), BalanceUpdateError(changing: .storage(error))]
    #expect(balances == [.storage(error), .storage(error)])
    let rate = ExchangeRateError(.storage(error))
    #expect(rate == .storage(error))
    let contributionImport = ContributionImportError(importing: usd, .storage(error))
    #expect(contributionImport == .storage(error))
    let balanceImport = BalanceUpdateImportError(importing: .storage(error))
    #expect(balanceImport == .storage(error))
  }

  @Test(arguments: StorageError.samples) func `G08 the data as a whole has words of its own for its files`(
    _ error: StorageError
  ) {
    let exporting = DataError(exporting: .storage(error))
    let keeping = DataError(keeping: "d", .storage(error))
    let importing = DataError(importing: "d", .storage(error))
    switch error {
    case .alreadyExists(let path):
      #expect(exporting == .alreadyExists(path: path))
      #expect(keeping == .alreadyExists(path: path))
      #expect(importing == .storage(error))
    case .notEmpty:
      #expect([exporting, keeping, importing] == [.notEmpty, .notEmpty, .notEmpty])
    case .invalidDocument(let line, let column, let reason):
      #expect(exporting == .storage(error))
      #expect(importing == .invalidDocument(name: "d", line: line, column: column, reason: reason))
    default:
      #expect([exporting, keeping, importing] == [.storage(error), .storage(error), .storage(error)])
    }
  }

  @Test(arguments: RepositoryError.samples) func `an outcome that an operation can't have is a mistake of the program`(
    _ error: RepositoryError
  ) {
    let rate = ExchangeRateError(error)
    switch error {
    case .notFound: #expect(rate == .notFound)
    case .storage(let failure): #expect(rate == .storage(failure))
    case .ambiguous, .duplicate, .belowMinimum, .forbidden:
      let isMistake = if case .storage(.programming) = rate { true } else { false }
      #expect(isMistake)
    }
  }

  @Test func `a guard's minor units come back as the currency's amount`() {
    let yen = Samples.currency("JPY")
    let error = ContributionError(creating: yen, .belowMinimum(totalMinor: 600))
    #expect(error == .belowZero(available: 600, yen))
  }
}
