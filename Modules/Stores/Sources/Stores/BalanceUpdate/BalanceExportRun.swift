import Foundation
import ModuloModels
import ModuloUtilities
import Synchronization

/// One export under way: turns updates into lines, hands them over in pieces, and notes when they are no longer taken.
final class BalanceExportRun: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var count = 0
    var hasFailed = false
  }

  private let taker: @Sendable (_ bytes: [UInt8]) throws -> Void
  private let state: Mutex<State>

  /// How many bytes a piece has, about.
  private static let pieceSize = 64 * 1_024
  private static let csv = CSVWriter()

  init(_ taker: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) {
    self.taker = taker
    let header = Self.csv.line([
      BalanceImport.dateColumn, BalanceImport.accountColumn, BalanceImport.balanceColumn, BalanceImport.currencyColumn,
      BalanceImport.noteColumn,
    ])
    state = Mutex(State(pending: Array(header.utf8)))
  }

  /// Whether the taker refused a piece.
  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// - Throws: ``RepositoryError/aborted`` when a piece was refused. Why, the taker knows itself.
  ///   ``RepositoryError/damaged(detail:)`` for an account whose currency has no meaning.
  func write(_ record: BalanceUpdateRecord) throws(RepositoryError) {
    let line = try Self.line(record)
    try state.withLock { state throws(RepositoryError) in
      state.pending += line.utf8
      state.count += 1
      if state.pending.count >= Self.pieceSize { try handOver(&state) }
    }
  }

  /// Hands over what is left.
  ///
  /// - Returns: How many updates were written.
  /// - Throws: ``RepositoryError/aborted`` when the piece was refused.
  func finish() throws(RepositoryError) -> Int {
    try state.withLock { state throws(RepositoryError) in
      try handOver(&state)
      return state.count
    }
  }

  private func handOver(_ state: inout State) throws(RepositoryError) {
    do {
      try taker(state.pending)
    } catch {
      state.hasFailed = true
      throw .aborted
    }
    state.pending.removeAll(keepingCapacity: true)
  }

  private static func line(_ record: BalanceUpdateRecord) throws(RepositoryError) -> String {
    let update = try record.checkedDomain()
    return csv.line([
      update.date.description, record.account.displayName,
      update.balance.plainText(scale: update.currency.exponent), update.currency.code, update.note ?? "",
    ])
  }
}
