/// Values as a line of small columns, a column of the terminal each; where there are fewer columns, the latest ones.
///
/// The lowest value is the least column, the highest the greatest. In an accessible environment it is nothing.
public struct Sparkline: PrimitiveView {
  private let values: [Double]
  private let color: Color?

  /// A line of columns.
  ///
  /// - Parameters:
  ///   - values: from left to right; what is no number is a gap.
  ///   - color: the colour of the columns; nil for the terminal's own.
  public init(_ values: [Double], color: Color? = nil) {
    self.values = values
    self.color = color
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let text = text(in: environment)
    return text.isEmpty ? TextBlock() : TextBlock([text])
  }

  /// The columns as a text, to stand in a table.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    if environment.isAccessible { return TerminalText() }
    let shown = values.suffix(max(0, environment.width ?? .max))
    let finite = shown.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return TerminalText() }
    let span = high - low
    let columns = shown.map { value -> Character in
      guard value.isFinite else { return " " }
      // Where all are equal they are halfway up.
      let share = span > 0 && span.isFinite ? (value - low) / span : 0.5
      return Self.columns[min(Int(share * 8), 7)]
    }
    return environment.adapting(TerminalText(String(columns)).foregroundStyle(color))
  }

  private static let columns = Array("▁▂▃▄▅▆▇█")
}
