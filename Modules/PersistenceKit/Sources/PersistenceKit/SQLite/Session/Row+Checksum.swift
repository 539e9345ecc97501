import CPersistenceSQLite

extension Row {
  /// The checksum of the columns as they are kept, in the order of the seeds; the row must be a statement's.
  func checksum(_ seeds: [UInt64]) -> Int64 {
    var checksum = RowChecksum(seeds)
    guard let statement else { return checksum.value }
    for index in seeds.indices where seeds[index] != 0 {
      // Each question to the statement itself looks for the column.
      let value = sqlite3_column_value(statement, Int32(truncatingIfNeeded: index))
      switch sqlite3_value_type(value) {
      case SQLITE_INTEGER: checksum.add(sqlite3_value_int64(value), at: index)
      case SQLITE_FLOAT: checksum.add(sqlite3_value_double(value), at: index)
      case SQLITE_TEXT: checksum.add(text: bytes(of: value), at: index)
      case SQLITE_BLOB: checksum.add(blob: bytes(of: value), at: index)
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
    let kept = sqlite3_column_value(statement, Int32(truncatingIfNeeded: seal.place))
    // A column without a value reads as 0, which is the checksum of nothing.
    return sqlite3_value_int64(kept) == checksum(seal.seeds) &+ Int64(bitPattern: seal.known)
      && sqlite3_value_type(kept) == SQLITE_INTEGER
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

  private func bytes(of value: OpaquePointer?) -> UnsafeRawBufferPointer {
    // The address first: asking for it may convert the value.
    let start = sqlite3_value_blob(value)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }
}
