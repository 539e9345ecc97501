import ModuloModels
import Synchronization

/// One export under way: hands its pieces over, away from the main actor, and notes when they are no longer taken.
final class ExportRun: Sendable {
  private let taker: @Sendable (_ bytes: [UInt8]) throws -> Void
  private let failed = Mutex(false)

  init(_ taker: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) {
    self.taker = taker
  }

  /// Whether the taker refused a piece.
  var hasFailed: Bool { failed.withLock(\.self) }

  /// - Throws: ``StorageError/aborted`` when the piece was refused. Why, the taker knows itself.
  func write(_ bytes: [UInt8]) throws(RepositoryError) {
    do {
      try taker(bytes)
    } catch {
      failed.withLock { $0 = true }
      throw .storage(.aborted)
    }
  }
}
