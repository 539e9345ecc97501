import CPersistenceSQLite
import Foundation

/// The parameters of a statement that is about to run. The first one has index 1.
public struct Parameters: ~Copyable {
  private let statement: OpaquePointer
  private let slots: ParameterSlots
  /// Takes every value that is bound; nil when nothing needs a checksum.
  private let checksum: UnsafeMutablePointer<RowChecksum>?

  init(statement: OpaquePointer, slots: ParameterSlots, checksum: UnsafeMutablePointer<RowChecksum>? = nil) {
    self.statement = statement
    self.slots = slots
    self.checksum = checksum
  }
}

extension Parameters {
  @usableFromInline func bindNull(at index: Int) throws(PersistenceError) {
    try check(sqlite3_bind_null(statement, Int32(index)))
  }

  func bind(_ value: Int64, at index: Int) throws(PersistenceError) {
    try check(sqlite3_bind_int64(statement, Int32(index), value))
    checksum?.pointee.add(value, at: index - 1)
  }

  func bind(_ value: Double, at index: Int) throws(PersistenceError) {
    try check(sqlite3_bind_double(statement, Int32(index), value.storedForm()))
    checksum?.pointee.add(value, at: index - 1)
  }

  func bind(_ value: String, at index: Int) throws(PersistenceError) {
    var text = try value.storedForm()
    let code = text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      checksum?.pointee.add(text: bytes, at: index - 1)
      // An empty buffer may have no address, and no address would bind NULL.
      guard let start = bytes.baseAddress, !bytes.isEmpty else {
        return sqlite3_bind_text(statement, Int32(index), "", 0, nil)
      }
      let slot = slots.place(bytes, at: index)
      return sqlite3_bind_text64(
        statement, Int32(index), (slot ?? start).assumingMemoryBound(to: CChar.self), UInt64(bytes.count),
        slot == nil ? copied : nil, UInt8(truncatingIfNeeded: SQLITE_UTF8))
    }
    try check(code)
  }

  func bind(_ value: UUID, at index: Int) throws(PersistenceError) {
    try check(withUnsafeBytes(of: value) { bind($0, at: index) })
  }

  func bind(_ value: Data, at index: Int) throws(PersistenceError) {
    try check(value.withUnsafeBytes { bind($0, at: index) })
  }

  func bind(_ value: SQLValue, at index: Int) throws(PersistenceError) {
    switch value {
    case .null: try bindNull(at: index)
    case .integer(let value): try bind(value, at: index)
    case .real(let value): try bind(value, at: index)
    case .text(let value): try bind(value, at: index)
    case .blob(let bytes): try check(bytes.withUnsafeBytes { bind($0, at: index) })
    }
  }
}

extension Parameters {
  /// Binds values to parameters that follow each other.
  func bind(_ values: [any StoredValue], at first: Int) throws(PersistenceError) {
    for (place, value) in values.enumerated() { try value.bind(to: self, at: first + place) }
  }

  func bind(_ values: [Int64], at first: Int) throws(PersistenceError) {
    var index = first
    for value in values {
      try bind(value, at: index)
      index += 1
    }
  }

  private func bind(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int32 {
    checksum?.pointee.add(blob: bytes, at: index - 1)
    if bytes.isEmpty { return sqlite3_bind_zeroblob(statement, Int32(index), 0) }
    let slot = slots.place(bytes, at: index)
    return sqlite3_bind_blob64(
      statement, Int32(index), slot ?? bytes.baseAddress, UInt64(bytes.count), slot == nil ? copied : nil)
  }

  private func check(_ code: Int32) throws(PersistenceError) {
    guard code != SQLITE_OK else { return }
    throw SQLiteFailure(code: code, database: sqlite3_db_handle(statement)).error
  }
}

/// SQLITE_TRANSIENT: SQLite copies what is bound before the call returns. C spells it as a cast, which isn't imported.
var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
