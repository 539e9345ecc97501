/// A point of a ``Canvas``, in dots from its upper left corner.
public struct CanvasPoint: Hashable, Sendable {
  /// The dots from the left.
  public var x: Double
  /// The dots from the top.
  public var y: Double

  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// What is drawn on: a grid of dots, each on or off, with a colour for each cell.
///
/// What lies outside is cut, and a point that is no number is left out.
public struct CanvasContext {
  /// The dots beside each other.
  public let width: Int
  /// The dots below each other.
  public let height: Int

  private let style: CanvasStyle
  private let columns: Int
  private var cells: [UInt8]
  private var colors: [Color?]

  init(columns: Int, rows: Int, _ style: CanvasStyle) {
    self.style = style
    self.columns = max(0, columns)
    width = self.columns * style.dots.columns
    height = max(0, rows) * style.dots.rows
    cells = Array(repeating: 0, count: self.columns * max(0, rows))
    colors = Array(repeating: nil, count: cells.count)
  }

  /// Draws a dot.
  public mutating func dot(x: Int, y: Int, _ color: Color? = nil) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    let (across, down) = style.dots
    let index = y / down * columns + x / across
    cells[index] |= 1 << (y % down * across + x % across)
    if let color { colors[index] = color }
  }

  /// Draws a dot, or takes it away where there is one.
  mutating func invert(x: Int, y: Int) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    let (across, down) = style.dots
    cells[y / down * columns + x / across] ^= 1 << (y % down * across + x % across)
  }

  /// Draws a line from one point to another.
  public mutating func line(from start: CanvasPoint, to end: CanvasPoint, _ color: Color? = nil) {
    guard let (start, end) = clipped(start, end) else { return }
    let steps = max(1, max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up))
    for step in 0...Int(steps) {
      let part = Double(step) / steps
      dot(
        x: Int((start.x + (end.x - start.x) * part).rounded(.down)),
        y: Int((start.y + (end.y - start.y) * part).rounded(.down)), color)
    }
  }

  /// Draws lines from each point to the next one.
  public mutating func line(through points: [CanvasPoint], _ color: Color? = nil) {
    if points.count == 1 { line(from: points[0], to: points[0], color) }
    for (start, end) in zip(points, points.dropFirst()) { line(from: start, to: end, color) }
  }

  /// Fills what is between a line through points, from left to right, and a height.
  public mutating func area(through points: [CanvasPoint], to ground: Double, _ color: Color? = nil) {
    for (start, end) in zip(points, points.dropFirst()) where start.x.isFinite && end.x.isFinite && end.x >= start.x {
      let (first, last) = (max(0, start.x), min(Double(width) - 1, end.x))
      guard first <= last else { continue }
      for column in Int(first)...Int(last) {
        let part = end.x > start.x ? min(max(0, (Double(column) - start.x) / (end.x - start.x)), 1) : 0
        bar(column, from: start.y + (end.y - start.y) * part, to: ground, color)
      }
    }
  }

  /// Fills a rectangle.
  public mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, _ color: Color? = nil
  ) {
    guard x.isFinite, width.isFinite, width > 0 else { return }
    let (first, last) = (max(0, x.rounded(.down)), min(Double(self.width), (x + width).rounded(.up)))
    guard first < last else { return }
    for column in Int(first)..<Int(last) { bar(column, from: y, to: y + height, color) }
  }

  private mutating func bar(_ column: Int, from start: Double, to end: Double, _ color: Color?) {
    guard start.isFinite, end.isFinite else { return }
    let (first, last) = (max(0, min(start, end).rounded(.down)), min(Double(height), max(start, end).rounded(.down)))
    guard first < last else { return }
    for row in Int(first)..<Int(last) { dot(x: column, y: row, color) }
  }

  /// The lines of the cells.
  var lines: [TerminalText] {
    guard columns > 0 else { return [] }
    return stride(from: 0, to: cells.count, by: columns).map { start in
      (start..<start + columns).reduce(into: TerminalText()) { line, index in
        let character = cells[index] == 0 ? " " : style.character(cells[index])
        line.append(String(character), Style(foreground: cells[index] == 0 ? nil : colors[index]))
      }.trimmed
    }
  }
}

extension CanvasContext {
  /// The part of a line that is within the canvas, by Liang and Barsky; nil for none.
  private func clipped(_ start: CanvasPoint, _ end: CanvasPoint) -> (CanvasPoint, CanvasPoint)? {
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), width > 0, height > 0 else { return nil }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard dx.isFinite, dy.isFinite else { return nil }
    var (first, last) = (0.0, 1.0)
    let sides = [
      (-dx, start.x), (dx, Double(width) - 0.5 - start.x), (-dy, start.y), (dy, Double(height) - 0.5 - start.y),
    ]
    for (step, distance) in sides {
      if step == 0, distance < 0 { return nil }
      if step < 0 { first = max(first, distance / step) } else if step > 0 { last = min(last, distance / step) }
    }
    guard first <= last else { return nil }
    return (
      CanvasPoint(x: start.x + dx * first, y: start.y + dy * first),
      CanvasPoint(x: start.x + dx * last, y: start.y + dy * last)
    )
  }
}
