public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// Groups of blocks in a storage.
public struct DefaultBlockGroupRepository: BlockGroupRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(default standard: BlockGroupEntity) async throws(RepositoryError) -> [BlockGroupRecord] {
    try await storage.read { context in
      try context.records(of: try context.groups(or: standard))
    }
  }

  public func fetchOne(
    matching reference: NamedReference, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> BlockGroupRecord {
    try await storage.read { context in
      let list = try context.groups(or: standard)
      return try context.record(of: try reference.choice(of: list.groups), in: list)
    }
  }

  public func insert(
    _ group: BlockGroupEntity, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> (group: BlockGroupRecord, default: BlockGroupRecord) {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      var stored = group
      stored.position = (list.groups.last?.position ?? -1) + 1
      stored.number = try context.insert(stored)
      try context.set(stored.id, for: .selectedGroupID)
      let first = try context.record(of: try list.group(list.defaultID), in: list)
      return (BlockGroupRecord(group: stored), first)
    }
  }

  @discardableResult
  public func update(
    name: String, of id: UUID, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> BlockGroupRecord {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      var group = try list.group(id)
      group.name = name
      try context.update(group)
      return try context.record(of: group, in: list)
    }
  }

  @discardableResult
  public func move(
    _ id: UUID, to position: Int, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> [BlockGroupRecord] {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      let moved = try list.group(id)
      let groups = list.groups.placing(moved, at: position)
      for group in groups where list.groups.first(where: { $0.id == group.id }) != group { try context.update(group) }
      return try context.records(of: BlockGroupList(groups: groups, defaultID: list.defaultID))
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> (group: BlockGroupRecord, stopped: TrackingRecord?) {
    try await storage.write { context in
      let list = try context.groups(or: standard)
      let record = try context.record(of: try list.group(id), in: list)
      if record.isDefault { throw RepositoryError.forbidden(.defaultGroup) }
      let stopped = try context.stopTracking { $0.group.id == id }
      try context.delete(BlockGroupEntity.self, for: id)
      return (record, stopped)
    }
  }

  public func reset() async throws(RepositoryError) -> (groups: Int, blocks: Int, stopped: TrackingRecord?) {
    try await storage.write { context in
      let stopped = try context.running()
      let blocks = try context.fetchCount(FetchDescriptor<BlockEntity>())
      let groups = try context.delete(model: BlockGroupEntity.self)
      for key in [KeyValueKey<UUID?>.defaultGroupID, .selectedGroupID, .selectedBlockID] {
        try context.removeValue(of: key)
      }
      try context.removeValue(of: .trackingSession)
      return (groups, blocks, stopped)
    }
  }
}
