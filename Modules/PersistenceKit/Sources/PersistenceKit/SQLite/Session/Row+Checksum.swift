import CPersistenceSQLite

extension Row {
  /// The checksum of the columns as they are kept, in the order of the seeds; the row must be a statement's.
  func checksum(_ seeds: [UInt64]) -> Int64 {
    var checksum = RowChecksum(seeds)
    guard let statement else { return checksum.value }
    for index in seeds.indices where seeds[index] != 0 {
      let column = Int32(truncatingIfNeeded: index)
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: checksum.add(sqlite3_column_int64(statement, column), at: index)
      case SQLITE_FLOAT: checksum.add(sqlite3_column_double(statement, column), at: index)
      case SQLITE_TEXT: checksum.add(text: bytes(of: column, in: statement), at: index)
      case SQLITE_BLOB: checksum.add(blob: bytes(of: column, in: statement), at: index)
      default: break
      }
    }
    return checksum.value
  }

  /// Compares the row with the checksum that it has.
  ///
  /// - Throws: `damaged` when it is another one.
  func verify(_ seal: RowSeal) throws(PersistenceError) {
    if isSealed(seal) { return }
    throw .damaged(detail: "\(IntegrityFault.checksum(table: shape.table, number: shownNumber))")
  }

  /// Whether the row has the checksum of its columns.
  func isSealed(_ seal: RowSeal) -> Bool {
    guard let statement else { return true }
    let column = Int32(truncatingIfNeeded: seal.place)
    // A column without a value reads as 0, which is the checksum of nothing.
    return sqlite3_column_int64(statement, column) == checksum(seal.seeds)
      && sqlite3_column_type(statement, column) == SQLITE_INTEGER
  }

  /// The value of a column, whatever its class is.
  func sqlValue(at index: Int) throws(PersistenceError) -> SQLValue {
    guard let statement else { return value(at: index) }
    switch sqlite3_column_type(statement, Int32(truncatingIfNeeded: index)) {
    case SQLITE_INTEGER: return .integer(try integer(at: index))
    case SQLITE_FLOAT: return .real(try real(at: index))
    case SQLITE_TEXT: return .text(try text(at: index))
    case SQLITE_BLOB: return .blob([UInt8](try data(at: index)))
    default: return .null
    }
  }

  private func bytes(of column: Int32, in statement: OpaquePointer) -> UnsafeRawBufferPointer {
    // The address first: asking for it may convert the value.
    let start = sqlite3_column_blob(statement, column)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }
}
