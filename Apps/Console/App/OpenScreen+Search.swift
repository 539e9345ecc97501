import ModuloModels
import ModuloScreens
import TerminalKit

extension OpenScreen {
  /// Selects the next row with a text, after the last one the first; where none has it, scrolls to the next other line.
  ///
  /// - Returns: false where no line has it.
  func find(_ text: String, backwards: Bool) -> Bool {
    layOutAnew()
    let (rows, lines) = (content.rows?.rows ?? [], drawing?.lines ?? [])
    let layout = RowLayout(lines)
    if !rows.isEmpty, layout.count == rows.count {
      let line = viewport.find(text, in: lines, backwards: backwards) { layout.row(atLine: $0) != nil }
      if let row = line.flatMap({ layout.row(atLine: $0) }) {
        viewport.follows = true
        content.rows?.select(row)
        return true
      }
      if findCutOff(text, backwards: backwards) { return true }
    }
    guard viewport.find(text, in: lines, backwards: backwards) != nil else { return false }
    viewport.follows = false
    return true
  }

  /// Selects the next row with a text that the window is too narrow to show.
  private func findCutOff(_ text: String, backwards: Bool) -> Bool {
    guard let list = content.rows, let index = list.index, let has = textsOfRows() else { return false }
    let count = list.rows.count
    let others = (1...count).map { (index + (backwards ? -$0 : $0) + count) % count }
    guard let found = others.first(where: { has($0, text) }) else { return false }
    viewport.follows = true
    content.rows?.select(found)
    return true
  }

  /// What says whether a row has a text, however narrow the window is; `nil` where it isn't known which line is whose.
  private func textsOfRows() -> ((_ row: Int, _ text: String) -> Bool)? {
    guard var wide = drawing?.environment, let list = content.rows else { return nil }
    wide.width = 1_000
    wide.selectedRow = list.index
    let lines = screen.lines(in: wide)
    let layout = RowLayout(lines)
    guard layout.count == list.rows.count else { return nil }
    return { row, text in layout.lines(of: row).contains { lines[$0].plainText.contains(text: text) } }
  }

  /// Whether a text has to be looked for in rows that aren't read.
  var isPartlyRead: Bool { screen.window.map { $0.keys.count < $0.count } ?? false }

  /// Selects the next row with a text in a list of which a part is read: reads on from the selected row, and then from
  /// the first one. The time grows with the rows between.
  ///
  /// - Returns: false where no row has it, or a cancellation came first.
  func search(_ text: String) async -> Bool {
    update()
    guard let list = screen.window, let rows = content.rows, let index = rows.index, list.keys.indices.contains(index)
    else { return false }
    let origin = (row: rows.rows[index], key: list.keys[index], index: list.offset + index)
    var isFound = false
    await read(list, from: .after(origin.key, index: origin.index)) { window in
      guard let rows = content.rows?.rows, let found = firstRow(of: rows, with: text),
        window.keys.indices.contains(found)
      else { return true }
      await show(rows[found], window.keys[found], window.offset + found, of: list)
      isFound = true
      return false
    }
    if !isFound { await show(origin.row, origin.key, origin.index, of: list) }
    return isFound
  }

  /// The numbered lines with a text, also of rows that aren't read: of all of them.
  func numberedLines(with text: String, in environment: EnvironmentValues) async -> [TerminalText] {
    guard isPartlyRead, let list = screen.window else {
      return numberedLines(in: environment).filter { $0.plainText.contains(text: text) }
    }
    let before = content
    var found: [TerminalText] = []
    await read(list, from: .offset(0)) { window in
      let lines = numberedLines(in: environment)
      let layout = RowLayout(lines)
      // What stands beside the rows is the same each time.
      found += lines.enumerated().filter { index, line in
        (window.offset == 0 || layout.row(atLine: index) != nil) && line.plainText.contains(text: text)
      }.map(\.element)
      return true
    }
    await list.show(Page(limit: list.keys.count, offset: list.offset))
    content = before
    return found
  }

  /// Reads a long list from a place on, and then from its first row, until each row was read or a cancellation comes.
  ///
  /// - Parameter visit: Takes the rows that are read, and says whether to read on.
  private func read(_ list: RowWindow, from start: Page.Start, visit: (RowWindow) async -> Bool) async {
    var page = Page(limit: Self.searchLength, start: start)
    var left = list.count
    while left > 0, !Task.isCancelled {
      await list.show(page)
      update()
      guard let window = screen.window, await visit(window) else { return }
      left -= max(1, window.keys.count)
      let end = window.offset + window.keys.count
      page = Page(limit: Self.searchLength)
      if let last = window.keys.last, end < window.count {
        page = Page(limit: Self.searchLength, start: .after(last, index: end - 1))
      }
    }
  }

  /// The rows that are searched at once.
  private static let searchLength = 1_000

  /// The first of the rows with a text, however narrow the window is.
  private func firstRow(of rows: [AnyHashable], with text: String) -> Int? {
    textsOfRows().flatMap { has in rows.indices.first { has($0, text) } }
  }

  /// Selects a row with those around it, also after a cancellation, which would end the reading.
  private func show(_ row: AnyHashable, _ key: RowKey, _ index: Int, of list: RowWindow) async {
    let limit = WindowPlan(height: viewport.height).limit
    await Task { await list.show(Page(limit: limit, start: .around(key, index: index))) }.value
    select { $0.firstIndex(of: row) }
    viewport.follows = true
  }
}
