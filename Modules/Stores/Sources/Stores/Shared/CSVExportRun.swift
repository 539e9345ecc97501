import ModuloModels
import ModuloUtilities
import Synchronization

/// One export of rows under way: turns them into lines, and hands these over in pieces.
final class CSVExportRun: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var count = 0
  }

  private let run: ExportRun
  private let state: Mutex<State>

  /// How many bytes a piece has, about.
  private static let pieceSize = 64 * 1_024
  private static let csv = CSVWriter()

  /// - Parameter columns: What the header names.
  init(columns: [String], _ taker: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) {
    run = ExportRun(taker)
    state = Mutex(State(pending: Array(Self.csv.line(columns).utf8)))
  }

  /// Whether the taker refused a piece.
  var hasFailed: Bool { run.hasFailed }

  /// Adds a row, with a field for each column.
  ///
  /// - Throws: ``StorageError/aborted`` when a piece was refused. Why, the taker knows itself.
  func write(_ fields: [String]) throws(RepositoryError) {
    let line = Self.csv.line(fields)
    try state.withLock { state throws(RepositoryError) in
      state.pending += line.utf8
      state.count += 1
      if state.pending.count >= Self.pieceSize { try handOver(&state) }
    }
  }

  /// Hands over what is left.
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
