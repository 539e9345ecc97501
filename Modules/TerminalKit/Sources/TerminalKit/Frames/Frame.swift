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
    cells = []
    cells.reserveCapacity(self.width * self.height)
    for (row, line) in zip(0..<self.height, lines) {
      let drawn = CellRow(line, width: self.width)
      cells += drawn.cells
      cells.append(contentsOf: repeatElement(.blank, count: self.width - drawn.cells.count))
      if let column = drawn.cursor { cursor = Position(row: row, column: column) }
    }
    cells.append(contentsOf: repeatElement(.blank, count: self.width * self.height - cells.count))
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

  /// The rows as lines in their styles, without the blanks at their ends: a frame of them is this one, but for its cursor.
  public var lines: [TerminalText] {
    (0..<height).map { row in
      let end = cells[row * width..<(row + 1) * width].lastIndex { $0 != .blank }
      let shown = cells[row * width..<(end.map { $0 + 1 } ?? row * width)]
      return TerminalText(shown.lazy.filter { $0.width > 0 }.map { Cluster($0.character, $0.style) })
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
    let columns = min(max(0, width ?? self.width), self.width - start)
    guard columns > 0, row < height else { return }
    for (line, row) in zip(lines, row...) where 0..<height ~= row {
      let drawn = CellRow(line, width: columns)
      replace(row * self.width + start, by: drawn.cells)
      if let column = drawn.cursor { cursor = Position(row: row, column: start + column) }
    }
  }

  /// Puts cells in place of others. What is left of a wide cluster that is half covered is a space.
  private mutating func replace(_ start: Int, by new: [Cell]) {
    let end = start + new.count
    guard end > start else { return }
    if cells[start].width == 0 { cells[start - 1] = .blank }
    if cells[end - 1].width == 2 { cells[end] = .blank }
    cells.replaceSubrange(start..<end, with: new)
  }
}
