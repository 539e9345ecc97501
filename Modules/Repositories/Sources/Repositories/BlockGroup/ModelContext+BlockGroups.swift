import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

/// Every group in order of their positions, and which is the default one.
struct BlockGroupList {
  let groups: [BlockGroupEntity]
  let defaultID: UUID

  /// The group with this id, which has to be there.
  func group(_ id: UUID) throws(RepositoryError) -> BlockGroupEntity {
    guard let group = groups.first(where: { $0.id == id }) else { throw .notFound }
    return group
  }

  /// The group that a reference names, to which a block is to belong.
  ///
  /// - Throws: ``RepositoryError/owner(_:)``.
  func owner(_ reference: NamedReference) throws(RepositoryError) -> BlockGroupEntity {
    do { return try reference.choice(of: groups) } catch { throw .owner(error) }
  }
}

extension ModelContext {
  /// The stored groups; `standard` alone where there is none.
  borrowing func groups(or standard: BlockGroupEntity) throws -> BlockGroupList {
    let stored = try fetch(.groups)
    guard let group = stored.defaultGroup(try value(of: .defaultGroupID)) else {
      return BlockGroupList(groups: [standard], defaultID: standard.id)
    }
    return BlockGroupList(groups: stored, defaultID: group.id)
  }

  /// The stored groups, after `standard` is stored where there is none; which one is the default is saved.
  borrowing func groups(storing standard: BlockGroupEntity) throws -> BlockGroupList {
    let savedID = try value(of: .defaultGroupID)
    var groups = try fetch(.groups)
    let group: BlockGroupEntity
    if let present = groups.defaultGroup(savedID) {
      group = present
    } else {
      var stored = standard
      stored.number = try insert(standard)
      groups = [stored]
      group = stored
    }
    if savedID != group.id { try set(group.id, for: .defaultGroupID) }
    return BlockGroupList(groups: groups, defaultID: group.id)
  }

  /// A group of a list with the number of its blocks.
  borrowing func record(of group: BlockGroupEntity, in list: BlockGroupList) throws(PersistenceError)
    -> BlockGroupRecord
  {
    let id = group.id
    let count = try fetchCount(FetchDescriptor<BlockEntity>(predicate: #Predicate { $0.groupID == id }))
    return BlockGroupRecord(group: group, isDefault: id == list.defaultID, blockCount: count)
  }

  /// The groups of a list with the numbers of their blocks.
  borrowing func records(of list: BlockGroupList) throws(PersistenceError) -> [BlockGroupRecord] {
    let blocks = Dictionary(grouping: try fetch(.blocks), by: \.groupID)
    return list.groups.map {
      BlockGroupRecord(group: $0, isDefault: $0.id == list.defaultID, blockCount: blocks[$0.id]?.count ?? 0)
    }
  }

  /// Removes the running session, where it is one that is meant.
  ///
  /// - Returns: The removed session; `nil` when it isn't meant, and without one.
  borrowing func stopTracking(where isMeant: (TrackingRecord) -> Bool) throws -> TrackingRecord? {
    guard let running = try running(), isMeant(running) else { return nil }
    try removeValue(of: .trackingSession)
    return running
  }
}
