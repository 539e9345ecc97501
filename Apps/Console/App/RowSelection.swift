/// The selected row of a list, which stays selected when others come and go.
struct RowSelection {
  private var row: AnyHashable?
  private var lastIndex = 0

  /// The index of the selected row; the one before it where it is gone, or the first one; `nil` without rows.
  func index(in rows: [AnyHashable]) -> Int? {
    if rows.isEmpty { return nil }
    if let row, let index = rows.firstIndex(of: row) { return index }
    return row == nil ? 0 : min(max(0, lastIndex - 1), rows.count - 1)
  }

  /// Keeps the row of an index, as it is shown.
  mutating func note(_ index: Int?, in rows: [AnyHashable]) {
    row = index.map { rows[$0] }
    lastIndex = index ?? 0
  }

  /// Selects a row.
  mutating func select(_ index: Int, in rows: [AnyHashable]) {
    if rows.indices.contains(index) { note(index, in: rows) }
  }
}
