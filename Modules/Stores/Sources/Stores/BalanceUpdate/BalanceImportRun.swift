import DependencyKit
import Foundation
import ModuloModels
import ModuloUtilities
import Synchronization

/// One import under way: hands the rows of a file over, and keeps the account of what became of them.
///
/// The rows are read where the repository writes, away from the main actor; what is told afterwards lies behind a lock.
final class BalanceImportRun: Sendable {
  private struct State {
    var report = BalanceImportReport()
    var failure: BalanceImportError?
  }

  private let file: BalanceImport
  private let uuid: UUIDGenerator
  private let onProgress: @Sendable (_ rowsRead: Int) -> Void
  private let state = Mutex(State())

  /// After how many rows their number is told again.
  private static let rowsBetweenNews = 1_000

  init(file: BalanceImport, uuid: UUIDGenerator, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) {
    self.file = file
    self.uuid = uuid
    self.onProgress = onProgress
  }

  var report: BalanceImportReport { state.withLock { $0.report } }

  /// Why the file was refused, where the file itself was the reason.
  var failure: BalanceImportError? { state.withLock { $0.failure } }

  /// Reads the file to its end, and hands over each balance as long as no row was wrong.
  ///
  /// - Throws: ``RepositoryError/aborted`` when the file is refused; ``failure`` tells why.
  func readRows(
    into accounts: [FinancialAccountEntity], _ insert: (BalanceUpdateEntity) throws -> BalanceInsertion
  ) throws {
    var report = BalanceImportReport()
    do {
      var rows = try BalanceRows(file: file, accounts: BalanceAccounts(accounts))
      while try readRow(from: &rows, into: &report, insert) {}
    } catch let error as CSVError {
      if case .unreadable(let error) = error { try refuse(.unreadableFile(error)) }
      // What follows can't be told apart any more, so the reading ends here.
      report.reject(.init(line: error.line ?? 1, column: error.column, reason: .csv(error)))
    }
    if report.errorCount > 0 {
      report.imported = 0
      try refuse(.rejected(report))
    }
    state.withLock { [report] in $0.report = report }
  }

  /// Reads one row; false at the end of the file.
  private func readRow(
    from rows: inout BalanceRows, into report: inout BalanceImportReport,
    _ insert: (BalanceUpdateEntity) throws -> BalanceInsertion
  ) throws -> Bool {
    guard let row = try rows.next() else { return false }
    report.read += 1
    if report.read.isMultiple(of: Self.rowsBetweenNews) { onProgress(report.read) }
    switch row.result {
    case .failure(let problem): report.reject(.init(line: problem.line, column: problem.column, reason: problem.reason))
    case .success(let content):
      guard report.errorCount == 0 else { return true }
      report.note(try insert(content.entity(id: uuid())), line: row.line)
    }
    return true
  }

  private func refuse(_ failure: BalanceImportError) throws {
    state.withLock { $0.failure = failure }
    throw RepositoryError.aborted
  }
}

extension BalanceImportReport {
  fileprivate mutating func note(_ insertion: BalanceInsertion, line: Int) {
    switch insertion {
    case .imported: alreadyImported.append(line)
    case .stored: imported += 1
    case .storedAgain:
      imported += 1
      sameDay.append(line)
    }
  }
}
