import ModuloModels
import ModuloScreens
import TerminalKit

/// The rows of a list that is too long to be read as a whole.
extension OpenScreen {
  /// Whether the window has room for rows that aren't read.
  var needsRows: Bool {
    guard let list = content.rows, let window = screen.window, viewport.isFitted else { return false }
    let limit = WindowPlan(height: viewport.height).limit
    return list.rows.count < min(limit, window.count - window.offset)
      && (list.filled?.limit, list.filled?.count) != (limit, window.count)
  }

  /// Reads as many rows as the window has room for.
  func fillWindow() async {
    guard let window = screen.window else { return }
    content.rows?.filled = (WindowPlan(height: viewport.height).limit, window.count)
    await read(window)
  }

  /// Reads again what may be another now. Of a list in view the rows around the selected one are read, wherever it is.
  func refresh() async {
    if let window = screen.window, viewport.isFitted { await read(window) } else { await screen.appear() }
  }

  private func read(_ window: RowWindow) async {
    update()
    guard let list = content.rows, let index = list.index, window.keys.indices.contains(index) else {
      return await screen.appear()
    }
    let (row, key) = (list.rows[index], window.keys[index])
    let limit = WindowPlan(height: viewport.height).limit
    await window.show(Page(limit: limit, start: .around(key, index: nil)))
    let keys = screen.window?.keys
    select { rows in
      guard !rows.contains(row), let keys else { return nil }
      // It is gone: the one before it.
      return max(0, keys.prefix { $0 > key }.count - 1)
    }
  }

  /// Reads the rows of a long list before or after those that are read; false where there are none.
  func turnPage(by step: Int) async -> Bool {
    guard let window = screen.window, let first = window.keys.first, let last = window.keys.last,
      step < 0 ? window.offset > 0 : rowNumbers.upperBound <= window.count
    else { return false }
    let start: Page.Start =
      step < 0
      ? .before(first, index: window.offset) : .after(last, index: window.offset + window.keys.count - 1)
    await window.show(Page(limit: Self.pageLength, start: start))
    update()
    return true
  }

  /// Reads the rows of a long list from a number on, unless it is that of a row that is read.
  ///
  /// - Returns: false where the list has no row of that number.
  func read(number: Int) async -> Bool {
    if let window = screen.window, !rowNumbers.contains(number), number > 0, number <= window.count {
      await window.show(Page(limit: Self.pageLength, offset: number - 1))
      update()
    }
    return rowNumbers.contains(number)
  }

  /// The rows of a page that is read as a whole.
  private static let pageLength = 30
}
