/// Rows and columns.
///
/// A column is as wide as its widest cell. Where the width does not allow that, the columns that may shrink do, the
/// widest first, and their cells end in an ellipsis. Where that is not enough either, the table is written as a list,
/// one line per cell with a title, so that a figure is never cut.
public struct Table: PrimitiveView {
  /// One column: its title, where its cells stand, and whether it may shrink.
  public struct Column: Hashable, Sendable {
    /// The heading of the column and, in a list, the label of each cell; empty for none.
    public var title: TerminalText

    /// The alignment of the cells.
    public var alignment: HorizontalAlignment

    /// The columns it may shrink to where the table is too wide; nil keeps its cells whole.
    public var minimumWidth: Int?

    /// A column; it keeps its cells whole unless it says how narrow it may be.
    public init(
      _ title: TerminalText = TerminalText(), alignment: HorizontalAlignment = .leading, minimumWidth: Int? = nil
    ) {
      self.title = title
      self.alignment = alignment
      self.minimumWidth = minimumWidth
    }
  }

  private let columns: [Column]
  private let rows: [[TerminalText]]
  private let spacing: Int
  private var isSelectable = false

  /// A table; the header appears when a column has a title and there is at least one row.
  ///
  /// - Parameters:
  ///   - columns: from left to right.
  ///   - rows: the cells of each row. Missing ones are empty; what goes beyond the columns is not shown.
  ///   - spacing: empty columns between two columns.
  public init(_ columns: [Column], rows: [[TerminalText]], spacing: Int = 2) {
    self.columns = columns
    self.rows = rows
    self.spacing = max(0, spacing)
  }

  /// The table with rows that can be selected: in an environment with a ``EnvironmentValues/selectedRow`` that row has
  /// a mark and is reversed, and has the cursor at its start; with a ``EnvironmentValues/firstRowNumber`` every row has
  /// its number instead.
  public func selectable() -> Table {
    var table = self
    table.isSelectable = true
    return table
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard !columns.isEmpty, !rows.isEmpty else { return TextBlock() }
    guard isSelectable, let marks = RowMarks(environment, count: rows.count) else {
      return TextBlock(plainLines(in: environment))
    }
    let header = header(in: environment).count
    let lines = rowLines(rows.indices, in: marks.inside(environment)).enumerated().map { index, line in
      marks.marking(line, row: index < header ? nil : index - header)
    }
    return TextBlock(lines)
  }

  private func plainLines(in environment: EnvironmentValues) -> [TerminalText] {
    let cells = adapted(in: environment)
    let grid = header(in: environment) + cells
    guard let widths = widths(of: grid, within: environment.width) else {
      return list(titles: columns.map { environment.adapting($0.title) }, cells: cells, in: environment)
    }
    return grid.map { line($0, widths, environment.characterSet.ellipsis) }
  }

  /// The header, where there is one, and the lines of some rows, one each, in columns as all rows need them. Where there
  /// isn't room, columns that may shrink do while they can be read, and after that the last columns are left out.
  func rowLines(_ range: Range<Int>, in environment: EnvironmentValues) -> [TerminalText] {
    guard !columns.isEmpty, !rows.isEmpty else { return [] }
    let header = header(in: environment)
    let cells = adapted(in: environment)
    let attempts = [self] + columns.indices.reversed().map { narrowed(to: $0 + 1, of: 8) } + [narrowed(to: 1, of: 1)]
    for table in attempts {
      guard let widths = table.widths(of: header + cells, within: environment.width) else { continue }
      return (header + cells[range]).map { table.line($0, widths, environment.characterSet.ellipsis) }
    }
    return (header + cells[range]).map { _ in "" }
  }

  /// The first columns alone, of which those that may shrink, and the only one in any case, may shrink to a width.
  private func narrowed(to count: Int, of width: Int) -> Table {
    var columns = Array(columns.prefix(count))
    for index in columns.indices where count == 1 || columns[index].minimumWidth != nil {
      columns[index].minimumWidth = min(columns[index].minimumWidth ?? width, width)
    }
    return Table(columns, rows: rows, spacing: spacing)
  }
}

extension Table {
  private func adapted(in environment: EnvironmentValues) -> [[TerminalText]] {
    rows.map { row in columns.indices.map { $0 < row.count ? environment.adapting(row[$0]) : "" } }
  }

  /// The titles as a row; none where no column has one.
  private func header(in environment: EnvironmentValues) -> [[TerminalText]] {
    let titles = columns.map { environment.adapting($0.title) }
    return titles.allSatisfy(\.isEmpty) ? [] : [titles.map { $0.bold() }]
  }
}

extension Table {
  private func line(_ cells: [TerminalText], _ widths: [Int], _ ellipsis: String) -> TerminalText {
    zip(zip(cells, widths), columns).map { cell, column in
      cell.0.truncated(to: cell.1, ellipsis: ellipsis).padded(to: cell.1, alignment: column.alignment)
    }.joined(separator: .spaces(spacing)).trimmed
  }

  /// The width of each column; nil when they can't all be shown within the limit.
  private func widths(of grid: [[TerminalText]], within limit: Int?) -> [Int]? {
    var widths = columns.indices.map { column in grid.reduce(0) { max($0, $1[column].width) } }
    guard let limit else { return widths }
    for column in columns.indices {
      // Wider than the limit it can't stay; starting there spares counting down a text without end.
      if let minimum = columns[column].minimumWidth { widths[column] = min(widths[column], max(minimum, limit)) }
    }
    var excess = widths.reduce(spacing * (columns.count - 1), +) - limit
    while excess > 0 {
      guard let widest = widestShrinkable(widths) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func widestShrinkable(_ widths: [Int]) -> Int? {
    columns.indices
      .filter { column in columns[column].minimumWidth.map { widths[column] > max(1, $0) } ?? false }
      .max { widths[$0] < widths[$1] }
  }

  private func list(
    titles: [TerminalText], cells: [[TerminalText]], in environment: EnvironmentValues
  ) -> [TerminalText] {
    let blocks = cells.map { row in
      paragraphs(titles: titles, row, environment.titleSeparator).flatMap { Text($0).lines(in: environment) }
    }
    return Array(blocks.joined(separator: [TerminalText()]))
  }

  /// The cells of a row, each after its title; cells without one follow each other.
  private func paragraphs(titles: [TerminalText], _ row: [TerminalText], _ separator: String) -> [TerminalText] {
    var paragraphs: [TerminalText] = []
    var followsUntitled = false
    for (title, cell) in zip(titles, row) where !cell.isEmpty {
      if !title.isEmpty {
        paragraphs.append(title.bold() + TerminalText(separator) + cell)
      } else if followsUntitled, let last = paragraphs.popLast() {
        paragraphs.append(last + .spaces(spacing) + cell)
      } else {
        paragraphs.append(cell)
      }
      followsUntitled = title.isEmpty
    }
    return paragraphs
  }
}
