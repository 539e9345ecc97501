import ModuloModels
import ModuloScreens
import TerminalKit

extension OpenScreen {
  /// Selects or scrolls to the next line with a text, after the last one the first; false where there is none.
  func find(_ text: String, backwards: Bool) -> Bool {
    guard let line = viewport.find(text, in: lines, backwards: backwards) else {
      return findCutOff(text, backwards: backwards)
    }
    viewport.follows = true
    let rows = rows
    guard !rows.isEmpty else { return true }
    // The rows follow each other, one line each; which line is whose is known from the selected one.
    if let cursor = viewport.cursorLine, let index = selection.index(in: rows) {
      selection.select(min(max(0, index + line - cursor), rows.count - 1), in: rows)
    }
    return true
  }

  /// Selects the next row with a text that the window is too narrow to show.
  private func findCutOff(_ text: String, backwards: Bool) -> Bool {
    let rows = rows
    guard let index = selection.index(in: rows), var wide = environment else { return false }
    wide.width = 1_000
    wide.selectedRow = index
    let lines = screen.lines(in: wide)
    guard let cursor = lines.firstIndex(where: \.hasCursor) else { return false }
    let others = (1...rows.count).map { (index + (backwards ? -$0 : $0) + rows.count) % rows.count }
    let found = others.first { row in
      let line = cursor + row - index
      return lines.indices.contains(line) && lines[line].plainText.contains(text: text)
    }
    guard let found else { return false }
    viewport.follows = true
    selection.select(found, in: rows)
    return true
  }

  /// Whether a text has to be looked for in rows that aren't read.
  var isPartlyRead: Bool { screen.window.map { $0.keys.count < $0.count } ?? false }

  /// Selects the next row with a text in a list of which a part is read: reads on from the selected row, and then from
  /// the first one. The time grows with the rows between.
  ///
  /// - Returns: false where no row has it, or a cancellation came first.
  func search(_ text: String) async -> Bool {
    let rows = rows
    guard let list = screen.window, let index = selection.index(in: rows), list.keys.indices.contains(index) else {
      return false
    }
    let origin = (row: rows[index], key: list.keys[index], index: list.offset + index)
    var page = Page(limit: Self.searchLength, start: .after(origin.key, index: origin.index))
    var left = list.count
    while left > 0, !Task.isCancelled {
      await list.show(page)
      guard let window = screen.window else { break }
      if let found = firstRow(with: text), window.keys.indices.contains(found) {
        await show(self.rows[found], window.keys[found], window.offset + found, of: list)
        return true
      }
      left -= max(1, window.keys.count)
      let end = window.offset + window.keys.count
      page = Page(limit: Self.searchLength)
      if let last = window.keys.last, end < window.count {
        page = Page(limit: Self.searchLength, start: .after(last, index: end - 1))
      }
    }
    await show(origin.row, origin.key, origin.index, of: list)
    return false
  }

  /// The rows that are searched at once.
  private static let searchLength = 1_000

  /// The first of the rows with a text, however narrow the window is.
  private func firstRow(with text: String) -> Int? {
    guard var wide = environment else { return nil }
    wide.width = 1_000
    wide.selectedRow = 0
    let lines = screen.lines(in: wide)
    guard let first = lines.firstIndex(where: \.hasCursor) else { return nil }
    return lines[first...].prefix(rows.count).firstIndex { $0.plainText.contains(text: text) }.map { $0 - first }
  }

  /// Selects a row with those around it, also after a cancellation, which would end the reading.
  private func show(_ row: AnyHashable, _ key: RowKey, _ index: Int, of list: RowWindow) async {
    let limit = WindowPlan(height: viewport.height).limit
    await Task { await list.show(Page(limit: limit, start: .around(key, index: index))) }.value
    let shown = rows
    if let place = shown.firstIndex(of: row) { selection.select(place, in: shown) }
    viewport.follows = true
  }
}
