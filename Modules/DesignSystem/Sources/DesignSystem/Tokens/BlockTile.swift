public import ModuloModels
public import TerminalKit

/// A square in the colour of a block.
public struct BlockTile: Hashable, Sendable {
  private let color: BlockColor?

  /// Creates a tile; without a colour it is that of nothing.
  public init(_ color: BlockColor?) {
    self.color = color
  }

  /// The tile in one column; empty in accessible output.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    if environment.isAccessible { return "" }
    let isASCII = environment.characterSet == .ascii
    guard let color else { return environment.theme.text(isASCII ? "." : "·", .secondary) }
    return TerminalText(isASCII ? "#" : "■").foregroundStyle(color.terminal)
  }
}
