import Foundation
import ModuloBlock
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloUtilities

/// The documents of `block` commands.
enum BlockJSON {
  /// An icon, and the language of its title.
  typealias TitledIcon = (icon: BlockIcon, language: Language)
  /// A colour, and the language of its title.
  typealias TitledColor = (color: BlockColor, language: Language)

  static let block = Document<BlockDomain>(
    "block", "A block", members + [Member("group", .id, "The id of its group.") { $0.groupID }])

  static let show = Document<BlockDetailedDomain>(
    "block-show", "A block with what its time is worth",
    members.of { $0.block } + [
      Member("group", .id, "The id of its group.") { $0.group.id },
      Member("worth", .object(HourlyRateJSON.worth), "What all of its time is worth.") { $0.worth },
    ])

  static let list = Document<[BlocksListScreen.ViewModel.Part]>(
    "block-list", "Blocks by their groups, in order",
    [
      Member(
        "groups",
        .list(
          .object(
            BlockGroupJSON.members.of { $0.group } + [Member("blocks", .list(.object(members))) { $0.blocks }]))
      ) { $0 }
    ])

  static let icons = Document<[TitledIcon]>(
    "block-icons", "Icons that a block can have",
    [
      Member(
        "icons",
        .list(
          .object(
            icon.of { $0.icon } + [
              Member("title", .text, "Its name in the language of the output.") { $0.icon.name(in: $0.language) },
              Member("family", .choice) { $0.icon.family },
            ]))
      ) { $0 }
    ])

  static let colors = Document<[TitledColor]>(
    "block-colors", "Colours that a block can have",
    [
      Member(
        "colors",
        .list(
          .object(
            color.of { $0.color } + [
              Member("name", .text, key) { $0.color.key },
              Member("title", .text, "Its name in the language of the output.") { $0.color.name(in: $0.language) },
              Member("family", .choice) { $0.color.family },
            ]))
      ) { $0 }
    ])

  static let schemas = [block.schema, show.schema, list.schema, icons.schema, colors.schema]

  static func icons(_ icons: [BlockIcon], _ language: Language) -> JSONValue {
    self.icons.json(icons.map { ($0, language) })
  }

  static func colors(_ colors: [BlockColor], _ language: Language) -> JSONValue {
    self.colors.json(colors.map { ($0, language) })
  }

  /// A block as other things name it, without its totals.
  static let reference: [Member<BlockDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("name", .text) { $0.name },
    Member("icon", .object(icon)) { $0.icon },
    Member("color", .object(color)) { $0.color },
  ]

  /// The members of a block, in every document that has one.
  private static let members =
    reference + [
      Member("position", .integer, "Its place in the group, from 0; a deletion may leave a gap.") { $0.position },
      Member("halves", .integer, "What was tracked of it in all, in halves.") { $0.total.halves },
      Member("output", .output) { $0.total.halves },
      Member("todayHalves", .integer) { $0.today.halves },
    ]

  /// A block with its group, as a row by itself.
  static let row: [Member<(block: BlockDomain, group: BlockGroupDomain)>] =
    members.of { $0.block } + [Member("group", .object(BlockGroupJSON.reference)) { $0.group }]

  private static let icon: [Member<BlockIcon>] = [
    Member("index", .integer, "Its place in the palette, from 0.") { $0.index },
    Member("name", .text, key) { $0.key },
    Member("symbol", .text) { BlockGlyph($0).symbol },
  ]

  private static let color: [Member<BlockColor>] = [
    Member("index", .integer, "Its place in the palette, from 0.") { $0.index },
    Member("hex", .hex) { $0 },
  ]

  private static let key = "In English, in kebab case; the same in every language."
}

extension Shape where Value == BlockColor {
  static var hex: Shape { Shape<String>.hex.of { $0.page.description } }
}

extension Shape where Value == String {
  fileprivate static var hex: Shape {
    Shape([.init("type", "string"), .init("pattern", "^#[0-9a-f]{6}$")]) { .string($0) }
  }
}

extension BlocksListScreen: ListScreen {
  var csv: [[String]]? {
    viewModel.parts.map { parts in
      BlockJSON.row.csv(parts.flatMap { part in part.blocks.map { ($0, part.group) } })
    }
  }

  var json: JSONValue? { viewModel.parts.map(BlockJSON.list.json) }
}

extension BlockDetailsScreen: LinkedScreen {
  var json: JSONValue? { viewModel.details.map(BlockJSON.show.json) }
}

extension BlockFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BlockIconsScreen: LinkedScreen {
  var json: JSONValue? { BlockJSON.icons(viewModel.icons, viewModel.format.language) }
}

extension BlockColorsScreen: LinkedScreen {
  var json: JSONValue? { BlockJSON.colors(viewModel.colors, viewModel.format.language) }
}
