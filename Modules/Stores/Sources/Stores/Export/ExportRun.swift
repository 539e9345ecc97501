import ModuloModels
import ModuloUtilities
import Synchronization

/// A running export: passes its pieces on, away from the main actor, and records when one is refused.
final class ExportRun: Sendable {
  private let taker: @Sendable (_ bytes: [UInt8]) throws -> Void
  private let failed = Mutex(false)

  init(_ taker: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) {
    self.taker = taker
  }

  /// Whether the receiver refused a piece.
  var hasFailed: Bool { failed.withLock(\.self) }

  /// - Throws: ``StorageError/aborted`` when the piece was refused; the receiver knows the reason.
  func write(_ bytes: [UInt8]) throws(RepositoryError) {
    do {
      try taker(bytes)
    } catch {
      failed.withLock { $0 = true }
      throw .storage(.aborted)
    }
  }
}

/// A running export of rows: formats them as lines, and passes these on in pieces.
final class CSVExportRun: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var count = 0
  }

  private let run: ExportRun
  private let state: Mutex<State>

  /// The approximate size of a piece, in bytes.
  private static let pieceSize = 64 * 1_024
  private static let csv = CSVWriter()

  /// - Parameter columns: The names in the header.
  init(columns: [String], _ taker: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) {
    run = ExportRun(taker)
    state = Mutex(State(pending: Array(Self.csv.line(columns).utf8)))
  }

  /// Whether the receiver refused a piece.
  var hasFailed: Bool { run.hasFailed }

  /// Adds a row, with a field for each column.
  ///
  /// - Throws: ``StorageError/aborted`` when a piece was refused; the receiver knows the reason.
  func write(_ fields: [String]) throws(RepositoryError) {
    let line = Self.csv.line(fields)
    try state.withLock { state throws(RepositoryError) in
      state.pending += line.utf8
      state.count += 1
      if state.pending.count >= Self.pieceSize { try handOver(&state) }
    }
  }

  /// Passes on the remaining lines.
  ///
  /// - Returns: How many rows were written.
  /// - Throws: ``StorageError/aborted`` when the piece was refused.
  func finish() throws(RepositoryError) -> Int {
    try state.withLock { state throws(RepositoryError) in
      try handOver(&state)
      return state.count
    }
  }

  private func handOver(_ state: inout State) throws(RepositoryError) {
    try run.write(state.pending)
    state.pending.removeAll(keepingCapacity: true)
  }
}
