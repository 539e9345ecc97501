public import ModuloModels
public import TerminalKit

/// A square in the colour of a block.
public struct BlockTile: Hashable, Sendable {
  private let color: BlockColor?
  private let isFull: Bool

  /// Creates a tile; without a colour it is that of nothing.
  ///
  /// - Parameter isFull: Whether the block has a whole half; one that is only begun is drawn smaller.
  public init(_ color: BlockColor?, isFull: Bool = true) {
    self.color = color
    self.isFull = isFull
  }

  /// The tile in one column; empty in accessible output.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    if environment.isAccessible { return "" }
    let isASCII = environment.characterSet == .ascii
    guard let color else { return environment.theme.text(isASCII ? "." : "·", .secondary) }
    let glyph = isFull ? (isASCII ? "#" : "■") : isASCII ? "+" : "▪"
    return TerminalText(glyph).foregroundStyle(color.terminal)
  }
}

extension BlockUIModel {
  /// The name after the tile and the icon; the name alone in accessible output.
  func label(in environment: EnvironmentValues) -> TerminalText {
    let name = TerminalText(name).bold()
    if environment.isAccessible { return name }
    let glyph = BlockGlyph(icon).text(in: environment)
    return BlockTile(color).text(in: environment) + " " + (glyph.isEmpty ? name : glyph + " " + name)
  }
}
