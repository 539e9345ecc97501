public import Foundation
import ModuloUtilities

/// A stored group of blocks.
public struct BlockGroupEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the group is not stored.
  public var number: Int64
  /// The name, unique by its folded key.
  public var name: String
  /// The place among the groups: they are listed by it, and those of one place by their numbers.
  public var position: Int64

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(id: UUID, number: Int64 = 0, name: String, position: Int64) {
    self.id = id
    self.number = number
    self.name = name
    self.position = position
  }

  /// The name folded for comparison: two groups with equal keys would have the same name. Stored with the group.
  public var nameKey: String { name.folded }
}

extension BlockGroupEntity {
  /// The group in the domain's types; the id is kept.
  ///
  /// - Parameter defaultID: The id of the default group; `nil` while none is stored.
  public func toDomain(defaultID: UUID?, blockCount: Int = 0) -> BlockGroupDomain {
    BlockGroupDomain(
      id: id, number: Int(number), name: name, position: Int(position), isDefault: id == defaultID,
      blockCount: blockCount)
  }
}

extension BlockGroupDomain {
  /// The group as it is stored; the id and the number are kept.
  public func toEntity() -> BlockGroupEntity {
    BlockGroupEntity(id: id, number: Int64(number), name: name, position: Int64(position))
  }
}
