public import DependencyKit
import Foundation
public import SampleDomainInterface

/// Samples in memory.
public struct DefaultSampleUseCase: SampleUseCase {
  private let storage = Storage()
  private let date: DateGenerator

  /// A use case without entities, whose clock is that of the dependencies.
  public init(_ dependencies: DependencyValues = .current) {
    date = dependencies.date
  }

  public func listEntities() async throws(SampleError) -> [SampleEntity] {
    await storage.all.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
  }

  public func detail(for id: String) async throws(SampleError) -> SampleEntity {
    guard let entity = await storage.entity(id) else { throw .notFound(identifier: id) }
    return entity
  }

  public func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
    try validate(entity)
    var entity = entity
    entity.createdAt = date()
    await storage.store(entity)
    return entity
  }

  public func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
    try validate(entity)
    guard await storage.replace(entity) else { throw .notFound(identifier: entity.id) }
    return entity
  }

  public func delete(id: String) async throws(SampleError) {
    guard await storage.remove(id) else { throw .notFound(identifier: id) }
  }

  private func validate(_ entity: SampleEntity) throws(SampleError) {
    if entity.name.allSatisfy(\.isWhitespace) { throw .validationFailed(reason: "A name is needed.") }
  }
}

/// The entities by their identifiers.
private actor Storage {
  private var entities: [String: SampleEntity] = [:]

  var all: [SampleEntity] { Array(entities.values) }

  func entity(_ id: String) -> SampleEntity? { entities[id] }

  func store(_ entity: SampleEntity) { entities[entity.id] = entity }

  /// Whether there was an entity to replace.
  func replace(_ entity: SampleEntity) -> Bool {
    guard entities[entity.id] != nil else { return false }
    entities[entity.id] = entity
    return true
  }

  /// Whether there was an entity to remove.
  func remove(_ id: String) -> Bool { entities.removeValue(forKey: id) != nil }
}
