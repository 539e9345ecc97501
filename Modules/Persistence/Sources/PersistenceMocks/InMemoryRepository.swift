public import ModuloModels
public import ModuloPersistence
public import PersistenceKit

/// Keeps an entity in memory, evaluates the same descriptors as the database, and notes every call.
public struct InMemoryRepository<Entity: PersistentModel>: EntityStorage where Entity.ID: Sendable {
  /// Every call, and the failures on demand.
  public let log: CallLog
  private let base: GenericRepository<Entity>

  /// - Parameter manager: Share one between the repositories of a test, as the product shares its container.
  public init(manager: MockDataContextManager, log: CallLog = CallLog()) {
    base = GenericRepository(manager: manager)
    self.log = log
  }

  public func fetch(_ descriptor: FetchDescriptor<Entity>) async throws(RepositoryError) -> [Entity] {
    try log.record("fetch")
    return try await base.fetch(descriptor)
  }

  public func fetchOne(by id: Entity.ID) async throws(RepositoryError) -> Entity? {
    try log.record("fetchOne")
    return try await base.fetchOne(by: id)
  }

  public func read<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    try log.record("read")
    return try await base.read(body)
  }

  public func write<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    try log.record("write")
    return try await base.write(body)
  }
}
