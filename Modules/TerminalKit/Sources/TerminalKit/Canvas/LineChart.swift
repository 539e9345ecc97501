/// Values along an axis, as lines or areas, with few round figures beside them.
///
/// ```swift
/// LineChart([LineChart.Series(points, color: .green, isFilled: true)]) { "\(Int($0)) €" }
/// ```
///
/// It takes all the room there is, as a ``Canvas`` does, and in an accessible environment it is nothing.
public struct LineChart: PrimitiveView {
  /// A row of points.
  public struct Series {
    /// The points, from left to right.
    public var points: [(x: Double, y: Double)]
    /// The colour of the line; nil for the terminal's own.
    public var color: Color?
    /// Whether the area between the line and zero is filled, or the lowest figure where zero isn't shown.
    public var isFilled: Bool

    /// A row of points, from left to right.
    public init(_ points: [(x: Double, y: Double)], color: Color? = nil, isFilled: Bool = false) {
      self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
      self.color = color
      self.isFilled = isFilled
    }
  }

  private let series: [Series]
  private let marks: [(x: Double, label: TerminalText)]
  private let cursor: Double?
  private let label: (Double) -> TerminalText

  /// A chart.
  ///
  /// - Parameters:
  ///   - series: what is shown, the last one on top.
  ///   - marks: texts below places of the axis, from left to right; those without room are left out.
  ///   - cursor: a place of the axis to be read; nil for none. It is a dotted line from top to bottom,
  ///     of gaps where an area is filled.
  ///   - label: the text of a figure.
  public init(
    _ series: [Series], marks: [(x: Double, label: TerminalText)] = [], cursor: Double? = nil,
    label: @escaping (Double) -> TerminalText = { TerminalText(AxisScale.text(of: $0)) }
  ) {
    self.series = series
    self.marks = marks
    self.cursor = cursor
    self.label = label
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let width = environment.width ?? Canvas.unlimited.width
    let height = environment.height ?? Canvas.unlimited.height
    if environment.isAccessible || series.allSatisfy(\.points.isEmpty) || height < 1 { return TextBlock() }
    let rows = marks.isEmpty || height < 3 ? height : height - 1
    let scale = AxisScale(series.flatMap { $0.points.map(\.y) }, count: max(2, min(6, rows / 2)))
    let figures = scale.ticks.map { environment.adapting(label($0)) }
    let margin = (figures.map(\.width).max() ?? 0) + 2
    let hasMargin = margin + Self.narrowest <= width && rows > 1
    let columns = hasMargin ? width - margin : width
    var context = CanvasContext(columns: columns, rows: rows, environment.canvasStyle)
    draw(on: &context, scale)
    var lines = context.lines
    if hasMargin {
      var ends = Array(repeating: TerminalText(), count: rows)
      for (tick, figure) in zip(scale.ticks, figures) { ends[row(of: tick, scale, rows)] = figure }
      let (tick, side) = (environment.adapting("┤"), environment.adapting("│"))
      lines = zip(ends, lines).map { end, line in
        (end.dim().padded(to: margin - 2, alignment: .trailing) + " " + (end.isEmpty ? side : tick).dim() + line)
      }
    }
    if rows < height { lines.append(axis(columns, environment).indented(hasMargin ? margin : 0)) }
    return TextBlock(lines, width: width)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    environment.isAccessible ? LayoutLengths(0, 0) : LayoutLengths(1, nil)
  }

  /// The columns that a chart has at least beside figures.
  private static let narrowest = 8
}

extension LineChart {
  /// The first and the last place of the axis.
  private var range: ClosedRange<Double> {
    let places = series.flatMap { $0.points.map(\.x) }
    let (low, high) = (places.min() ?? 0, places.max() ?? 1)
    return low...max(high, low.nextUp)
  }

  private func fraction(of place: Double) -> Double {
    (place - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  private func row(of value: Double, _ scale: AxisScale, _ rows: Int) -> Int {
    min(max(0, Int(((1 - scale.fraction(of: value)) * Double(rows - 1)).rounded())), rows - 1)
  }

  private func draw(on context: inout CanvasContext, _ scale: AxisScale) {
    let (right, bottom) = (Double(context.width) - 1, Double(context.height) - 1)
    func point(_ x: Double, _ y: Double) -> CanvasPoint {
      CanvasPoint(x: fraction(of: x) * right, y: (1 - scale.fraction(of: y)) * bottom)
    }
    let ground = scale.range.contains(0) ? point(0, 0).y + 1 : bottom + 1
    for series in series {
      let points = series.points.map { point($0.x, $0.y) }
      if series.isFilled { context.area(through: points, to: ground, series.color) }
      context.line(through: points, series.color)
    }
    if let cursor, cursor.isFinite {
      let column = Int((fraction(of: cursor) * right).rounded())
      for row in stride(from: 0, to: context.height, by: 2) { context.invert(x: column, y: row) }
    }
  }

  /// The texts below the axis, each in the middle of its place, as far as there is room.
  private func axis(_ columns: Int, _ environment: EnvironmentValues) -> TerminalText {
    var line = TerminalText()
    for mark in marks where mark.x.isFinite && range.contains(mark.x) {
      let text = environment.adapting(mark.label)
      let middle = Int((fraction(of: mark.x) * Double(columns - 1)).rounded())
      let start = min(max(0, middle - text.width / 2), columns - text.width)
      let isFree = line.isEmpty ? start >= 0 : start > line.width
      if isFree { line = line.padded(to: start) + text.dim() }
    }
    return line
  }
}
