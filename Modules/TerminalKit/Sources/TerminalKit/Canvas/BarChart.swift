/// Amounts as columns with their names below, zero as a line.
///
/// ```swift
/// BarChart([("Jan", 120), ("Feb", -40), ("Mar", 95)], color: { $0 < 0 ? .red : .green })
/// ```
///
/// It takes all the lines there are, 10 where they have no limit. In an accessible environment it is nothing.
public struct BarChart: PrimitiveView {
  private let bars: [(label: TerminalText, value: Double)]
  private let color: (Double) -> Color?
  private let label: (Double) -> TerminalText

  /// A chart.
  ///
  /// - Parameters:
  ///   - bars: names and amounts, from left to right; those without room are left out from the first one on.
  ///   - color: the colour of an amount; nil for the terminal's own.
  ///   - label: the text of a figure beside the columns.
  public init(
    _ bars: [(label: TerminalText, value: Double)],
    label: @escaping (Double) -> TerminalText = { TerminalText(AxisScale.text(of: $0)) },
    color: @escaping (Double) -> Color? = { _ in nil }
  ) {
    self.bars = bars
    self.color = color
    self.label = label
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let height = environment.height ?? Canvas.unlimited.height
    let names = bars.map { environment.adapting($0.label) }
    let barWidth = max(1, names.map(\.width).max() ?? 1)
    if environment.isAccessible || bars.isEmpty || height < 2 { return TextBlock() }
    let rows = height - 1
    let scale = AxisScale(bars.map(\.value), count: max(2, min(6, rows / 2)), includesZero: true)
    let figures = scale.ticks.map { environment.adapting(label($0)) }
    let margin = (figures.map(\.width).max() ?? 0) + 2
    let room = environment.width.map { max(0, $0 - margin) / (barWidth + 1) } ?? bars.count
    let shown = bars.indices.suffix(room)
    var context = CanvasContext(columns: shown.count * (barWidth + 1), rows: rows, environment.canvasStyle)
    let dots = environment.canvasStyle.dots
    let bottom = Double(context.height)
    let ground = (1 - scale.fraction(of: 0)) * bottom
    for (place, index) in shown.enumerated() where bars[index].value.isFinite {
      let top = (1 - scale.fraction(of: bars[index].value)) * bottom
      context.rectangle(
        x: Double(place * (barWidth + 1) * dots.columns), y: min(top, ground), width: Double(barWidth * dots.columns),
        height: abs(top - ground), color(bars[index].value))
    }
    var ends = Array(repeating: TerminalText(), count: rows)
    for (tick, figure) in zip(scale.ticks, figures) {
      ends[min(max(0, Int(((1 - scale.fraction(of: tick)) * Double(rows - 1)).rounded())), rows - 1)] = figure
    }
    let (tick, side) = (environment.adapting("┤"), environment.adapting("│"))
    let lines = zip(ends, context.lines.isEmpty ? ends.map { _ in "" } : context.lines).map { end, line in
      end.dim().padded(to: margin - 2, alignment: .trailing) + " " + (end.isEmpty ? side : tick).dim() + line
    }
    let axis = shown.map { names[$0].padded(to: barWidth, alignment: .center) }.joined(separator: " ").trimmed
    return TextBlock(lines + [.spaces(margin) + axis.dim()])
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    if environment.isAccessible { return LayoutLengths(0, 0) }
    return axis == .vertical
      ? LayoutLengths(2, nil) : LayoutLengths(0, block(in: environment.endless(.horizontal)).width)
  }
}
