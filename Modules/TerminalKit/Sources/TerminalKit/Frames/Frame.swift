/// What a terminal's window shows at one moment: a grid of cells, and where its cursor stands.
///
/// A frame is made of lines, so no control character can get into it. A wide cluster takes two cells and is never
/// split: where only half of it would be visible, there is a space. A ``FrameRenderer`` brings it to the terminal.
public struct Frame: Hashable, Sendable {
  /// A place in the grid, from the upper left corner; both count from 0.
  public struct Position: Hashable, Sendable {
    /// The row, from the top.
    public var row: Int

    /// The column, from the left.
    public var column: Int

    /// A place in the grid.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The most columns and rows of a frame; what is asked for beyond them is left out.
  static let maximumWidth = 2_048
  static let maximumHeight = 1_024

  /// The columns.
  public let width: Int

  /// The rows.
  public let height: Int

  /// The place of the terminal's cursor; nil hides it. Lines bring it along as ``Style/Attributes/cursor``.
  public var cursor: Position?

  /// The cells, row by row.
  private(set) var cells: [Cell]

  /// A frame of lines from its upper left corner on; what goes beyond its sides is cut.
  ///
  /// - Parameters:
  ///   - lines: from top to bottom; missing ones are blank.
  ///   - width: in columns; at most 2,048, and below 0 counts as 0.
  ///   - height: in rows; at most 1,024, and below 0 counts as 0.
  public init(_ lines: [TerminalText] = [], width: Int, height: Int) {
    self.width = min(max(0, width), Self.maximumWidth)
    self.height = min(max(0, height), Self.maximumHeight)
    cells = Array(repeating: .blank, count: self.width * self.height)
    draw(lines)
  }

  /// The cell at a place; a blank one outside the grid.
  public subscript(row: Int, column: Int) -> Cell {
    guard 0..<height ~= row, 0..<width ~= column else { return .blank }
    return cells[row * width + column]
  }

  /// The text of each row, without the spaces at its end.
  public var plainLines: [String] {
    (0..<height).map { row in
      let text = cells[row * width..<(row + 1) * width].reduce(into: "") { text, cell in
        if cell.width > 0 { text.append(cell.character) }
      }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Draws lines over what is there, the cursor too where they have one. What they don't cover stays.
  ///
  /// - Parameters:
  ///   - lines: from top to bottom; what goes beyond the frame is cut.
  ///   - row: the row of the first line; those above the frame are left out.
  ///   - column: the column of their first clusters; below 0 counts as 0.
  ///   - width: the columns they may take; nil for all there are.
  public mutating func draw(_ lines: [TerminalText], row: Int = 0, column: Int = 0, width: Int? = nil) {
    let start = max(0, column)
    guard start < self.width else { return }
    let end = min(self.width, start + min(max(0, width ?? self.width), self.width))
    for (line, row) in zip(lines, row...) where 0..<height ~= row {
      var drawing = LineDrawing(row: row, column: start, end: end)
      for run in line.runs where drawing.column < end { draw(run, &drawing) }
    }
  }
}

/// The place at which the next cluster of a line goes, and the columns it may take.
private struct LineDrawing {
  let row: Int
  var column: Int
  let end: Int
  /// The column of the cluster before; nil at the start.
  var previous: Int?
  /// Whether that one is of another run, so that both may be one cluster of text.
  var isBetweenRuns = true
}

extension Frame {
  private static let ascii = (0..<128).map { Character(Unicode.Scalar(UInt8($0))) }

  private mutating func draw(_ run: TerminalText.Run, _ drawing: inout LineDrawing) {
    var style = run.style
    if style.attributes.contains(.cursor) {
      style.attributes.remove(.cursor)
      cursor = Position(row: drawing.row, column: drawing.column)
    }
    drawing.isBetweenRuns = true
    let spaces = style.onSpaces
    if run.text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      for byte in run.text.utf8 where drawing.column < drawing.end {
        put(Cell(Self.ascii[Int(byte)], width: 1, style: byte == 0x20 ? spaces : style), &drawing)
      }
    } else {
      for character in run.text where drawing.column < drawing.end {
        let width = DisplayWidth.columns(of: character)
        put(Cell(character, width: Int8(width), style: character == " " ? spaces : style), &drawing)
      }
    }
  }

  /// Puts a cluster at its place. A terminal would join it to the one before where both are one cluster of text, which
  /// happens where a style begins inside one: a mark is joined here too, anything else becomes spaces. A mark with
  /// nothing to stand on is left out.
  private mutating func put(_ cell: Cell, _ drawing: inout LineDrawing) {
    var cell = cell
    if drawing.isBetweenRuns, !cell.character.isASCII, let previous = drawing.previous {
      let index = drawing.row * width + previous
      let before = cells[index]
      let joined = String(before.character) + String(cell.character)
      if cell.width == 0, joined.count == 1, DisplayWidth.columns(of: joined) == before.width {
        cells[index] = Cell(Character(joined), width: before.width, style: before.style)
        return
      }
      if joined.first != before.character {
        for _ in 0..<cell.width where drawing.column < drawing.end {
          put(Cell(" ", width: 1, style: cell.style.onSpaces), &drawing)
        }
        return
      }
    }
    guard cell.width > 0 else { return }
    if drawing.column + Int(cell.width) > drawing.end { cell = Cell(" ", width: 1, style: cell.style.onSpaces) }
    drawing.previous = drawing.column
    drawing.isBetweenRuns = false
    replace(drawing.row * width + drawing.column, by: cell)
    drawing.column += Int(cell.width)
  }

  /// Puts a cell, and a space in place of what is left of a wide cluster that it covers half of.
  private mutating func replace(_ index: Int, by cell: Cell) {
    if cells[index].width == 0 { cells[index - 1] = .blank }
    let last = index + Int(cell.width) - 1
    if cells[last].width == 2 { cells[last + 1] = .blank }
    cells[index] = cell
    if last > index { cells[last] = cell.second }
  }
}
