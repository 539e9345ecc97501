/// The visible rows of a ``ListState``, one line each, with a mark at the selected one.
///
/// The mark is a sign and not a colour alone; an arrow at the right says where there are further rows.
public struct List<Row: Identifiable>: PrimitiveView {
  private var state: ListState<Row>
  private let isFocused: Bool?
  private var content: Content
  /// What takes keys, in an app.
  private var binding: Binding<ListState<Row>>?

  private enum Content {
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

  /// A list that moves its selection by keys, the wheel and clicks, in a ``TerminalApp``. It is as high as there is room.
  ///
  /// - Parameters:
  ///   - state: its rows. Their ``ListState/height`` follows the room.
  ///   - content: the line of a row.
  public init(_ state: Binding<ListState<Row>>, content: (Row) -> TerminalText) {
    self.state = state.wrappedValue
    isFocused = nil
    self.content = .lines(state.wrappedValue.rows.map(content))
    binding = state
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard let binding else { return block(of: state, in: environment) }
    var list = self
    list.state.height = environment.height ?? state.rows.count
    if case .lines(let lines) = content { list.content = .lines(Array(lines[list.state.visibleRange])) }
    let height = list.state.height
    return list.block(of: list.state, in: environment).interacting(
      .control { event in
        var state = binding.wrappedValue
        state.height = height
        let response = state.handle(event)
        binding.wrappedValue = state
        return response
      }, in: environment)
  }

  private func block(of state: ListState<Row>, in environment: EnvironmentValues) -> TextBlock {
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
    return TextBlock((header + rows).map { fitted($0, environment) })
  }

  /// It shows as many of its rows as there are lines.
  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    switch axis {
    case .horizontal: LayoutLengths(0, block(in: environment.endless(.horizontal)).width)
    case .vertical: LayoutLengths(0, (binding == nil ? state.visibleRange.count : state.rows.count) + headerHeight)
    }
  }

  private var headerHeight: Int { if case .table(_, true) = content { 1 } else { 0 } }

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
    if isSelected, isFocused ?? environment.isFocused { line = line.selected() }
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
