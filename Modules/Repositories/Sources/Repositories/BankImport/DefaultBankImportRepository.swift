public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// Rows of files of banks in a storage.
public struct DefaultBankImportRepository: BankImportRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
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
    try await storage.write { context in
      // The rows of a file come once.
      context.forbidRepetition()
      let goal = try context.goal(goalID)
      let before = try context.net(of: goalID)
      for file in 0..<files {
        var state = try context.bankImport(into: goalID)
        if state.hasRows {
          try rows(file, .lookup) { row, _ in try context.lookUp(row(), in: &state) }
          try context.lookUpPending(in: &state)
        }
        try rows(file, .insertion) { try context.insert($0, into: &state, storesProbable: $1) }
      }
      let after = try context.net(of: goalID)
      let change = Int128(after) - Int128(before)
      try keepTotal(after, atLeast: minimum, changedBy: change)
      return ContributionInsertion(
        goal: goal, reachesGoal: isReached(goal.goalAmountMinor, by: after, changedBy: change))
    }
  }

  public func insertBalances(
    into reference: BankAccountReference, files: Int,
    rows:
      @escaping @Sendable (
        _ file: Int, _ account: FinancialAccountEntity,
        _ insert: (_ balance: BalanceUpdateEntity, _ storesProbable: Bool) throws -> BankRowResult
      ) throws -> Void,
    end:
      @escaping @Sendable (
        _ account: FinancialAccountEntity, _ isTaken: (_ bankID: String) throws -> Bool
      ) throws -> String?
  ) async throws(RepositoryError) {
    try await storage.write { context in
      // The rows of a file come once.
      context.forbidRepetition()
      let account = try context.account(reference)
      for file in 0..<files {
        // The rows of the files before are rows from before this one.
        let lastNumber = try context.lastNumber(of: BalanceUpdateEntity.self)
        var state = BalanceUpdateImportState(accounts: [account], lastNumber: lastNumber)
        try rows(file, account) { try context.insert($0, into: &state, storesProbable: $1) }
      }
      guard let bankID = try end(account, { try context.account(ofBank: $0) != nil }) else { return }
      var changed = account
      changed.bankID = bankID
      try context.update(changed)
    }
  }
}
