import Foundation
import ModuloBlock
import ModuloModels
import ModuloUtilities

/// The documents of `group` commands.
enum BlockGroupJSON {
  static let group = Document("group", "A group of blocks", counted)

  static let list = Document<[BlockGroupDomain]>(
    "group-list", "Every group of blocks, in order", [Member("groups", .list(.object(counted))) { $0 }])

  static let schemas = [group.schema, list.schema]

  /// The members of a group, in every document that has one.
  static let members: [Member<BlockGroupDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .optional(.integer), "Null for the default group while it isn't stored.") {
      $0.number == 0 ? nil : $0.number
    },
    Member("name", .text) { $0.name },
    Member("default", .flag, "Whether it is the group that can't be deleted.") { $0.isDefault },
    Member("position", .integer, "Its place among the groups, from 0; a deletion may leave a gap.") { $0.position },
  ]

  /// A group as other things name it.
  static let reference: [Member<BlockGroupDomain>] = [
    Member("id", .id) { $0.id }, Member("number", .integer) { $0.number }, Member("name", .text) { $0.name },
  ]

  /// A group with the number of its blocks.
  static let counted = members + [Member("blockCount", .integer) { $0.blockCount }]
}

extension BlockGroupsListScreen: ListScreen {
  var csv: [[String]]? { viewModel.groups.map(BlockGroupJSON.counted.csv) }

  var json: JSONValue? { viewModel.groups.map(BlockGroupJSON.list.json) }
}

extension BlockGroupFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}
