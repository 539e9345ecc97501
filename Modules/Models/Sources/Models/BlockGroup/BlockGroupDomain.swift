public import Foundation
import ModuloUtilities

/// A group of blocks.
public struct BlockGroupDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one group.
  public let id: UUID
  /// The short number for the command line; 0 while the group is not stored, as the default group before its first
  /// block.
  public let number: Int
  /// The name, unique among the groups whatever its case.
  public let name: String
  /// The place among the groups.
  public let position: Int
  /// Whether it is the group that always exists, and can't be deleted.
  public let isDefault: Bool
  /// The number of blocks in the group.
  public let blockCount: Int

  /// Creates a group; by default one that is not stored and has no blocks.
  public init(
    id: UUID, number: Int = 0, name: String, position: Int, isDefault: Bool = false, blockCount: Int = 0
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.position = position
    self.isDefault = isDefault
    self.blockCount = blockCount
  }

  /// The name on one line, for messages.
  public var title: String { name.singleLine }
}

extension BlockGroupDomain {
  /// The reference to the group by its id, which messages call by its name.
  public var reference: NamedReference { .id(id, named: name) }
}

/// User input for a group, parsed but not yet validated.
public struct BlockGroupDraft: Equatable, Sendable {
  /// The maximum length of a name, in characters as they are seen.
  public static let nameLimit = 24

  /// The id the group will have. Submitting the same draft again makes no second group.
  public let id: UUID
  /// The name as it was typed; the store checks it.
  public let name: String

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}
