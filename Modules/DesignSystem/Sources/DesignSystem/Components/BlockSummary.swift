public import ModuloModels
public import TerminalKit

/// One block: its group, icon and colour, and what was tracked of it today and in all.
public struct BlockSummary: View {
  @Environment(\.self) private var environment
  private let block: BlockUIModel
  private let group: String
  private let worth: String?
  private let words: Strings

  /// Creates the figures of a block, with the labels of `words`.
  ///
  /// - Parameter worth: What its time is worth; `nil` where nothing is told of it.
  public init(_ block: BlockUIModel, group: String, worth: String? = nil, words: Strings) {
    self.block = block
    self.group = group
    self.worth = worth
    self.words = words
  }

  public var body: some View {
    VStack {
      Text(title)
      Figures(
        [
          (words.block.group, group), (words.block.icon, block.iconName), (words.block.color, block.colorName),
          (words.block.today, block.today), (words.block.total, block.total),
        ] + (worth.map { [(words.hourlyRate.worth, $0)] } ?? []))
    }
  }

  private var title: TerminalText {
    let name = TerminalText(block.name).bold() + "  " + environment.theme.text(block.number, .secondary)
    if environment.isAccessible { return name }
    let tile = BlockTile(block.color).text(in: environment)
    return tile + " " + BlockGlyph(block.icon).text(in: environment) + " " + name
  }
}
