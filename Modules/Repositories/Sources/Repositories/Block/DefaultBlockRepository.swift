public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Blocks in a storage; their totals are read from the derived sums.
public struct DefaultBlockRepository: BlockRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(
    on day: CalendarDay, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> BlockListRecord {
    try await storage.read { context in
      try context.blockList(of: try context.groups(or: standard), on: day)
    }
  }

  public func fetchOne(
    matching reference: BlockReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BlockRecord {
    try await storage.read { context in
      let block = try reference.choice(among: try context.fetch(.blocks), in: try context.fetch(.groups))
      return try context.record(of: block, on: day)
    }
  }

  public func insert(
    _ block: BlockEntity, into groupID: UUID?, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> (block: BlockRecord, group: BlockGroupRecord) {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      let selectedID = try context.value(of: .selectedGroupID)
      var stored = block
      stored.groupID =
        try groupID.map { try list.group($0).id } ?? list.groups.first { $0.id == selectedID }?.id ?? list.defaultID
      stored.position = try context.nextPosition(in: stored.groupID)
      stored.number = try context.insert(stored)
      try context.select(stored)
      return (BlockRecord(block: stored), try context.record(of: try list.group(stored.groupID), in: list))
    }
  }

  @discardableResult
  public func update(
    _ block: BlockEntity, into groupID: UUID?, on day: CalendarDay, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> BlockRecord {
    try await storage.write { context in
      let present = try context.block(block.id)
      var changed = block
      changed.number = present.number
      changed.groupID = present.groupID
      changed.position = present.position
      if let groupID, groupID != present.groupID {
        changed.groupID = try context.groups(storing: standard).group(groupID).id
        changed.position = try context.nextPosition(in: groupID)
      }
      try context.update(changed)
      try context.select(changed)
      return try context.record(of: changed, on: day)
    }
  }

  @discardableResult
  public func move(
    _ id: UUID, to groupID: UUID?, at position: Int?, on day: CalendarDay, default standard: BlockGroupEntity
  ) async throws(RepositoryError) -> BlockListRecord {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      let present = try context.block(id)
      var moved = present
      moved.groupID = try list.group(groupID ?? present.groupID).id
      let target = try context.fetch(.blocks(of: moved.groupID))
      let source = moved.groupID == present.groupID ? [] : try context.fetch(.blocks(of: present.groupID))
      for block in target.placing(moved, at: position ?? target.count) where !target.contains(block) {
        try context.update(block)
      }
      for block in source.filter({ $0.id != id }).renumbered where !source.contains(block) { try context.update(block) }
      return try context.blockList(of: list, on: day)
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> (block: BlockRecord, stopped: TrackingRecord?) {
    try await storage.write { context in
      let record = try context.record(of: try context.block(id), on: day)
      let stopped = try context.stopTracking { $0.block.id == id }
      try context.delete(BlockEntity.self, for: id)
      return (record, stopped)
    }
  }
}
