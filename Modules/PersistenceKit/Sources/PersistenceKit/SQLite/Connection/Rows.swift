public import CPersistenceSQLite

/// The rows of a running fetch, one after the other. Only the default of ``PersistentModel/next(_:of:)`` works with
/// them.
public struct Rows: ~Copyable {
  @usableFromInline let statement: OpaquePointer
  /// The current row; there is one only after a `step` that returned true.
  public let row: Row

  init(statement: OpaquePointer, shape: RowShape) {
    self.statement = statement
    self.row = Row(statement: statement, shape: shape)
  }

  /// Moves to the next row; false after the last one. The first call does the sorting and searching that the rows need.
  ///
  /// - Throws: `damaged` for a row that isn't what its checksum says, `cancelled`, or what the system failed at.
  @inlinable public func step() throws(PersistenceError) -> Bool {
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW {
      if row.shape.isSealed { try verify() }
      return true
    }
    if code == SQLITE_DONE { return false }
    throw failure(code)
  }

  @usableFromInline func verify() throws(PersistenceError) {
    if let seal = row.shape.seal { try row.verify(seal) }
  }

  @usableFromInline func failure(_ code: Int32) -> PersistenceError {
    SQLiteFailure(code: code, database: sqlite3_db_handle(statement)).error
  }
}
