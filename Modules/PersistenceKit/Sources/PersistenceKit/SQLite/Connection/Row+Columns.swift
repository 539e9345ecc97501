public import CPersistenceSQLite
public import Foundation

// Texts and blobs are read from a column's value, because each question to the statement itself looks for the column
// and takes a lock. SQLite allows it where a connection has no locks, as ours have none ("unprotected" values,
// https://sqlite.org/c3ref/value.html).
extension Row {
  @inlinable func isNull(at index: Int) -> Bool {
    if let statement { return sqlite3_column_type(statement, Int32(truncatingIfNeeded: index)) == SQLITE_NULL }
    return value(at: index) == .null
  }

  @inlinable func integer(at index: Int) throws(PersistenceError) -> Int64 {
    if let statement {
      let column = Int32(truncatingIfNeeded: index)
      let value = sqlite3_column_int64(statement, column)
      // A STRICT column holds a number or NULL, and NULL reads as 0: only then the type is worth a call.
      if value != 0 || sqlite3_column_type(statement, column) == SQLITE_INTEGER { return value }
    } else if case .integer(let value) = value(at: index) {
      return value
    }
    throw failure(at: index, expecting: "an integer")
  }

  @inlinable func real(at index: Int) throws(PersistenceError) -> Double {
    if let statement {
      let column = Int32(truncatingIfNeeded: index)
      let value = sqlite3_column_double(statement, column)
      if value != 0 || sqlite3_column_type(statement, column) == SQLITE_FLOAT { return value }
    } else if case .real(let value) = value(at: index) {
      return value
    }
    throw failure(at: index, expecting: "a number")
  }

  @inlinable func text(at index: Int) throws(PersistenceError) -> String {
    if let statement {
      let column = sqlite3_column_value(statement, Int32(truncatingIfNeeded: index))
      if let start = sqlite3_value_text(column) {
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(column)))
        // Repairing takes half the time of validating. Only what isn't ASCII can have been repaired: it is different.
        // No text of ours has a NUL, so one that has is damaged.
        let value = String(decoding: bytes, as: UTF8.self)
        if bytes.allSatisfy({ $0 &- 1 < 0x7F }) || !bytes.contains(0) && value.isEqual(to: bytes) { return value }
      }
    } else if case .text(let value) = value(at: index) {
      return value
    }
    throw failure(at: index, expecting: "text")
  }

  @inlinable func uuid(at index: Int) throws(PersistenceError) -> UUID {
    if let statement {
      let column = sqlite3_column_value(statement, Int32(truncatingIfNeeded: index))
      // The length is checked because the bytes are read without one.
      if let start = sqlite3_value_blob(column), sqlite3_value_bytes(column) == 16 { return UUID(bytes: start) }
    } else if case .blob(let bytes) = value(at: index), bytes.count == 16 {
      return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
    throw failure(at: index, expecting: "16 bytes")
  }

  @inlinable func data(at index: Int) throws(PersistenceError) -> Data {
    if let statement {
      let column = sqlite3_column_value(statement, Int32(truncatingIfNeeded: index))
      if sqlite3_value_type(column) == SQLITE_BLOB {
        // An empty blob has no address.
        guard let start = sqlite3_value_blob(column) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_value_bytes(column)))
      }
    } else if case .blob(let bytes) = value(at: index) {
      return Data(bytes)
    }
    throw failure(at: index, expecting: "data")
  }

  @usableFromInline func failure(at index: Int, expecting expected: String) -> PersistenceError {
    let name = shape.columns.indices.contains(index) ? shape.columns[index] : "#\(index)"
    return .decoding(table: shape.table, column: name, number: shownNumber, detail: "expected \(expected)")
  }

  /// The value of a row of values; NULL beyond its end, as SQLite answers too.
  @usableFromInline func value(at index: Int) -> SQLValue {
    values.indices.contains(index) ? values[index] : .null
  }
}

extension String {
  /// Whether these are its bytes.
  @inlinable func isEqual(to bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // The view over them takes ten times as long for each.
    utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) } ?? utf8.elementsEqual(bytes)
  }
}

extension UUID {
  /// The 16 bytes at that address.
  @inlinable init(bytes: UnsafeRawPointer) {
    // A UUID is these bytes and nothing else, but its initializer takes them as 16 arguments.
    self = bytes.loadUnaligned(as: UUID.self)
  }
}

extension Row {
  /// The row's number, for errors; 0 when it isn't known.
  var shownNumber: Int64 {
    guard let index = shape.number else { return 0 }
    if let statement { return sqlite3_column_int64(statement, Int32(truncatingIfNeeded: index)) }
    if case .integer(let number) = value(at: index) { return number }
    return 0
  }
}
