import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

extension ModelContext {
  /// The rows that go with a block when it is deleted, beside what was tracked of it.
  borrowing func counts(ofBlock id: UUID) throws -> DataCounts {
    DataCounts([
      .plannedBlock: try fetchCount(.plannedBlocks(of: id)), .hourlyRate: try fetchCount(.hourlyRates(ofBlock: id)),
      .target: try fetchCount(.targets(ofBlock: id)),
    ])
  }

  /// The rows that go with a group and its blocks when it is deleted, beside the blocks and what was tracked of them. The
  /// cost grows with its blocks.
  borrowing func counts(ofGroup id: UUID) throws -> DataCounts {
    let blocks = try fetch(.blocks(of: id)).map { try counts(ofBlock: $0.id) }
    let own = DataCounts([
      .hourlyRate: try fetchCount(.hourlyRates(ofGroup: id)), .target: try fetchCount(.targets(ofGroup: id)),
    ])
    return blocks.reduce(own, +)
  }

  /// The stored groups, the blocks, and the rows that go with them. The cost grows with the blocks.
  borrowing func countsOfGroups() throws -> DataCounts {
    let groups = try fetch(.groups).map(\.id)
    let own = DataCounts([.group: groups.count, .block: try fetchCount(.blocks)])
    return try groups.map { try counts(ofGroup: $0) }.reduce(own, +)
  }
}
