/// The visible rows of a list, one line each, with a mark at the selected one.
///
/// ```swift
/// List(goals, selection: $selected) { TerminalText($0.name) }
/// List([Table.Column("Goal"), Table.Column("Saved", alignment: .trailing)], $goals) { [$0.name, $0.saved] }
/// ```
///
/// Rows that are all there come as they are, with a binding to the id of the selected one. A ``ListState`` loads rows as
/// they are needed; in a ``TerminalApp`` a list that has a binding to it takes keys, clicks and the wheel.
///
/// The mark is a sign and not a colour alone; an arrow at the right says where there are further rows.
public struct List<Row: Identifiable>: PrimitiveView {
  private let source: Source
  private let content: Content
  private let count: Int

  private enum Source {
    case state(ListState<Row>, isFocused: Bool)
    /// What takes keys, in an app.
    case binding((EnvironmentValues) -> Binding<ListState<Row>>)
  }

  /// What is shown of the rows that are loaded.
  private enum Content {
    /// The lines of rows, from one of them on.
    case lines([TerminalText], from: Int)
    case table(Table, hasHeader: Bool)

    init(_ columns: [Table.Column], _ rows: [[TerminalText]]) {
      self = .table(Table(columns, rows: rows), hasHeader: !rows.isEmpty && !columns.allSatisfy(\.title.isEmpty))
    }
  }

  /// A list of lines.
  ///
  /// - Parameters:
  ///   - state: its rows.
  ///   - isFocused: whether keys go to it; then the selected row is shown reversed too.
  ///   - content: the line of a row.
  public init(_ state: ListState<Row>, isFocused: Bool = true, content: (Row) -> TerminalText) {
    let rows = state.visibleRows
    self.init(
      .state(state, isFocused: isFocused), .lines(rows.map(content), from: rows.startIndex), count: rows.count)
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
    self.init(
      .state(state, isFocused: isFocused), Content(columns, state.rows.map(cells)), count: state.visibleRange.count)
  }

  /// A list that moves its selection by keys, the wheel and clicks, in a ``TerminalApp``. It is as high as there is room.
  ///
  /// - Parameters:
  ///   - state: its rows. Their ``ListState/height`` follows the room.
  ///   - content: the line of a row.
  public init(_ state: Binding<ListState<Row>>, content: (Row) -> TerminalText) {
    let rows = state.wrappedValue.rows
    self.init(.binding { _ in state }, .lines(rows.map(content), from: 0), count: rows.count)
  }

  /// A list of rows with columns that moves its selection by keys, the wheel and clicks, in a ``TerminalApp``.
  ///
  /// - Parameters:
  ///   - columns: from left to right.
  ///   - state: its rows. Their ``ListState/height`` follows the room.
  ///   - cells: the cells of a row.
  public init(_ columns: [Table.Column], _ state: Binding<ListState<Row>>, cells: (Row) -> [TerminalText]) {
    let rows = state.wrappedValue.rows
    self.init(.binding { _ in state }, Content(columns, rows.map(cells)), count: rows.count)
  }

  private init(_ source: Source, _ content: Content, count: Int) {
    self.source = source
    self.content = content
    self.count = count
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    switch source {
    case .state(let state, let isFocused): return block(of: state, isFocused, in: environment)
    case .binding(let bind):
      let header = headerHeight
      let height = environment.height.map { $0 - header } ?? count
      let binding = bind(environment.proposing(width: environment.width, height: height))
      var state = binding.wrappedValue
      state.height = height
      return block(of: state, environment.isFocused, in: environment).interacting(
        .control { event in
          var state = binding.wrappedValue
          state.height = height
          let response = state.handle(event, below: header)
          binding.wrappedValue = state
          return response
        }, in: environment)
    }
  }

  private func block(of state: ListState<Row>, _ isFocused: Bool, in environment: EnvironmentValues) -> TextBlock {
    var inside = environment
    inside.width = environment.width.map { max(0, $0 - Self.marginWidth) }
    var header: [TerminalText] = []
    var rows: [TerminalText]
    switch content {
    case .lines(let lines, let first):
      rows = lines.dropFirst(state.offset - first).prefix(state.visibleRange.count).map(environment.adapting)
    case .table(let table, let hasHeader):
      rows = table.rowLines(state.visibleRange, in: inside)
      if hasHeader { header = [.spaces(Self.markWidth) + rows.removeFirst()] }
    }
    let limit = environment.height.map { max(0, $0 - header.count) } ?? rows.count
    rows = rows.prefix(limit).enumerated().map { index, row in line(row, at: index, of: state, isFocused, inside) }
    return TextBlock((header + rows).map { fitted($0, environment) })
  }

  /// It shows as many of its rows as there are lines.
  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    LayoutLengths(0, axis == .vertical ? count + headerHeight : block(in: environment.endless(.horizontal)).width)
  }

  private var headerHeight: Int { if case .table(_, true) = content { 1 } else { 0 } }

  /// The columns of the mark with its space, and with the arrow's too.
  private static var markWidth: Int { 2 }
  private static var marginWidth: Int { 4 }

  private func line(
    _ row: TerminalText, at index: Int, of state: ListState<Row>, _ isFocused: Bool, _ environment: EnvironmentValues
  ) -> TerminalText {
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

extension List where Row.ID: Sendable {
  /// A list of all of its rows, in a ``TerminalApp``. Where the rows are others, the selected one stays; where that is
  /// gone, it is the one in its place.
  ///
  /// - Parameters:
  ///   - rows: from top to bottom. Each frame takes time that is linear in them: for more than a few thousand, bind a
  ///     ``ListState``.
  ///   - selection: the id of the selected row; nil and one that isn't there count as the first.
  ///   - content: the line of a row.
  public init(_ rows: [Row], selection: Binding<Row.ID?>, content: (Row) -> TerminalText) {
    self.init(.binding { .rows(rows, selection, $0) }, .lines(rows.map(content), from: 0), count: rows.count)
  }

  /// A list of all of its rows with columns, in a ``TerminalApp``.
  ///
  /// - Parameters:
  ///   - columns: from left to right.
  ///   - rows: from top to bottom.
  ///   - selection: the id of the selected row; nil and one that isn't there count as the first.
  ///   - cells: the cells of a row.
  public init(
    _ columns: [Table.Column], _ rows: [Row], selection: Binding<Row.ID?>, cells: (Row) -> [TerminalText]
  ) {
    self.init(.binding { .rows(rows, selection, $0) }, Content(columns, rows.map(cells)), count: rows.count)
  }
}

extension Binding {
  /// The state of a list of all of its rows, as the memory of an app and the id of the selected one have it.
  fileprivate static func rows<Row: Identifiable>(
    _ rows: [Row], _ selection: Binding<Row.ID?>, _ environment: EnvironmentValues
  ) -> Binding where Value == ListState<Row>, Row.ID: Sendable {
    Binding {
      let kept = environment.memory?.value(of: environment.identity, as: ListPlace<Row.ID>.self)
      var state = ListState(rows, height: environment.height ?? rows.count, offset: kept?.offset ?? 0)
      let id = selection.wrappedValue
      let isThere = id.map { state.select($0) } ?? false
      if !isThere, let kept, kept.id == id { state.select(at: kept.index) }
      environment.memory?.keep(ListPlace(id, in: state), for: environment.identity)
      return state
    } set: { state in
      selection.wrappedValue = state.selection?.id
      environment.memory?.keep(ListPlace(state.selection?.id, in: state), for: environment.identity)
    }
  }
}

/// The selected row of a list, and its first visible one, as they were last.
private struct ListPlace<ID: Hashable & Sendable>: Sendable {
  let id: ID?
  let index: Int
  let offset: Int

  init<Row: Identifiable>(_ id: ID?, in state: ListState<Row>) {
    self.id = id
    index = state.selectedIndex ?? 0
    offset = state.offset
  }
}
