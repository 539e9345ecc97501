import ModuloPersistence
public import PersistenceKit

public import struct ModuloModels.BlockEntity
public import struct ModuloModels.BlockGroupEntity

extension MockStorage {
  /// A storage that holds these groups and blocks, as if they had been inserted one by one.
  public init(groups: [BlockGroupEntity], blocks: [BlockEntity]) throws(PersistenceError) {
    let manager = try MockDataContextManager()
    try manager.container().write { context in
      for group in groups { try context.insert(group) }
      for block in blocks { try context.insert(block) }
    }
    self.init(manager: manager)
  }
}
