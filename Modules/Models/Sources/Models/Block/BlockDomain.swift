public import Foundation
import ModuloUtilities

/// A block, with what was tracked of it in all and on the day it was read for.
public struct BlockDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one block.
  public let id: UUID
  /// The short number for the command line; 0 while the block is not stored.
  public let number: Int
  /// The identifier of the group it belongs to.
  public let groupID: UUID
  /// The name, unique within its group whatever its case.
  public let name: String
  /// The icon, from the palette.
  public let icon: BlockIcon
  /// The colour, from the palette.
  public let color: BlockColor
  /// The place within the group.
  public let position: Int
  /// The total over all time.
  public let total: TimeTotal
  /// The total of the day that the block was read for.
  public let today: TimeTotal

  /// Creates a block; by default one that is not stored and has no time.
  public init(
    id: UUID, number: Int = 0, groupID: UUID, name: String, icon: BlockIcon = .standard,
    color: BlockColor = .standard, position: Int = 0, total: TimeTotal = .zero, today: TimeTotal = .zero
  ) {
    self.id = id
    self.number = number
    self.groupID = groupID
    self.name = name
    self.icon = icon
    self.color = color
    self.position = position
    self.total = total
    self.today = today
  }

  /// The name on one line, for messages.
  public var title: String { name.singleLine }
}

extension BlockDomain {
  /// The reference to the block by its id, which messages call by its name.
  public var reference: BlockReference { .id(id, named: name) }
}

/// User input for a block, parsed but not yet validated.
public struct BlockDraft: Equatable, Sendable {
  /// The maximum length of a name, in characters as they are seen.
  public static let nameLimit = 40

  /// The id the block will have. Submitting the same draft again makes no second block.
  public let id: UUID
  /// The group to put it into; `nil` for a new block's selected group, else the default one, and for the group that a
  /// stored block is in.
  public let group: NamedReference?
  /// The name as it was typed; the store checks it. `nil` for the stored one; a new block needs one.
  public let name: String?
  /// The icon, from the palette; `nil` for the stored one, and for one that fits the name of a new block.
  public let icon: BlockIcon?
  /// The colour, from the palette; `nil` for the stored one, and for the next one that the group of a new block has not.
  public let color: BlockColor?

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(
    id: UUID, group: NamedReference? = nil, name: String? = nil, icon: BlockIcon? = nil, color: BlockColor? = nil
  ) {
    self.id = id
    self.group = group
    self.name = name
    self.icon = icon
    self.color = color
  }
}
