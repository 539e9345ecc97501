public import ModuloModels
public import TerminalKit

/// Blocks by their groups: under the name of each group, a row for each block with number, tile, icon, name and totals.
public struct BlockTable: View {
  /// A group with its blocks.
  public typealias Part = (group: BlockGroupUIModel, blocks: [BlockUIModel])

  @Environment(\.self) private var environment
  private let parts: [Part]
  private let words: BlockStrings

  /// Creates a table of groups, in their order. A group without blocks says so.
  public init(_ parts: [Part], words: BlockStrings) {
    self.parts = parts
    self.words = words
  }

  public var body: some View {
    VStack(spacing: Spacing.tiny) {
      for (index, part) in parts.enumerated() {
        Section(title(of: part.group)) {
          if part.blocks.isEmpty { Text(environment.theme.text(words.emptyGroup, .secondary)) }
          RowOffset(parts[..<index].map(\.blocks.count).reduce(0, +)) {
            Table(columns, rows: part.blocks.map(row)).selectable()
          }
        }
      }
    }
  }

  private func title(of group: BlockGroupUIModel) -> TerminalText {
    let name = TerminalText(group.name)
    return group.number.isEmpty ? name : name + "  " + environment.theme.text(group.number, .secondary)
  }

  private var columns: [Table.Column] {
    [Table.Column(alignment: .trailing)]
      + (environment.isAccessible ? [] : [Table.Column(), Table.Column()])
      + [
        Table.Column("\(words.name)", minimumWidth: Spacing.shortestName),
        Table.Column("\(words.today)", alignment: .trailing), Table.Column("\(words.total)", alignment: .trailing),
      ]
  }

  private func row(_ block: BlockUIModel) -> [TerminalText] {
    let marks = [BlockTile(block.color).text(in: environment), BlockGlyph(block.icon).text(in: environment)]
    return [environment.theme.text(block.number, .secondary)]
      + (environment.isAccessible ? [] : marks)
      + [TerminalText(block.name).bold(), TerminalText(block.today), TerminalText(block.total)]
  }
}
