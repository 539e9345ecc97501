/// Where the rows of a table begin in a document, for errors that are found after the row: a few numbers as long as
/// each row has a line of its own.
struct RowPositions {
  /// Rows that begin at the same column of consecutive lines.
  private struct Run {
    let firstRow: Int
    let begin: JSONPosition
  }

  private var runs: [Run] = []
  private var count = 0

  /// Adds the next row.
  mutating func append(_ position: JSONPosition) {
    if self.position(at: count) != position { runs.append(Run(firstRow: count, begin: position)) }
    count += 1
  }

  /// The start of the row at that place, counted from 0; nil before the first one.
  func position(at row: Int) -> JSONPosition? {
    guard let run = runs.last(where: { $0.firstRow <= row }) else { return nil }
    return JSONPosition(line: run.begin.line + row - run.firstRow, column: run.begin.column)
  }
}
