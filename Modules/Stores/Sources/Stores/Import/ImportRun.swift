import ModuloModels
import ModuloUtilities
import Synchronization

/// A running import: passes on the rows of a file, and records the outcome of each.
///
/// The rows are read where the repository writes, away from the main actor; the results are guarded by a lock.
final class ImportRun<Failure: ImportError>: Sendable {
  private struct State {
    var report = ImportReport<Failure.Problem>()
    var failure: Failure?
  }

  private let onProgress: @Sendable (_ rowsRead: Int) -> Void
  private let state = Mutex(State())

  init(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) { self.onProgress = onProgress }

  var report: ImportReport<Failure.Problem> { state.withLock { $0.report } }

  /// The reason why the file was refused; `nil` when the file itself was not the reason.
  var failure: Failure? { state.withLock { $0.failure } }

  /// Reads the file to its end, and passes on the content of each row until a row is rejected.
  ///
  /// - Parameters:
  ///   - open: Opens the file.
  ///   - take: Receives the content of the row at a line, and records its outcome.
  ///   - end: Called after the last row, when no row was rejected.
  /// - Throws: ``StorageError/aborted`` when the file is refused; ``failure`` has the reason. Errors of `take`.
  func readRows<Reader: RowReader>(
    _ open: @autoclosure () throws -> ImportRows<Reader>,
    _ take: (_ content: Reader.Content, _ line: Int, _ report: inout ImportReport<Failure.Problem>) throws -> Void,
    atEnd end: (_ report: inout ImportReport<Failure.Problem>) throws -> Void = { _ in }
  ) throws where Reader.Problem == Failure.Problem {
    var report = ImportReport<Failure.Problem>()
    do {
      var rows = try open()
      while let row = try rows.next() { try note(row, entries: rows.entries, in: &report, take) }
      if report.errorCount == 0 { finish(rows, &report) }
      if report.errorCount == 0 { try end(&report) }
    } catch let error as CSVError {
      if case .unreadable(let error) = error { try refuse(.unreadableFile(error)) }
      // The rest can't be split into rows any more, so the reading ends here.
      report.reject(RowError(error))
    } catch let error as RowError<Failure.Problem> {
      // The header is wrong.
      report.reject(error)
    }
    if report.errorCount > 0 {
      report.takeBack()
      try refuse(.rejected(report))
    }
    state.withLock { [report] in $0.report = report }
  }

  private func note<Reader: RowReader>(
    _ row: ImportRows<Reader>.Row, entries: Int, in report: inout ImportReport<Failure.Problem>,
    _ take: (_ content: Reader.Content, _ line: Int, _ report: inout ImportReport<Failure.Problem>) throws -> Void
  ) throws where Reader.Problem == Failure.Problem {
    let before = report.read
    report.begin(entries: entries)
    if report.read / progressInterval > before / progressInterval { onProgress(report.read) }
    switch row.reading {
    case .failure(let error): report.reject(error)
    case .success(.skipped(let outcome)): report.note(outcome, line: row.line)
    case .success(.content(let content)): if report.errorCount == 0 { try take(content, row.line, &report) }
    }
  }

  private func finish<Reader: RowReader>(
    _ rows: ImportRows<Reader>, _ report: inout ImportReport<Failure.Problem>
  ) where Reader.Problem == Failure.Problem {
    do { try rows.finish() } catch { report.reject(error) }
  }

  private func refuse(_ failure: Failure) throws {
    state.withLock { $0.failure = failure }
    throw RepositoryError.storage(.aborted)
  }
}

/// The number of entries between two progress reports.
private let progressInterval = 1_000
