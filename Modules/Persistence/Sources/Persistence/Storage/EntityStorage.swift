public import ModuloModels
public import PersistenceKit

/// Where the rows of one entity are kept.
///
/// Every method is one transaction. What reads before it writes does both in one ``write(_:)``.
public protocol EntityStorage<Entity>: Sendable {
  /// What a row is.
  associatedtype Entity: PersistentModel

  /// The rows that match, in the order asked for.
  func fetch(_ descriptor: FetchDescriptor<Entity>) async throws(RepositoryError) -> [Entity]

  /// The row with this id; `nil` when there is none.
  func fetchOne(by id: Entity.ID) async throws(RepositoryError) -> Entity?

  /// Runs `body` on one consistent snapshot.
  func read<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T

  /// Runs `body` in one transaction, committed when it returns and undone when it throws or the task is cancelled.
  ///
  /// - Throws: What `body` threw where that is a ``RepositoryError``, else what the engine's failure means.
  func write<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T
}
