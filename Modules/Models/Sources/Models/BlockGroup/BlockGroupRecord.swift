public import Foundation

/// A group and the number of its blocks, read in one snapshot.
public struct BlockGroupRecord: Equatable, Sendable {
  /// The row of the group; of number 0 for the default group that isn't stored yet.
  public let group: BlockGroupEntity
  /// Whether it is the group that always exists.
  public let isDefault: Bool
  /// The number of its blocks.
  public let blockCount: Int

  /// Creates a record from what one snapshot has read.
  public init(group: BlockGroupEntity, isDefault: Bool = false, blockCount: Int = 0) {
    self.group = group
    self.isDefault = isDefault
    self.blockCount = blockCount
  }

  /// The group with the number of its blocks, in the domain's types.
  public func toDomain() -> BlockGroupDomain {
    group.toDomain(defaultID: isDefault ? group.id : nil, blockCount: blockCount)
  }
}

extension BlockGroupEntity {
  /// The id of the default group: the same in all data, so that it means the same group before and after it is stored.
  public static let defaultID = UUID(
    uuid: (0x6D, 0x6F, 0x64, 0x75, 0x6C, 0x6F, 0x80, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))

  /// The default group as readers show it before it is stored, and as the first write that needs it stores it.
  ///
  /// - Parameter name: Its name until it is changed, in the user's language.
  public static func defaultGroup(named name: String) -> BlockGroupEntity {
    BlockGroupEntity(id: defaultID, name: name, position: 0)
  }
}

extension [BlockGroupEntity] {
  /// The default group: the saved one, else the first; `nil` without any group.
  ///
  /// - Parameter savedID: The saved default, whose group may be gone.
  public func defaultGroup(_ savedID: UUID?) -> BlockGroupEntity? { first { $0.id == savedID } ?? first }
}
