public import Foundation
import ModuloUtilities

/// A stored block: what time is tracked for.
public struct BlockEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the block is not stored.
  public var number: Int64
  /// The identifier of the group it belongs to.
  public var groupID: UUID
  /// The name, unique within its group by its folded key.
  public var name: String
  /// The place of a ``BlockIcon``. A place without one is readable, and shown as the first.
  public var icon: Int64
  /// The place of a ``BlockColor``. A place without one is readable, and shown as the standard colour.
  public var color: Int64
  /// The place within the group: its blocks are listed by it, and those of one place by their numbers.
  public var position: Int64

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, groupID: UUID, name: String, icon: Int64, color: Int64, position: Int64
  ) {
    self.id = id
    self.number = number
    self.groupID = groupID
    self.name = name
    self.icon = icon
    self.color = color
    self.position = position
  }

  /// The name folded for comparison: two blocks of a group with equal keys would have the same name. Stored with the
  /// block.
  public var nameKey: String { name.folded }
}

extension BlockEntity {
  /// The block in the domain's types; the id is kept.
  ///
  /// - Parameters:
  ///   - total: What was tracked of it.
  ///   - today: What was tracked of it today.
  public func toDomain(total: TimeTotal = .zero, today: TimeTotal = .zero) -> BlockDomain {
    BlockDomain(
      id: id, number: Int(number), groupID: groupID, name: name, icon: BlockIcon(index: Int(icon)),
      color: BlockColor(index: Int(color)), position: Int(position), total: total, today: today)
  }
}

extension BlockDomain {
  /// The block as it is stored; the id and the number are kept. What was tracked is not part of it.
  public func toEntity() -> BlockEntity {
    BlockEntity(
      id: id, number: Int64(number), groupID: groupID, name: name, icon: Int64(icon.index), color: Int64(color.index),
      position: Int64(position))
  }
}
