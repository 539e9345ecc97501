import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What a repository's failure means to each operation.
@Suite struct ErrorMappingTests {
  private let usd = Samples.currency("USD")

  @Test func `G09 an error is mapped by the operation that failed`() {
    let creating = FinancialGoalError(.duplicate(.name), during: .saving("Japan"))
    #expect(creating == .rule(.duplicateName("Japan")))
    let reading = FinancialGoalError(.notFound, during: .reading("Japan"))
    #expect(reading == .notFound("Japan"))
    let missingWhenCreating = ContributionError(.notFound, during: .creating(in: usd))
    #expect(missingWhenCreating == .reference(.goal, .missing))
    let missingWhenChanging = ContributionError(.notFound, during: .changing(in: usd))
    #expect(missingWhenChanging == .missing)
    let account = FinancialAccountError(.duplicate(.name), during: .saving("Cash"))
    #expect(account == .rule(.duplicateName("Cash")))
    let missingAccount = BalanceUpdateError(.notFound, during: .creating)
    #expect(missingAccount == .reference(.account, .missing))
    let last = BalanceUpdateError(.forbidden(.lastBalanceUpdate), during: .changing)
    #expect(last == .rule(.lastUpdateCantBeDeleted))
    let block = TrackingError(.notFound, during: .creating(of: "Run"))
    #expect(block == .reference(.block, .notFound("Run")))
    let near = [Candidate(number: 1, name: "Default/Run")]
    let nearBlock = TrackingError(.unknownName(nearest: near), during: .creating(of: "Rnu"))
    #expect(nearBlock == .reference(.block, .notFound("Rnu", nearest: near)))
    let nearGoal = FinancialGoalError(.unknownName(nearest: near), during: .reading("Rnu"))
    #expect(nearGoal == .notFound("Rnu", nearest: near))
    let session = TrackingError(.notFound, during: .reading)
    #expect(session == .missing)
    let rate = ExchangeRateError(.notFound, during: .reading)
    #expect(rate == .missing)
  }

  @Test(arguments: StorageError.samples) func `G08 every error of the layer below is mapped`(_ error: StorageError) {
    // A failure of the storage means the same to every operation.
    let goals = [
      FinancialGoalError(.storage(error), during: .reading("g")),
      FinancialGoalError(.storage(error), during: .saving("g")),
    ]
    #expect(goals == [.storage(error), .storage(error)])
    let contributions = [
      ContributionError(.storage(error), during: .creating(in: usd)),
      ContributionError(.storage(error), during: .changing(in: usd)),
    ]
    #expect(contributions == [.storage(error), .storage(error)])
    let accounts = [
      FinancialAccountError(.storage(error), during: .reading("a")),
      FinancialAccountError(.storage(error), during: .saving("a")),
    ]
    #expect(accounts == [.storage(error), .storage(error)])
    let balances = [
      BalanceUpdateError(.storage(error), during: .creating), BalanceUpdateError(.storage(error), during: .changing),
    ]
    #expect(balances == [.storage(error), .storage(error)])
    let rates = [
      ExchangeRateError(.storage(error), during: .reading), ExchangeRateError(.storage(error), during: .saving),
    ]
    #expect(rates == [.storage(error), .storage(error)])
    let blocks = [
      BlockError(.storage(error), during: .reading("b")), BlockError(.storage(error), during: .saving("b")),
    ]
    #expect(blocks == [.storage(error), .storage(error)])
    let groups = [
      BlockGroupError(.storage(error), during: .reading("g")), BlockGroupError(.storage(error), during: .saving("g")),
    ]
    #expect(groups == [.storage(error), .storage(error)])
    let tracking = [
      TrackingError(.storage(error), during: .reading), TrackingError(.storage(error), during: .creating(of: "b")),
      TrackingError(.storage(error), during: .changing),
    ]
    #expect(tracking == [.storage(error), .storage(error), .storage(error)])
    let contributionImport = ContributionImportError(.storage(error), in: usd)
    #expect(contributionImport == .storage(error))
    let balanceImport = BalanceUpdateImportError(.storage(error))
    #expect(balanceImport == .storage(error))
  }

  @Test(arguments: StorageError.samples) func `G08 the data as a whole has words of its own for its files`(
    _ error: StorageError
  ) {
    let exporting = DataError(.storage(error), during: .exporting(of: nil))
    let keeping = DataError(.storage(error), during: .keeping("d"))
    let importing = DataError(.storage(error), during: .importing("d"))
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
    let rate = ExchangeRateError(error, during: .reading)
    switch error {
    case .notFound: #expect(rate == .missing)
    case .storage(let failure): #expect(rate == .storage(failure))
    case .unknownName, .owner, .ambiguous, .duplicate, .belowMinimum, .forbidden:
      let isMistake = if case .storage(.internalError) = rate { true } else { false }
      #expect(isMistake)
    }
  }

  @Test(arguments: RepositoryError.samples) func `a list fails with the storage only`(_ error: RepositoryError) {
    let goals = FinancialGoalError(error, during: .listing)
    #expect(goals == .storage(error.remaining))
    let accounts = FinancialAccountError(error, during: .listing)
    #expect(accounts == .storage(error.remaining))
    let rates = ExchangeRateError(error, during: .listing)
    #expect(rates == .storage(error.remaining))
  }

  @Test(arguments: RepositoryError.samples) func `an import of balances fails with the storage only`(
    _ error: RepositoryError
  ) {
    let balances = BalanceUpdateImportError(error)
    #expect(balances == .storage(error.remaining))
  }

  @Test func `a guard's minor units come back as the currency's amount`() {
    let yen = Samples.currency("JPY")
    let error = ContributionError(.belowMinimum(totalMinor: 600), during: .creating(in: yen))
    #expect(error == .rule(.belowZero(available: Money(600, "JPY"))))
  }
}
