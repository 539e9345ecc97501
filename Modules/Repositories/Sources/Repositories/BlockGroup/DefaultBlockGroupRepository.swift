public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// Groups of blocks in a storage.
public struct DefaultBlockGroupRepository: BlockGroupRepository {
  private let storage: any Storage
  private let standard: BlockGroupEntity

  /// Creates a repository on a storage. Nothing is read.
  ///
  /// - Parameter defaultGroup: The default group while none is stored.
  public init(storage: any Storage, defaultGroup: BlockGroupEntity) {
    self.storage = storage
    standard = defaultGroup
  }

  public func fetchAll() async throws(RepositoryError) -> [BlockGroupRecord] {
    try await storage.read { context in
      try context.records(of: try context.groups(or: standard))
    }
  }

  public func fetchOne(matching reference: NamedReference) async throws(RepositoryError) -> BlockGroupRecord {
    try await storage.read { context in
      let list = try context.groups(or: standard)
      return try context.record(of: try reference.choice(of: list.groups), in: list)
    }
  }

  public func insert(
    _ group: BlockGroupEntity
  ) async throws(RepositoryError) -> (group: BlockGroupRecord, default: BlockGroupRecord) {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      let first = try context.record(of: try list.group(list.defaultID), in: list)
      if let stored = list.groups.first(where: { $0.id == group.id }) {
        return (try context.record(of: stored, in: list), first)
      }
      var stored = group
      stored.position = (list.groups.last?.position ?? -1) + 1
      stored.number = try context.insert(stored)
      try context.set(stored.id, for: .selectedGroupID)
      return (BlockGroupRecord(group: stored), first)
    }
  }

  @discardableResult
  public func update(name: String, of id: UUID) async throws(RepositoryError) -> BlockGroupRecord {
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
    _ reference: NamedReference, to position: Int
  ) async throws(RepositoryError) -> (groups: [BlockGroupRecord], id: UUID) {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      let moved = try reference.choice(of: list.groups)
      let groups = try list.groups.placing(moved, at: position)
      for group in groups where list.groups.first(where: { $0.id == group.id }) != group { try context.update(group) }
      return (try context.records(of: BlockGroupList(groups: groups, defaultID: list.defaultID)), moved.id)
    }
  }

  public func fetchDeletion(
    of reference: NamedReference
  ) async throws(RepositoryError) -> BlockGroupDeletionRecord {
    try await storage.read { context in
      let list = try context.groups(or: standard)
      let group = try reference.choice(of: list.groups)
      return BlockGroupDeletionRecord(
        group: try context.record(of: group, in: list), stopped: nil,
        counts: try context.counts(ofGroup: group.id))
    }
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> BlockGroupDeletionRecord {
    try await storage.write { context in
      let list = try context.groups(or: standard)
      let record = try context.record(of: try list.group(id), in: list)
      if record.isDefault { throw RepositoryError.forbidden(.defaultGroup) }
      let counts = try context.counts(ofGroup: id)
      let stopped = try context.stopTracking { $0.group.id == id }
      try context.delete(BlockGroupEntity.self, for: id)
      return BlockGroupDeletionRecord(group: record, stopped: stopped, counts: counts)
    }
  }

  public func fetchReset() async throws(RepositoryError) -> BlockGroupResetRecord {
    try await storage.read { BlockGroupResetRecord(counts: try $0.countsOfGroups(), stopped: nil) }
  }

  public func reset() async throws(RepositoryError) -> BlockGroupResetRecord {
    try await storage.write { context in
      let (stopped, counts) = (try context.running(), try context.countsOfGroups())
      try context.delete(model: BlockGroupEntity.self)
      try context.clear(.blocks)
      return BlockGroupResetRecord(counts: counts, stopped: stopped)
    }
  }
}
