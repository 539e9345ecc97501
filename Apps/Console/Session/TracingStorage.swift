import ModuloModels
import ModuloPersistence
import PersistenceKit
import TerminalKit

/// Names each transaction on a stream as it begins, as `read FinancialGoalRepository.fetchOne`: `MODULO_TRACE=1`.
struct TracingStorage: Storage {
  let base: any Storage
  let stream: StandardStream

  func read<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    _ = stream.write("read \(operation)\n")
    return try await base.read(operation, body)
  }

  func write<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    _ = stream.write("write \(operation)\n")
    return try await base.write(operation, body)
  }
}
