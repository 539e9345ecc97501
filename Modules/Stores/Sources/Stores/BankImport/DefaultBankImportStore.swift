public import DependencyKit
import Foundation
public import ModuloModels
public import ModuloRepositories
import ModuloUtilities
public import Observation

/// Imports files of banks through a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultBankImportStore: BankImportStore, Observable {
  private let repository: any BankImportRepository
  private let uuid: UUIDGenerator

  /// - Parameter uuid: Generates the ids of imported rows.
  public init(repository: any BankImportRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  public func importAll(
    _ files: BankImport, isTrial: Bool, onProgress: @escaping @Sendable (_ itemsRead: Int) -> Void
  ) async throws(BankImportError) -> BankImportReport {
    let run = BankImportRun(files, isTrial: isTrial, onProgress: onProgress)
    var reachedGoal: String?
    do {
      switch files.target {
      case .goal(let goal): if try await importEntries(into: goal, run) { reachedGoal = goal.title }
      case .account(let account): try await importBalances(into: account.id, run)
      }
    } catch {
      if let failure = run.failure { throw failure }
      guard isTrial, run.isComplete else { throw BankImportError(error, into: files.target) }
    }
    var report = run.report
    report.reachedGoal = reachedGoal
    return report
  }

  /// - Returns: Whether the entries have reached the goal.
  private func importEntries(
    into goal: FinancialGoalDomain, _ run: BankImportRun
  ) async throws(RepositoryError) -> Bool {
    let minimum = minimumTotal(run.files.allowsNegativeTotal)
    let inserted = try await repository.insertContributions(
      into: goal.id, files: run.files.files.count, storesProbable: run.files.probable == .import,
      keepingTotalAtLeast: minimum
    ) { [uuid] file, pass, insert in
      try run.readEntries(of: file, pass, in: goal.currency) { entry throws(MoneyRangeError) in
        try entry.contribution(id: uuid(), goalID: goal.id)
      } insert: {
        try insert($0)
      }
    }
    return inserted.reachesGoal
  }

  private func importBalances(into accountID: UUID, _ run: BankImportRun) async throws(RepositoryError) {
    try await repository.insertBalances(into: accountID, files: run.files.files.count) { [uuid] file, account, insert in
      let account = try BankAccount(account)
      try run.readBalances(of: file, of: account) { balance in
        try insert(balance.update(id: uuid(), accountID: account.id))
      }
    }
  }
}
