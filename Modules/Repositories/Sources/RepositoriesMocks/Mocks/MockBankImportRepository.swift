// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/BankImport/BankImportRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories

/// A mock of `BankImportRepository`: calls are answered by plan, else by its fake.
public final class MockBankImportRepository: BankImportRepository {
  /// What is planned for each requirement of `BankImportRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `insertBalances(into:files:rows:end:)`.
    public let insertBalances:
      SendableMockedRequirement<
        (
          account: BankAccountReference, files: Int,
          rows: (
            @Sendable (
              _ file: Int, _ account: FinancialAccountEntity,
              _ insert: (_ balance: BalanceUpdateEntity, _ storesProbable: Bool) throws -> BankRowResult
            ) throws -> Void
          ),
          end: (
            @Sendable (_ account: FinancialAccountEntity, _ isTaken: (_ bankID: String) throws -> Bool) throws ->
              String?
          )
        ), Void, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insertContributions(into:files:keepingTotalAtLeast:rows:)`.
    public let insertContributions:
      SendableMockedRequirement<
        (
          goalID: UUID, files: Int, minimum: Int64?,
          rows: (
            @Sendable (
              _ file: Int, _ pass: BankRowPass,
              _ insert: (_ row: () throws -> ContributionEntity, _ storesProbable: Bool) throws -> BankRowResult
            ) throws -> Void
          )
        ), ContributionInsertion, RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      insertBalances = SendableMockedRequirement("BankImportRepository.insertBalances(into:files:rows:end:)", log)
      insertContributions = SendableMockedRequirement(
        "BankImportRepository.insertContributions(into:files:keepingTotalAtLeast:rows:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BankImportRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BankImportRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func insertBalances(
    into account: BankAccountReference, files: Int,
    rows:
      @escaping @Sendable (
        _ file: Int, _ account: FinancialAccountEntity,
        _ insert: (_ balance: BalanceUpdateEntity, _ storesProbable: Bool) throws -> BankRowResult
      ) throws -> Void,
    end:
      @escaping @Sendable (_ account: FinancialAccountEntity, _ isTaken: (_ bankID: String) throws -> Bool) throws ->
      String?
  ) async throws(RepositoryError) {
    if try await mocked.insertBalances.answer((account, files, rows, end)) != nil { return }
    try await mocked.insertBalances.fallback(fake).insertBalances(into: account, files: files, rows: rows, end: end)
  }

  @discardableResult
  public func insertContributions(
    into goalID: UUID, files: Int, keepingTotalAtLeast minimum: Int64?,
    rows:
      @escaping @Sendable (
        _ file: Int, _ pass: BankRowPass,
        _ insert: (_ row: () throws -> ContributionEntity, _ storesProbable: Bool) throws -> BankRowResult
      ) throws -> Void
  ) async throws(RepositoryError) -> ContributionInsertion {
    if let answer = try await mocked.insertContributions.answer((goalID, files, minimum, rows)) { return answer }
    return try await mocked.insertContributions.fallback(fake).insertContributions(
      into: goalID, files: files, keepingTotalAtLeast: minimum, rows: rows)
  }
}
