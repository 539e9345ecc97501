/// The numbers that a table gives its rows.
enum RowNumber {
  /// The highest one that an import takes and a check passes: it leaves room for 2³² more rows, and SQLite adds none
  /// to a table that has given out the last number there is.
  static let highest = Int64.max - (1 << 32)
}
