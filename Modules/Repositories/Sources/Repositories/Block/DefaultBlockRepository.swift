public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Blocks in a storage; their totals are read from the derived sums.
public struct DefaultBlockRepository: BlockRepository {
  private let storage: any Storage
  private let standard: BlockGroupEntity

  /// Creates a repository on a storage. Nothing is read.
  ///
  /// - Parameter defaultGroup: The default group while none is stored.
  public init(storage: any Storage, defaultGroup: BlockGroupEntity) {
    self.storage = storage
    standard = defaultGroup
  }

  public func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> BlockListRecord {
    try await storage.read { context in
      try context.blockList(of: try context.groups(or: standard), on: day)
    }
  }

  public func fetchOne(
    matching reference: BlockReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BlockDetailedRecord {
    try await storage.read { context in
      let list = try context.groups(or: standard)
      let block = try context.block(reference, in: list)
      let days = try context.dayTotals(of: block.id)
      return BlockDetailedRecord(
        block: try context.record(of: block, days: days, on: day),
        group: try context.record(of: try list.group(block.groupID), in: list),
        worth: BlockDetailedRecord.Worth(days: days, rates: try context.fetch(.hourlyRates)))
    }
  }

  public func insert(
    _ block: BlockEntity, into group: NamedReference?, on day: CalendarDay, takingNextColor: Bool
  ) async throws(RepositoryError) -> BlockDetailedRecord {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      if let stored = try context.model(BlockEntity.self, for: block.id) {
        return try context.detailedRecord(of: stored, in: list, on: day)
      }
      let selectedID = try context.value(of: .selectedGroupID)
      var stored = block
      stored.groupID =
        try group.map { try list.owner($0).id } ?? list.groups.first { $0.id == selectedID }?.id ?? list.defaultID
      stored = try context.add(stored, takingNextColor: takingNextColor)
      try context.select(stored)
      return try context.detailedRecord(of: stored, in: list, on: day)
    }
  }

  @discardableResult
  public func update(
    _ id: UUID, into group: NamedReference?, on day: CalendarDay,
    _ change: @escaping @Sendable (BlockEntity) -> BlockEntity
  ) async throws(RepositoryError) -> BlockDetailedRecord {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      let present = try context.block(id)
      var changed = change(present)
      changed.number = present.number
      changed.groupID = try group.map { try list.owner($0).id } ?? present.groupID
      changed.position =
        changed.groupID == present.groupID ? present.position : try context.nextPosition(in: changed.groupID)
      try context.update(changed)
      try context.select(changed)
      return try context.detailedRecord(of: changed, in: list, on: day)
    }
  }

  @discardableResult
  public func move(
    _ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay
  ) async throws(RepositoryError) -> BlockMoveRecord {
    try await storage.write { context in
      let list = try context.groups(storing: standard)
      let present = try context.block(reference, in: list)
      var moved = present
      moved.groupID = try group.map { try list.owner($0).id } ?? present.groupID
      let target = try context.fetch(.blocks(of: moved.groupID))
      let source = moved.groupID == present.groupID ? [] : try context.fetch(.blocks(of: present.groupID))
      for block in try target.placing(moved, at: position) where !target.contains(block) { try context.update(block) }
      for block in source.filter({ $0.id != moved.id }).renumbered where !source.contains(block) {
        try context.update(block)
      }
      return BlockMoveRecord(
        block: try context.detailedRecord(of: try context.block(moved.id), in: list, on: day),
        previousGroupID: present.groupID, list: try context.blockList(of: list, on: day))
    }
  }

  public func fetchDeletion(
    of reference: BlockReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BlockDeletionRecord {
    try await storage.read { context in
      let block = try context.block(reference, in: try context.groups(or: standard))
      return BlockDeletionRecord(
        block: try context.record(of: block, on: day), stopped: nil,
        counts: try context.counts(ofBlock: block.id))
    }
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> BlockDeletionRecord {
    try await storage.write { context in
      let record = try context.record(of: try context.block(id), on: day)
      let counts = try context.counts(ofBlock: id)
      let stopped = try context.stopTracking { $0.block.id == id }
      try context.delete(BlockEntity.self, for: id)
      return BlockDeletionRecord(block: record, stopped: stopped, counts: counts)
    }
  }
}
