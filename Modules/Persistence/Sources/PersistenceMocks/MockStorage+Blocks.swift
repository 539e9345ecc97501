import ModuloPersistence
public import PersistenceKit

public import struct ModuloModels.BlockEntity
public import struct ModuloModels.BlockGroupEntity
public import struct ModuloModels.TrackingSessionRecord

extension MockStorage {
  /// A storage that holds these groups, blocks and sessions, as if they had been inserted one by one.
  public init(
    groups: [BlockGroupEntity], blocks: [BlockEntity], sessions: [TrackingSessionRecord] = []
  ) throws(PersistenceError) {
    self.init(manager: try MockDataContextManager())
    try insert(groups: groups, blocks: blocks, sessions: sessions)
  }

  /// Adds groups, blocks and sessions to what it holds.
  public func insert(
    groups: [BlockGroupEntity], blocks: [BlockEntity], sessions: [TrackingSessionRecord]
  ) throws(PersistenceError) {
    try manager.fill { context in
      for group in groups { try context.insert(group) }
      for block in blocks { try context.insert(block) }
      for session in sessions {
        try context.insert(session.session)
        for time in session.times { try context.insert(time) }
      }
    }
  }
}
