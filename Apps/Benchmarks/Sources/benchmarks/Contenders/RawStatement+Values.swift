import CBenchmarkSQLite
import Foundation

/// Binds and reads values without copies: what is bound must stay where it is until the statement has run.
extension RawStatement {
  func bind(_ value: Int64, at index: Int32) {
    sqlite3_bind_int64(handle, index, value)
  }

  func bindNull(at index: Int32) {
    sqlite3_bind_null(handle, index)
  }

  func bind(_ bytes: UnsafeRawPointer?, count: Int, at index: Int32) {
    sqlite3_bind_blob(handle, index, bytes, Int32(truncatingIfNeeded: count), nil)
  }

  /// Bytes that SQLite copies.
  func bindCopy(_ id: UUID, at index: Int32) {
    _ = id.withBytes { sqlite3_bind_blob(handle, index, $0, 16, unsafeBitCast(-1, to: sqlite3_destructor_type.self)) }
  }

  /// Text that SQLite copies: for what moves before the statement runs.
  func bindCopy(_ text: String, at index: Int32) {
    sqlite3_bind_text(handle, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
  }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// A column that is known to have 16 bytes.
  func id(_ column: Int32) throws -> UUID {
    guard let start = sqlite3_column_blob(handle, column) else { throw BenchmarkError("an id is missing") }
    return UUID(uuid: start.loadUnaligned(as: uuid_t.self))
  }

  func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UUID {
  /// Calls the body with the 16 bytes, which stay where they are meanwhile.
  func withBytes<T>(_ body: (UnsafeRawPointer?) throws -> T) rethrows -> T {
    try withUnsafeBytes(of: uuid) { try body($0.baseAddress) }
  }
}
