/// How much of something there was, place by place: faint where it is little, full where it is most.
///
/// ```swift
/// HeatMap(weeks, color: .green)  // seven rows, a column for each week
/// ```
///
/// The amount is told by the character too, not by the colour alone. In an accessible environment it is nothing.
public struct HeatMap: PrimitiveView {
  private let rows: [[Double?]]
  private let color: Color?
  private let cellWidth: Int

  /// A map.
  ///
  /// - Parameters:
  ///   - rows: the amounts, row by row; nil is a place that there isn't, and what is below 0 counts as 0.
  ///   - color: the colour of all of them; nil for the terminal's own.
  ///   - cellWidth: the columns of a place; below 1 counts as 1.
  public init(_ rows: [[Double?]], color: Color? = nil, cellWidth: Int = 2) {
    self.rows = rows
    self.color = color
    self.cellWidth = max(1, cellWidth)
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible { return TextBlock() }
    let most = rows.joined().compactMap { $0 }.filter(\.isFinite).max() ?? 0
    let levels = Array(environment.characterSet == .ascii ? ".:+#" : "·░▒▓█")
    // The latest places are the last ones.
    let columns = environment.width.map { max(0, $0 / cellWidth) } ?? .max
    let lines = rows.map { row in
      row.suffix(columns).reduce(into: TerminalText()) { line, amount in
        line += cell(amount, of: most, levels)
      }.trimmed
    }
    let widest = rows.map { min($0.count, columns) }.max() ?? 0
    return TextBlock(lines, width: widest * cellWidth)
  }

  private func cell(_ amount: Double?, of most: Double, _ levels: [Character]) -> TerminalText {
    guard let amount, !amount.isNaN else { return .spaces(cellWidth) }
    let share = most > 0 ? min(max(0, amount / most), 1) : 0
    let level = Int((share * Double(levels.count - 1)).rounded(.up))
    let text = TerminalText(String(repeating: levels[level], count: cellWidth))
    return level == 0 ? text.dim() : text.foregroundStyle(color)
  }
}
