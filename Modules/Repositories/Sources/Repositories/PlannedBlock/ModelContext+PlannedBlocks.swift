import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// The plans of a day with their blocks, by their starts. The cost grows with the plans of the day.
  borrowing func plannedBlocks(on day: CalendarDay) throws -> [PlannedBlockDetailedRecord] {
    try detailed(try fetch(.plannedBlocks(in: day...day)))
  }

  /// Plans with their blocks and those ones' groups, in the same order. Each block and group is read once.
  borrowing func detailed(_ plans: [PlannedBlockEntity]) throws -> [PlannedBlockDetailedRecord] {
    var blocks: [UUID: BlockEntity] = [:]
    var groups: [UUID: BlockGroupEntity] = [:]
    return try plans.map { plan in
      guard let block = try blocks[plan.blockID] ?? model(BlockEntity.self, for: plan.blockID),
        let group = try groups[block.groupID] ?? model(BlockGroupEntity.self, for: block.groupID)
      else { throw RepositoryError.damaged(.file(detail: "planned_block #\(plan.number): its block is missing")) }
      (blocks[plan.blockID], groups[block.groupID]) = (block, group)
      return PlannedBlockDetailedRecord(plan: plan, block: block, group: group)
    }
  }

  /// A plan with its block.
  borrowing func detailed(_ plan: PlannedBlockEntity) throws -> PlannedBlockDetailedRecord {
    guard let record = try detailed([plan]).first else { throw RepositoryError.notFound }
    return record
  }

  /// The plan that a reference means, which has to be there.
  borrowing func plannedBlock(_ reference: NumberReference) throws -> PlannedBlockDetailedRecord {
    let found: [PlannedBlockEntity] = try fetch(.matching(reference))
    guard let plan = found.first else { throw RepositoryError.notFound }
    return try detailed(plan)
  }

  /// The block that a reference names, which is to be planned.
  ///
  /// - Throws: ``RepositoryError/owner(_:)`` with why it names none.
  borrowing func plannedOwner(_ reference: BlockReference) throws -> BlockEntity {
    let (blocks, groups) = (try fetch(.blocks), try fetch(.groups))
    do { return try reference.choice(among: blocks, in: groups) } catch { throw RepositoryError.owner(error) }
  }

  /// Refuses a plan that overlaps with another one.
  borrowing func refuseOverlap(of plan: PlannedBlockDomain) throws {
    guard let found = try fetch(.overlapping(plan.span.span, besides: plan.id)).first else { return }
    let record = try detailed(found)
    let overlap = PlannedBlockOverlap(
      blockName: record.block.name, number: Int(found.number), span: try found.toDomain().span)
    throw RepositoryError.forbidden(.plannedBlock(.overlap(overlap)))
  }
}
