/// The visible rows of a ``ListState``, one line each, with a mark at the selected one.
///
/// The mark is a sign and not a colour alone; an arrow at the right says where there are further rows.
public struct List<Row: Identifiable & Sendable>: View where Row.ID: Sendable {
  private let state: ListState<Row>
  private let isFocused: Bool
  private let content: Content

  private enum Content: Sendable {
    case lines([TerminalText])
    case table(Table, hasHeader: Bool)
  }

  /// A list of lines.
  ///
  /// - Parameters:
  ///   - state: its rows.
  ///   - isFocused: whether keys go to it; then the selected row is shown reversed too.
  ///   - content: the line of a row.
  public init(_ state: ListState<Row>, isFocused: Bool = true, content: (Row) -> TerminalText) {
    self.state = state
    self.isFocused = isFocused
    self.content = .lines(state.visibleRows.map(content))
  }

  /// A list of rows with columns, under a header where a column has a title. The header takes one line, which the
  /// state's ``ListState/height`` doesn't count. The columns are as wide as the loaded rows need.
  ///
  /// - Parameters:
  ///   - columns: from left to right.
  ///   - state: its rows.
  ///   - isFocused: whether keys go to it; then the selected row is shown reversed too.
  ///   - cells: the cells of a row.
  public init(
    _ columns: [Table.Column], _ state: ListState<Row>, isFocused: Bool = true, cells: (Row) -> [TerminalText]
  ) {
    self.state = state
    self.isFocused = isFocused
    let hasHeader = !state.rows.isEmpty && !columns.allSatisfy(\.title.isEmpty)
    content = .table(Table(columns, rows: state.rows.map(cells)), hasHeader: hasHeader)
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    var inside = environment
    inside.width = environment.width.map { max(0, $0 - Self.marginWidth) }
    var header: [TerminalText] = []
    var rows: [TerminalText]
    switch content {
    case .lines(let lines): rows = lines.map(environment.adapting)
    case .table(let table, let hasHeader):
      rows = table.rowLines(state.visibleRange, in: inside)
      if hasHeader { header = [.spaces(Self.markWidth) + rows.removeFirst()] }
    }
    let limit = environment.height.map { max(0, $0 - header.count) } ?? rows.count
    rows = rows.prefix(limit).enumerated().map { index, row in line(row, at: index, inside) }
    return header.map { fitted($0, environment) } + rows.map { fitted($0, environment) }
  }

  /// The columns of the mark with its space, and with the arrow's too.
  private static var markWidth: Int { 2 }
  private static var marginWidth: Int { 4 }

  private func line(_ row: TerminalText, at index: Int, _ environment: EnvironmentValues) -> TerminalText {
    let range = state.visibleRange
    let isSelected = state.selection?.id == state.rows[range.lowerBound + index].id
    var text = row
    if let width = environment.width {
      text = text.truncated(to: width, ellipsis: environment.characterSet.ellipsis).padded(to: width)
    }
    var line = (isSelected ? "> " : "  ") + text
    if isSelected, isFocused { line = line.selected() }
    let isTop = index == 0 && (range.lowerBound > 0 || state.hasRowsBefore)
    let isBottom = index == range.count - 1 && (range.upperBound < state.rows.count || state.hasRowsAfter)
    let arrows = environment.characterSet.arrows
    if isTop || isBottom {
      line += (" " + (isTop && isBottom ? arrows.upAndDown : isTop ? arrows.up : arrows.down)).dim()
    }
    return line
  }

  private func fitted(_ line: TerminalText, _ environment: EnvironmentValues) -> TerminalText {
    environment.width.map { line.truncated(to: $0, ellipsis: environment.characterSet.ellipsis) } ?? line
  }
}
