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

extension [BlockGroupDomain] {
  /// The group that is selected: the saved one, else the default one, else the first; `nil` without any group.
  ///
  /// - Parameter savedID: The saved selection, whose group may be gone.
  public func selected(_ savedID: UUID?) -> BlockGroupDomain? {
    first { $0.id == savedID } ?? first(where: \.isDefault) ?? first
  }
}

extension [BlockDomain] {
  /// The block that is focused: the saved one, else the first; `nil` without any block.
  ///
  /// - Parameter savedID: The saved selection, whose block may be gone or in another group.
  public func focused(_ savedID: UUID?) -> BlockDomain? { first { $0.id == savedID } ?? first }

  /// The block to focus once the one at the index is deleted: the one before it, else the new first; `nil` for the last
  /// one that there is.
  public func focused(afterDeleting index: Int) -> BlockDomain? {
    var rest = self
    rest.remove(at: index)
    return rest.isEmpty ? nil : rest[Swift.max(0, index - 1)]
  }
}
