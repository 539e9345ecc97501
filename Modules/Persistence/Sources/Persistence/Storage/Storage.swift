public import ModuloModels
public import PersistenceKit

/// Transactions on the stored entities.
///
/// A repository calls ``read(fileID:function:_:)`` and ``write(fileID:function:_:)``, once for each of its methods. A
/// double replaces the two requirements.
public protocol Storage: Sendable {
  /// Runs `body` on one consistent snapshot.
  ///
  /// - Parameter operation: The name of the transaction, for a log and for planned failures.
  /// - Throws: The ``RepositoryError`` that `body` threw, else the one that the engine's failure means.
  func read<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T

  /// Runs `body` in one transaction, committed when it returns and rolled back when it throws or the task is cancelled.
  ///
  /// - Parameter operation: The name of the transaction, for a log and for planned failures.
  /// - Throws: The ``RepositoryError`` that `body` threw, else the one that the engine's failure means.
  func write<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T
}

extension Storage {
  /// A read that is named after the file and the method it is called in.
  public func read<T: Sendable>(
    fileID: StaticString = #fileID, function: StaticString = #function,
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    try await read(StorageOperation(fileID: fileID, function: function), body)
  }

  /// A write that is named after the file and the method it is called in.
  public func write<T: Sendable>(
    fileID: StaticString = #fileID, function: StaticString = #function,
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    try await write(StorageOperation(fileID: fileID, function: function), body)
  }
}

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
