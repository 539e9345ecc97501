import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

/// What a repository's failure means to each operation.
@Suite struct ErrorMappingTests {
  @Test func `G09 per-operation mapping`() {
    let usd = Samples.currency("USD")
    let constraint = RepositoryError.duplicate(.name)
    let creating = FinancialGoalError(saving: "Japan", constraint)
    #expect(creating == .duplicateName("Japan"))
    let reading = FinancialGoalError(reading: "Japan", constraint)
    #expect(reading == .storage(constraint))
    let missingWhenCreating = ContributionError(creating: usd, .notFound)
    #expect(missingWhenCreating == .goalNotFound)
    let missingWhenChanging = ContributionError(changing: usd, .notFound)
    #expect(missingWhenChanging == .notFound)
  }

  @Test(arguments: [
    RepositoryError.outOfRange, .busy, .permission(path: "p"), .full, .cannotOpen(path: "p", reason: "r"),
    .notOurs(path: "p"), .newer(path: "p"), .damaged(detail: "d"),
    .invalidDocument(line: 1, column: 2, reason: "r"), .notEmpty, .alreadyExists(path: "p"), .inputOutput(detail: "d"),
    .outcomeUnknown(detail: "d"), .cancelled, .aborted, .forbidden(.lastBalanceUpdate), .programming(detail: "d"),
  ])
  func `G08 exhaustive mapping`(_ error: RepositoryError) {
    // The switches are exhaustive, so a new case can't be forgotten; these mean the same to every operation.
    let usd = Samples.currency("USD")
    let goals = [FinancialGoalError(reading: "g", error), FinancialGoalError(saving: "g", error)]
    #expect(goals == [.storage(error), .storage(error)])
    let contributions = [ContributionError(creating: usd, error), ContributionError(changing: usd, error)]
    #expect(contributions == [.storage(error), .storage(error)])
    let importing = ContributionImportError(importing: usd, error)
    #expect(importing == .storage(error))
  }

  @Test func `a guard's minor units come back as the currency's amount`() {
    let yen = Samples.currency("JPY")
    let error = ContributionError(creating: yen, .belowMinimum(totalMinor: 600))
    #expect(error == .belowZero(available: 600, yen))
  }
}
