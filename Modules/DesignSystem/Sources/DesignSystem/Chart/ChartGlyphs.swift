import TerminalKit

/// The glyphs of charts, for a character set.
struct ChartGlyphs {
  let side: String
  let tick: String
  let corner: String
  let crossing: String
  let ground: String
  /// The cell of a column that is forecast.
  let forecast: String
  private let above: [String]
  private let below: [String]

  init(_ characterSet: CharacterRepertoire) {
    switch characterSet {
    case .unicode:
      (side, tick, corner, crossing, ground, forecast) = ("│", "┤", "└", "┼", "─", "░")
      above = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
      // Blocks that hang have no eighths.
      below = ["▀", "█"]
    case .ascii:
      (side, tick, corner, crossing, ground, forecast) = ("|", "+", "+", "+", "-", ":")
      above = ["#"]
      below = ["="]
    }
  }

  /// Steps per row.
  func steps(isAbove: Bool) -> Int { isAbove ? above.count : below.count }

  /// One cell of a column: its glyph in a row, for the column's height in steps.
  func cell(_ steps: Int, row: Int, isAbove: Bool) -> String {
    let glyphs = isAbove ? above : below
    let filled = min(glyphs.count, steps - row * glyphs.count)
    return filled > 0 ? glyphs[filled - 1] : " "
  }
}
