/// The rows of a list as far as they are loaded, which of them are visible, and the selected one.
///
/// A list never needs all of its rows: it keeps a window of them around the visible ones, and says which to fetch next
/// in its ``request``, by the row that they follow or precede. That is what a keyset query takes, so that the last of
/// 100,000 rows is as near as the first. The caller fetches whenever there is a request:
///
/// ```swift
/// var list = ListState<Goal>(height: 20)
/// while let request = list.request {
///   list.load(try await goals.fetch(request.place, limit: request.limit), for: request)
/// }
/// let response = list.handle(.down)
/// ```
///
/// Rows are known by their ids, so the selection stays with its row when the data change.
public struct ListState<Row: Identifiable> {
  /// The loaded rows, in the list's order.
  public private(set) var rows: [Row] = []

  /// Whether there are rows before the loaded ones.
  public private(set) var hasRowsBefore = false

  /// Whether there are rows after the loaded ones; true until the first ones are loaded.
  public private(set) var hasRowsAfter = true

  /// The index of the first visible row among the loaded ones.
  public private(set) var offset = 0

  /// The rows that are visible at once; at least 1.
  public var height: Int {
    didSet {
      height = max(1, height)
      showSelection()
    }
  }

  private(set) var selectedIndex: Int?
  private var isLoaded = false
  /// The end that the selection goes to as soon as it is loaded.
  private var goal: End?
  /// The line of the selected row, to which it returns when the rows before it are loaded again.
  private var pinnedRow: Int?

  private enum End { case first, last }

  /// A list of which nothing is loaded yet.
  ///
  /// - Parameter height: the rows that are visible at once; below 1 counts as 1.
  public init(height: Int = 1) {
    self.height = max(1, height)
  }

  /// A list that is loaded as a whole, with its first row selected.
  ///
  /// - Parameters:
  ///   - rows: all of its rows.
  ///   - height: the rows that are visible at once; below 1 counts as 1.
  public init(_ rows: [Row], height: Int) {
    self.init(height: height)
    replace(rows, hasRowsBefore: false, hasRowsAfter: false)
  }

  /// A list that is loaded as a whole, from a row on.
  init(_ rows: [Row], height: Int, offset: Int) {
    self.init(rows, height: height)
    self.offset = max(0, min(offset, rows.count - self.height))
  }

  /// The selected row; nil in an empty list.
  public var selection: Row? { selectedIndex.map { rows[$0] } }

  /// The rows that are on the screen, from the first to the last.
  public var visibleRows: ArraySlice<Row> { rows[visibleRange] }

  /// Whether the list has no rows, and not only none yet.
  public var isEmpty: Bool { isLoaded && rows.isEmpty }

  /// The range of the visible rows among the loaded ones.
  var visibleRange: Range<Int> { offset..<min(rows.count, offset + height) }
}

extension ListState {
  /// Rows to be fetched.
  public struct Request {
    /// The place of rows in a list.
    public enum Place {
      /// The first rows of the list.
      case first
      /// The last ones; they come in the list's order too.
      case last
      /// Those right before a row; they come in the list's order too.
      case before(Row)
      /// Those right after a row.
      case after(Row)
      /// A row and those after it; without the row, those that would follow it.
      case from(Row)
    }

    /// Which rows.
    public let place: Place

    /// The most rows to be fetched. Fewer than that mean that there are no more in this direction.
    public let limit: Int
  }

  /// The rows to be fetched next; nil as long as there are enough around the visible ones. It stays the same until they
  /// are loaded.
  public var request: Request? {
    switch goal {
    case .first: return Request(place: .first, limit: pageSize)
    case .last: return Request(place: .last, limit: pageSize)
    case nil: break
    }
    guard let first = rows.first, let last = rows.last else {
      return isLoaded && !hasRowsAfter && !hasRowsBefore ? nil : Request(place: .first, limit: pageSize)
    }
    if hasRowsAfter, rows.count - offset - height < height { return Request(place: .after(last), limit: pageSize) }
    if hasRowsBefore, offset < height { return Request(place: .before(first), limit: pageSize) }
    return nil
  }

  /// The rows once more from the selected one on, for when the data may have changed; those before it are requested
  /// then.
  public var refresh: Request {
    guard let index = selectedIndex else { return Request(place: .first, limit: pageSize) }
    return Request(place: .from(rows[index]), limit: max(pageSize, rows.count - index))
  }

  private var pageSize: Int { max(2 * height, 32) }

  /// Takes rows that were fetched; what is far from the visible rows is let go.
  ///
  /// - Returns: false where the list has moved on since the request, so that the rows are of no use.
  @discardableResult public mutating func load(_ new: [Row], for request: Request) -> Bool {
    guard isCurrent(request.place) else { return false }
    let isComplete = new.count < request.limit
    switch request.place {
    case .first:
      replace(new, hasRowsBefore: false, hasRowsAfter: !isComplete)
      if goal == .first { select(at: 0) }
    case .last:
      replace(new, hasRowsBefore: !isComplete, hasRowsAfter: false)
      select(at: new.count - 1)
    case .from:
      pinnedRow = selectedIndex.map { $0 - offset }
      replace(new, hasRowsBefore: true, hasRowsAfter: !isComplete)
      // The selected row is gone, and no other comes after it.
      if new.isEmpty { goal = .last }
    case .after:
      hasRowsAfter = !isComplete
      rows += new
      dropFirst(offset - Self.kept * height)
    case .before:
      hasRowsBefore = !isComplete
      rows = new + rows
      selectedIndex = selectedIndex.map { $0 + new.count }
      offset = pinnedRow.flatMap { row in selectedIndex.map { $0 - row } } ?? offset + new.count
      pinnedRow = nil
      showSelection()
      dropLast(rows.count - offset - (1 + Self.kept) * height)
    }
    return true
  }

  private func isCurrent(_ place: Request.Place) -> Bool {
    switch place {
    case .first: goal == .first || rows.isEmpty
    case .last: goal == .last
    case .before(let row): row.id == rows.first?.id
    case .after(let row): row.id == rows.last?.id
    case .from(let row): row.id == selection?.id
    }
  }

  /// The windows of rows that are kept on either side of the visible ones: more than a request is made for.
  private static var kept: Int { 2 }

  private mutating func dropFirst(_ count: Int) {
    guard count > 0, (selectedIndex ?? count) >= count else { return }
    rows.removeFirst(count)
    offset -= count
    selectedIndex = selectedIndex.map { $0 - count }
    hasRowsBefore = true
  }

  private mutating func dropLast(_ count: Int) {
    guard count > 0, (selectedIndex ?? 0) < rows.count - count else { return }
    rows.removeLast(count)
    hasRowsAfter = true
  }

  /// Takes the rows of a list that is loaded as a whole, as they are now. The selection stays with its row; where that is
  /// gone, it goes to the row that has its place.
  public mutating func update(_ rows: [Row]) {
    let index = selectedIndex
    let isGone = !rows.contains { $0.id == selection?.id }
    goal = nil
    pinnedRow = nil
    replace(rows, hasRowsBefore: false, hasRowsAfter: false)
    if isGone, let index { select(at: index) }
  }

  /// Other rows in place of the loaded ones. The selection stays with its row; where that is gone, it is the first one.
  private mutating func replace(_ new: [Row], hasRowsBefore: Bool, hasRowsAfter: Bool) {
    let selected = selection?.id
    rows = new
    self.hasRowsBefore = hasRowsBefore
    self.hasRowsAfter = hasRowsAfter
    isLoaded = true
    selectedIndex = new.isEmpty ? nil : new.firstIndex { $0.id == selected } ?? 0
    if new.isEmpty { goal = nil }
    showSelection()
  }
}

extension ListState {
  /// Moves the selection by the arrows and `j` and `k`, by Page Up and Page Down, ctrl-B and ctrl-F, and by Home and End,
  /// `g` and `G`.
  public mutating func handle(_ key: Key) -> KeyResponse {
    guard let move = Movement(key) else { return .ignored }
    guard let index = selectedIndex else { return .unchanged }
    switch move {
    case .first where hasRowsBefore: goal = .first
    case .last where hasRowsAfter: goal = .last
    case .first: select(at: 0)
    case .last: select(at: rows.count - 1)
    case .rows(let count): select(at: index + count)
    case .page(let pages): select(at: index + pages * max(1, height - 1))
    }
    return .handled(selectedIndex != index || goal != nil)
  }

  /// Selects a loaded row; false where it isn't loaded.
  @discardableResult public mutating func select(_ id: Row.ID) -> Bool {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
    select(at: index)
    return true
  }

  /// Selects the row at an index, or the nearest one.
  mutating func select(at index: Int) {
    goal = nil
    pinnedRow = nil
    guard !rows.isEmpty else { return }
    selectedIndex = min(max(0, index), rows.count - 1)
    showSelection()
  }

  private mutating func showSelection() {
    let index = selectedIndex ?? 0
    offset = max(min(offset, index, rows.count - height), index - height + 1, 0)
  }
}

extension ListState {
  /// What a key, a click on a line or a step of the wheel does.
  ///
  /// - Parameter header: the lines above the first row.
  mutating func handle(_ event: TerminalEvent, below header: Int) -> KeyResponse {
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse):
      switch mouse.action {
      case .scroll(.up): return handle(.up)
      case .scroll(.down): return handle(.down)
      case .press(.left) where visibleRange.contains(offset + mouse.row - header):
        select(at: offset + mouse.row - header)
        return .changed
      default: return .ignored
      }
    default: return .ignored
    }
  }
}

extension ListState: Sendable where Row: Sendable {}
extension ListState.Request: Sendable where Row: Sendable {}
extension ListState.Request.Place: Sendable where Row: Sendable {}
