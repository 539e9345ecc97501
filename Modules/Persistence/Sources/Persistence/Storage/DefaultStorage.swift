public import ModuloModels
public import PersistenceKit

/// Runs transactions in the container of a ``DataContextManager``, and maps the engine's failures.
public struct DefaultStorage: Storage {
  private let manager: any DataContextManager

  public init(manager: any DataContextManager) {
    self.manager = manager
  }

  public func read<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { return try await manager.container().read(body) } catch { throw RepositoryError(error) }
  }

  public func write<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { return try await manager.container().write(body) } catch { throw RepositoryError(error) }
  }
}
