import ModuloModels
import ModuloPersistence
import PersistenceKit
import Synchronization
import TerminalKit

/// Names each transaction on a stream as it begins, as `read FinancialGoalRepository.fetchOne` (`MODULO_TRACE=1`), and
/// notes when one has saved something.
struct ObservedStorage: Storage {
  let base: any Storage
  /// Where transactions are named; `nil` for nowhere.
  let trace: StandardStream?
  let commits: CommitNote?

  func read<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    _ = trace?.write("read \(operation)\n")
    return try await base.read(operation, body)
  }

  func write<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    _ = trace?.write("write \(operation)\n")
    let result = try await base.write(operation, body)
    commits?.note()
    return result
  }
}

/// Whether a run has saved something, which an interruption afterwards doesn't undo.
final class CommitNote: Sendable {
  private let flag = Atomic(false)

  var hasSaved: Bool { flag.load(ordering: .sequentiallyConsistent) }

  func note() { flag.store(true, ordering: .sequentiallyConsistent) }
}
