public import Foundation

/// The saved selection: a group and a block, either of which may be gone.
public struct BlockSelection: Equatable, Sendable {
  /// The selected group; `nil` for none.
  public let groupID: UUID?
  /// The selected block; `nil` for none.
  public let blockID: UUID?

  /// Creates a selection.
  public init(groupID: UUID?, blockID: UUID?) {
    self.groupID = groupID
    self.blockID = blockID
  }

  /// The selection of a block and its group.
  public init(_ block: BlockDomain) {
    self.init(groupID: block.groupID, blockID: block.id)
  }
}

extension [BlockDomain] {
  /// The block that is selected; `nil` for none, and where the saved one is gone.
  ///
  /// - Parameter savedID: The saved selection.
  public func selected(_ savedID: UUID?) -> BlockDomain? { first { $0.id == savedID } }
}

extension [BlockGroupDomain] {
  /// The group that is selected: the saved one, else the default one, else the first; `nil` without any group.
  ///
  /// - Parameter savedID: The saved selection, whose group may be gone.
  public func selected(_ savedID: UUID?) -> BlockGroupDomain? {
    first { $0.id == savedID } ?? first(where: \.isDefault) ?? first
  }
}
