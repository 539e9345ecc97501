import Foundation
import ModuloBlock
import ModuloDesignSystem
import ModuloModels
import ModuloUtilities

/// JSON output of `block` commands.
enum BlockJSON {
  /// A block as it was made, changed or deleted, or as it is.
  static func block(_ block: BlockDomain) -> JSONValue {
    .object(schema + members(of: block) + [.init("group", .string(block.groupID.uuidString.lowercased()))])
  }

  /// Groups, each with its blocks.
  static func list(_ parts: [BlocksListScreen.ViewModel.Part]) -> JSONValue {
    let groups = parts.map { part in
      let blocks = part.blocks.map { JSONValue.object(members(of: $0)) }
      return JSONValue.object(BlockGroupJSON.members(of: part.group) + [.init("blocks", .array(blocks))])
    }
    return .object(schema + [.init("groups", .array(groups))])
  }

  static func icons(_ icons: [BlockIcon], _ language: Language) -> JSONValue {
    let rows = icons.map { icon in
      JSONValue.object(
        members(of: icon) + [
          .init("title", .string(icon.name(in: language))), .init("family", .string(icon.family.rawValue)),
        ])
    }
    return .object(schema + [.init("icons", .array(rows))])
  }

  static func colors(_ colors: [BlockColor], _ language: Language) -> JSONValue {
    let rows = colors.map { color in
      JSONValue.object(
        members(of: color) + [
          .init("name", .string(color.key)), .init("title", .string(color.name(in: language))),
          .init("family", .string(color.family.rawValue)),
        ])
    }
    return .object(schema + [.init("colors", .array(rows))])
  }

  /// The members of a block, in every document that has one.
  static func members(of block: BlockDomain) -> [JSONValue.Member] {
    [
      .init("id", .string(block.id.uuidString.lowercased())), .init("number", JSONValue(block.number)),
      .init("name", .string(block.name)), .init("icon", .object(members(of: block.icon))),
      .init("color", .object(members(of: block.color))), .init("position", JSONValue(block.position)),
      .init("halves", JSONValue(block.total.halves)), .init("output", output(of: block.total.halves)),
      .init("todayHalves", JSONValue(block.today.halves)),
    ]
  }

  /// A block as other things name it, without its totals.
  static func reference(to block: BlockDomain) -> JSONValue {
    [
      "id": .string(block.id.uuidString.lowercased()), "number": JSONValue(block.number), "name": .string(block.name),
      "icon": .object(members(of: block.icon)), "color": .object(members(of: block.color)),
    ]
  }

  /// Halves in blocks, with one decimal: `"1.5"`.
  static func output(of halves: Int) -> JSONValue { .string("\(halves / 2).\(halves % 2 * 5)") }

  private static func members(of icon: BlockIcon) -> [JSONValue.Member] {
    [
      .init("index", JSONValue(icon.index)), .init("name", .string(icon.key)),
      .init("symbol", .string(BlockGlyph(icon).symbol)),
    ]
  }

  private static func members(of color: BlockColor) -> [JSONValue.Member] {
    [.init("index", JSONValue(color.index)), .init("hex", .string(color.page.description))]
  }
}
