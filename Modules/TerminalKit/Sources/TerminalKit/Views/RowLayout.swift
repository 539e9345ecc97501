/// Which row of a screen is where in its lines: a row may take several lines, other lines may stand between two, and rows
/// may stand beside each other, as the days of a calendar do.
///
/// A ``Table`` and a ``Grid`` whose rows can be selected say where these are; other views do so by
/// ``TerminalText/startingRow()`` and ``TerminalText/continuingRow()``.
public struct RowLayout: Sendable {
  /// The rows that a line shows, with the columns they begin at.
  private typealias Places = [(column: Int, row: Int)]

  /// The number of rows.
  public private(set) var count = 0
  private var places: [Places] = []
  private var linesOfRows: [[Int]] = []

  /// The rows of some lines, in their order.
  public init(_ lines: [TerminalText]) {
    var latest: Places = []
    for (index, line) in lines.enumerated() {
      var (starts, parts, column): (Places, Places, Int) = ([], [], 0)
      var before: Style.Attributes = []
      for run in line.runs {
        // What is marked as a whole may be several runs.
        let marks = run.style.attributes.subtracting(before)
        if marks.contains(.rowStart) {
          starts.append((column, count))
          linesOfRows.append([])
          count += 1
        } else if marks.contains(.rowPart), latest.indices.contains(parts.count) {
          parts.append((column, latest[parts.count].row))
        }
        column += DisplayWidth.columns(of: run.text)
        before = run.style.attributes.intersection([.rowStart, .rowPart])
      }
      if !starts.isEmpty { latest = starts }
      places.append(starts.isEmpty ? parts : starts)
      for place in places[index] { linesOfRows[place.row].append(index) }
    }
  }

  /// The row at a place; nil for none.
  ///
  /// - Parameters:
  ///   - line: The index of the line.
  ///   - column: The column in the line; what stands before its first row counts as that.
  public func row(atLine line: Int, column: Int = 0) -> Int? {
    guard places.indices.contains(line) else { return nil }
    return (places[line].last { $0.column <= column } ?? places[line].first)?.row
  }

  /// The lines of a row, from the first one on.
  public func lines(of row: Int) -> [Int] { linesOfRows.indices.contains(row) ? linesOfRows[row] : [] }
}

extension TerminalText {
  /// Marked as the beginning of a row that can be selected, for a ``RowLayout``; nothing is shown for it.
  public func startingRow() -> TerminalText { attributes(.rowStart) }

  /// Marked as the beginning of a further line of the row above.
  public func continuingRow() -> TerminalText { attributes(.rowPart) }
}
