public import ModuloModels
public import PersistenceKit

/// Keeps an entity in the container of a ``DataContextManager``, and says what its failures mean.
public struct GenericRepository<Entity: PersistentModel>: EntityStorage where Entity.ID: Sendable {
  private let manager: any DataContextManager

  public init(manager: any DataContextManager) {
    self.manager = manager
  }

  public func fetch(_ descriptor: FetchDescriptor<Entity>) async throws(RepositoryError) -> [Entity] {
    try await read { try $0.fetch(descriptor) }
  }

  public func fetchOne(by id: Entity.ID) async throws(RepositoryError) -> Entity? {
    try await read { try $0.model(Entity.self, for: id) }
  }

  public func read<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { return try await manager.container().read(body) } catch { throw RepositoryError(error) }
  }

  public func write<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { return try await manager.container().write(body) } catch { throw RepositoryError(error) }
  }
}
