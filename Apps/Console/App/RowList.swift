/// The rows of a screen as they are, and the one that is selected.
struct RowList {
  /// As the screen has them.
  private(set) var rows: [AnyHashable] = []
  /// What the window was filled with last: a list that has fewer rows than it says isn't asked again.
  var filled: (limit: Int, count: Int)?
  private var selection = RowSelection()
  /// The row that the screen itself selected last.
  private var followed: AnyHashable?

  /// The index of the selected row; `nil` without rows.
  var index: Int? { selection.index(in: rows) }
  /// The selected row; `nil` without rows.
  var selected: AnyHashable? { index.map { rows[$0] } }

  /// Takes in the rows as they are now.
  ///
  /// - Parameter wanted: The row that the screen itself selects; `nil` for none.
  /// - Returns: Whether the screen selects another one than before.
  mutating func update(_ rows: [AnyHashable], wanted: AnyHashable?) -> Bool {
    self.rows = rows
    defer { selection.note(index, in: rows) }
    guard let wanted, wanted != followed, let index = rows.firstIndex(of: wanted) else { return false }
    followed = wanted
    select(index)
    return true
  }

  /// Selects a row.
  mutating func select(_ index: Int) { selection.select(index, in: rows) }
}
