import ModuloModels
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
