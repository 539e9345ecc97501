import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `group` commands.
enum BlockGroupJSON {
  /// A group as it was made, changed or deleted.
  static func group(_ group: BlockGroupDomain) -> JSONValue { .object(schema + counted(group)) }

  static func list(_ groups: [BlockGroupDomain]) -> JSONValue {
    .object(schema + [.init("groups", .array(groups.map { .object(counted($0)) }))])
  }

  /// The members of a group, in every document that has one.
  static func members(of group: BlockGroupDomain) -> [JSONValue.Member] {
    [
      .init("id", .string(group.id.uuidString.lowercased())),
      // The default group has no number while it isn't stored.
      .init("number", group.number == 0 ? .null : JSONValue(group.number)),
      .init("name", .string(group.name)), .init("default", .bool(group.isDefault)),
      .init("position", JSONValue(group.position)),
    ]
  }

  /// A group as other things name it.
  static func reference(to group: BlockGroupDomain) -> JSONValue {
    ["id": .string(group.id.uuidString.lowercased()), "number": JSONValue(group.number), "name": .string(group.name)]
  }

  private static func counted(_ group: BlockGroupDomain) -> [JSONValue.Member] {
    members(of: group) + [.init("blockCount", JSONValue(group.blockCount))]
  }
}
