public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Plans for blocks in a storage.
public struct DefaultPlannedBlockRepository: PlannedBlockRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>
  ) async throws(RepositoryError) -> [PlannedBlockDetailedRecord] {
    try await storage.read { context in
      let plans = try context.fetch(.plannedBlocks(in: days))
      if filter == .all { return try context.detailed(plans) }
      let chosen = try filter.choice(among: try context.fetch(.blocks), in: try context.fetch(.groups)) ?? []
      let ids = Set(chosen.map(\.id))
      return try context.detailed(plans.filter { ids.contains($0.blockID) })
    }
  }

  public func fetchOne(
    matching reference: NumberReference
  ) async throws(RepositoryError) -> PlannedBlockDetailedRecord {
    try await storage.read { try $0.plannedBlock(reference) }
  }

  public func fetchComparison(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>
  ) async throws(RepositoryError) -> PlannedComparisonRecord {
    try await storage.read { context in
      let (all, groups) = (try context.fetch(.blocks), try context.fetch(.groups))
      let blocks = Dictionary(grouping: try filter.choice(among: all, in: groups) ?? all, by: \.groupID)
      return PlannedComparisonRecord(
        blocks: groups.flatMap { group in blocks[group.id, default: []].map { .init(block: $0, group: group) } },
        plans: try context.fetch(.plannedBlocks(in: days)), times: try context.fetch(.times(in: days)))
    }
  }

  public func insert(
    _ draft: PlannedBlockDraft, at now: Instant
  ) async throws(RepositoryError) -> PlannedBlockDetailedRecord {
    try await storage.write { context in
      if let stored = try context.model(PlannedBlockEntity.self, for: draft.id) { return try context.detailed(stored) }
      let block = try context.plannedOwner(draft.block)
      let plan = try RepositoryError.planning { () throws(PlannedBlockRule) in
        try draft.checked(of: block.id, at: now)
      }
      return try context.store(plan)
    }
  }

  @discardableResult
  public func update(
    _ change: PlannedBlockChange, matching reference: NumberReference, at now: Instant
  ) async throws(RepositoryError) -> PlannedBlockChangeRecord {
    try await storage.write { context in
      let present = try context.plannedBlock(reference)
      let plan = try present.plan.toDomain()
      let blockID = try change.block.map { try context.plannedOwner($0).id } ?? plan.blockID
      let changed = try RepositoryError.planning { () throws(PlannedBlockRule) in
        try change.applied(to: plan, of: blockID, at: now)
      }
      try context.refuseOverlap(of: changed)
      let row = changed.toEntity()
      if row != present.plan { try context.update(row) }
      return PlannedBlockChangeRecord(original: present, plan: try context.detailed(row))
    }
  }

  @discardableResult
  public func copy(
    _ day: CalendarDay, to target: CalendarDay, id: UUID, at now: Instant
  ) async throws(RepositoryError) -> [PlannedBlockDetailedRecord] {
    try await storage.write { context in
      let plans = try context.plannedBlocks(on: day).toDomain()
      if plans.isEmpty { throw RepositoryError.forbidden(.plannedBlock(.nothingPlanned(day))) }
      // Those that are there were made by this copy before, which is repeated.
      if try context.model(PlannedBlockEntity.self, for: id) != nil {
        let ids = try RepositoryError.planning { () throws(PlannedBlockRule) in
          try plans.copied(to: target, id: id, at: now).map(\.id)
        }
        return try context.detailed(ids.compactMap { try context.model(PlannedBlockEntity.self, for: $0) })
      }
      let copies = try RepositoryError.planning { () throws(PlannedBlockRule) in
        try plans.copied(to: target, id: id, at: now)
      }
      var stored: [PlannedBlockDetailedRecord] = []
      for copy in copies { stored.append(try context.store(copy)) }
      return stored
    }
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> PlannedBlockDetailedRecord {
    try await storage.write { context in
      let deleted = try context.plannedBlock(.id(id))
      try context.delete(PlannedBlockEntity.self, for: id)
      return deleted
    }
  }
}

extension ModelContext {
  /// Stores a plan that overlaps with no other.
  fileprivate borrowing func store(_ plan: PlannedBlockDomain) throws -> PlannedBlockDetailedRecord {
    try refuseOverlap(of: plan)
    var row = plan.toEntity()
    row.number = try insert(row)
    return try detailed(row)
  }
}

extension RepositoryError {
  /// What a rule of plans allows; the rule that is broken is the outcome of the transaction.
  fileprivate static func planning<Result>(
    _ body: () throws(PlannedBlockRule) -> Result
  ) throws(RepositoryError) -> Result {
    do { return try body() } catch { throw .forbidden(.plannedBlock(error)) }
  }
}
