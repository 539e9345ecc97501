public import Foundation
import ModuloUtilities

/// A block, with what was tracked of it in all and on the day it was read for.
public struct BlockDomain: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short number for the command line; 0 while the block is not stored.
  public let number: Int
  public let groupID: UUID
  public let name: String
  public let icon: BlockIcon
  public let color: BlockColor
  /// The place within the group.
  public let position: Int
  public let total: TimeTotal
  public let today: TimeTotal

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

/// User input for a block, parsed but not yet validated.
public struct BlockDraft: Equatable, Sendable {
  /// The maximum length of a name, in characters as they are seen.
  public static let nameLimit = 16

  /// The id the block will have. Submitting the same draft again makes no second block.
  public let id: UUID
  /// The group to add it to; `nil` for the selected one, else the default one.
  public let groupID: UUID?
  public let name: String
  public let icon: BlockIcon
  public let color: BlockColor

  public init(
    id: UUID, groupID: UUID? = nil, name: String, icon: BlockIcon = .standard, color: BlockColor = .standard
  ) {
    self.id = id
    self.groupID = groupID
    self.name = name
    self.icon = icon
    self.color = color
  }
}
