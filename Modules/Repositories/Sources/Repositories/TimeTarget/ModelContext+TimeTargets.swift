import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// The blocks and groups that targets can be of.
struct TargetOwners {
  /// In order of their positions.
  let blocks: [BlockEntity]
  /// In order of their positions.
  let groups: [BlockGroupEntity]

  /// The one that a reference names.
  func choice(_ reference: TargetReference) throws(RepositoryError) -> TargetOwner {
    try reference.choice(among: blocks, in: groups)
  }

  /// Those that have targets, in order: a group before its blocks.
  func owners(of rows: [TimeTargetEntity]) -> [TimeTargetRecord.Owner] {
    let (ofBlocks, ofGroups) = (Dictionary(grouping: rows, by: \.blockID), Dictionary(grouping: rows, by: \.groupID))
    let members = Dictionary(grouping: blocks, by: \.groupID)
    return groups.flatMap { group in
      let own = ofGroups[group.id].map { TimeTargetRecord.Owner(owner: TargetOwner(group), rows: $0) }
      let inside = members[group.id, default: []].compactMap { block in
        ofBlocks[block.id].map { TimeTargetRecord.Owner(owner: TargetOwner(block), rows: $0) }
      }
      return (own.map { [$0] } ?? []) + inside
    }
  }

  /// The ids of the blocks whose time counts.
  func blockIDs(of owner: TargetOwner) -> [UUID] {
    switch owner.kind {
    case .block: [owner.id]
    case .group: blocks.filter { $0.groupID == owner.id }.map(\.id)
    }
  }
}

extension ModelContext {
  /// Every block and every group.
  borrowing func targetOwners() throws -> TargetOwners {
    TargetOwners(blocks: try fetch(.blocks), groups: try fetch(.groups))
  }

  /// The targets of a block or a group, in order of their first days.
  borrowing func targets(of owner: TargetOwner) throws -> [TimeTargetEntity] {
    switch owner.kind {
    case .block: try fetch(.targets(ofBlock: owner.id))
    case .group: try fetch(.targets(ofGroup: owner.id))
    }
  }

  /// All days on which something was tracked of a block, or of the blocks of a group.
  borrowing func days(of owner: TargetOwner, in owners: TargetOwners) throws -> [DayTotal] {
    var days: [DayTotal] = []
    for id in owners.blockIDs(of: owner) { days += try dayTotals(of: id) }
    return days
  }

  /// The targets that are valid on a day, with what was tracked in their periods of it. The cost grows with the targets
  /// and the days of the periods, not with the days before them.
  borrowing func targets(on day: CalendarDay) throws -> TimeTargetRecord {
    let rows = try fetch(.targets)
    if rows.isEmpty { return .none }
    let owners = try targetOwners()
    var (found, first, last): ([TimeTargetRecord.Owner], CalendarDay, CalendarDay) = ([], day, day)
    for owner in owners.owners(of: rows) {
      guard let days = try owner.schedule().period(of: day)?.days else { continue }
      (first, last) = (min(first, days.lowerBound), max(last, days.upperBound))
      var tracked: [DayTotal] = []
      for id in owners.blockIDs(of: owner.owner) { tracked += try dayTotals(of: id, in: days) }
      found.append(.init(owner: owner.owner, rows: owner.rows, days: tracked))
    }
    return TimeTargetRecord(owners: found, daysOff: found.isEmpty ? [] : try fetch(.daysOff(in: first...last)))
  }

  /// The targets of what a filter is of, with what was read of the blocks.
  borrowing func targets(
    of filter: TimeFilter, _ tracked: [TimeSummaryRecord.Block]
  ) throws -> TimeTargetRecord {
    let rows = try fetch(.targets)
    if rows.isEmpty { return .none }
    let owners = try targetOwners()
    let days = Dictionary(tracked.map { ($0.block.id, $0.days) }) { first, _ in first }
    var group: UUID?
    if case .group(let reference) = filter { group = try reference.choice(of: owners.groups).id }
    // A group has all of its blocks here, but where one block is asked for.
    let found = owners.owners(of: rows).filter { owner in
      switch owner.owner.kind {
      case .block: days[owner.owner.id] != nil
      case .group: filter == .all || owner.owner.id == group
      }
    }
    return TimeTargetRecord(
      owners: found.map { owner in
        // Those of one block aren't copied.
        let parts = owners.blockIDs(of: owner.owner).compactMap { days[$0] }
        return .init(owner: owner.owner, rows: owner.rows, days: parts.count == 1 ? parts[0] : Array(parts.joined()))
      },
      daysOff: try fetch(.daysOff(in: .earliest ... .latest)))
  }
}
