public import ModuloModels
public import TerminalKit

/// One block: its group, icon and colour, and what was tracked of it today and in all.
public struct BlockSummary: View {
  private let block: BlockUIModel
  private let group: String
  private let words: BlockStrings

  /// Creates the figures of a block, with the labels of `words`.
  public init(_ block: BlockUIModel, group: String, words: BlockStrings) {
    self.block = block
    self.group = group
    self.words = words
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    VStack {
      Text(title(in: environment))
      Figures([
        (words.group, group), (words.icon, block.iconName), (words.color, block.colorName),
        (words.today, block.today), (words.total, block.total),
      ])
    }.lines(in: environment)
  }

  private func title(in environment: EnvironmentValues) -> TerminalText {
    let name = TerminalText(block.name).bold() + "  " + environment.theme.text(block.number, .secondary)
    if environment.isAccessible { return name }
    let tile = BlockTile(block.color).text(in: environment)
    return tile + " " + BlockGlyph(block.icon).text(in: environment) + " " + name
  }
}
