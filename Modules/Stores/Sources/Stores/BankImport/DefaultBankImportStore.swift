public import DependencyKit
import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
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

  public func recognize(
    _ sources: [InputSource], _ options: BankFileOptions, profiles: [BankProfile], on today: CalendarDay
  ) async throws(BankImportError) -> [BankImportFile] {
    try await Self.recognized(sources, options, profiles, today)
  }

  /// Reads away from the main actor: a proof needs a whole file.
  @concurrent
  private nonisolated static func recognized(
    _ sources: [InputSource], _ options: BankFileOptions, _ profiles: [BankProfile], _ today: CalendarDay
  ) async throws(BankImportError) -> [BankImportFile] {
    var files: [BankImportFile] = []
    for source in sources {
      if Task.isCancelled { throw .storage(.cancelled) }
      files.append(try BankImportFile(recognizing: source, options, profiles, today))
    }
    return files
  }

  public func accounts(
    of files: [BankImportFile], _ selection: BankFileSelection
  ) async throws(BankImportError) -> [String] {
    try await Self.readAccounts(of: files, selection)
  }

  @concurrent
  private nonisolated static func readAccounts(
    of files: [BankImportFile], _ selection: BankFileSelection
  ) async throws(BankImportError) -> [String] {
    var found: [String] = []
    for file in files {
      do throws(BankFileError) {
        var (reader, account) = (try file.reader(), String?.none)
        while let item = try reader.next() {
          switch item {
          case .account(let named): account = named.id
          case .entry, .balance:
            guard selection.takes(account: account) else { continue }
            let id = account?.bankID ?? ""
            if !found.contains(id), found.count < RowLines.mostNamed { found.append(id) }
          case .skipped: break
          }
        }
      } catch {
        throw BankImportError(error, in: file.name)
      }
    }
    return found
  }

  public func importAll(
    _ files: BankImport, isTrial: Bool, onProgress: @escaping @Sendable (_ itemsRead: Int) -> Void
  ) async throws(BankImportError) -> BankImportReport {
    let run = BankImportRun(files, isTrial: isTrial, onProgress: onProgress)
    let owner = try await owner(of: files)
    var reachedGoal: String?
    do {
      switch owner {
      case .goal(let goal): if try await importEntries(into: goal, run) { reachedGoal = goal.title }
      case .account(let account): try await importBalances(into: account, run)
      }
    } catch {
      if let failure = run.failure { throw failure }
      if case .account(.bankID(let id)) = owner, error == .notFound { throw .unknownAccount(id) }
      guard isTrial, run.isComplete else { throw BankImportError(error, into: files.target) }
    }
    var report = run.report
    report.reachedGoal = reachedGoal
    return report
  }

  /// What the rows of files belong to.
  private enum Owner {
    case goal(FinancialGoalDomain)
    case account(BankAccountReference)
  }

  /// - Throws: ``BankImportError/noTarget`` for files that name no account where none was chosen;
  ///   ``BankImportError/severalAccounts(name:accounts:)`` for files that name more than one.
  private func owner(of files: BankImport) async throws(BankImportError) -> Owner {
    switch files.target {
    case .goal(let goal): return .goal(goal)
    case .account(let account): return .account(.id(account.id))
    case .accountOfFiles:
      let ids = try await accounts(of: files.files, files.selection)
      if ids.count > 1 {
        throw .severalAccounts(name: files.files.map(\.name).joined(separator: ", "), accounts: ids)
      }
      guard let id = ids.first, !id.isEmpty else { throw .noTarget }
      return .account(.bankID(id))
    }
  }

  /// - Returns: Whether the entries have reached the goal.
  private func importEntries(
    into goal: FinancialGoalDomain, _ run: BankImportRun
  ) async throws(RepositoryError) -> Bool {
    let minimum = minimumTotal(run.files.allowsNegativeTotal)
    let inserted = try await repository.insertContributions(
      into: goal.id, files: run.files.files.count, keepingTotalAtLeast: minimum
    ) { [uuid] file, pass, insert in
      try run.readEntries(of: file, pass, in: goal.currency, insert: insert) { entry throws(MoneyRangeError) in
        try entry.contribution(id: uuid(), goalID: goal.id)
      }
    }
    return inserted.reachesGoal
  }

  private func importBalances(
    into reference: BankAccountReference, _ run: BankImportRun
  ) async throws(RepositoryError) {
    try await repository.insertBalances(into: reference, files: run.files.files.count) { [uuid] file, account, insert in
      run.note(account)
      let account = try BankAccount(account)
      try run.readBalances(of: file, of: account) { balance, storesProbable in
        try insert(balance.update(id: uuid(), accountID: account.id), storesProbable)
      }
    } end: {
      try run.end($0, isTaken: $1)
    }
  }
}

extension BankImportFile {
  /// - Throws: As ``BankImportOperations/recognize(_:_:profiles:on:)``.
  fileprivate init(
    recognizing source: InputSource, _ options: BankFileOptions, _ profiles: [BankProfile], _ today: CalendarDay
  ) throws(BankImportError) {
    let recognition: BankFileRecognition
    do {
      recognition = try BankFile.recognize(
        { () throws(ByteSourceError) in try source.open() }, options: options, profiles: profiles, today: today)
    } catch {
      throw BankImportError(error, in: source.name)
    }
    switch recognition {
    case .file(let file): self.init(file, name: source.name, readOn: today)
    case .undecided(let questions): throw .undecided(name: source.name, questions)
    }
  }
}

extension BankImportError {
  /// The error of a file that could not be recognised.
  fileprivate init(_ error: BankFileError, in name: String) {
    if case .unreadable(let error) = error { self = .unreadableFile(error) } else { self = .file(name: name, error) }
  }
}
