/// The rows that a statement yields, and how many it has changed.
final class PostgreSQLResult {
  private let library: LibPQ
  private let result: OpaquePointer
  /// The types of the columns.
  let types: [CUnsignedInt]
  let count: Int

  /// - Parameter types: those of the columns, where they are known.
  init(_ result: OpaquePointer, _ library: LibPQ, _ types: [CUnsignedInt]? = nil) {
    (self.result, self.library) = (result, library)
    count = Int(library.rowCount(result))
    self.types = types ?? (0..<library.columnCount(result)).map { library.columnType(result, $0) }
  }

  deinit { library.clear(result) }

  /// The number of rows that it changed.
  var changedRows: Int { library.changedRows(result).flatMap { Int(String(cString: $0)) } ?? 0 }

  /// The values of a row, in the order of the columns.
  func values(at row: Int) throws(PersistenceError) -> [SQLValue] {
    var values: [SQLValue] = []
    values.reserveCapacity(types.count)
    for column in types.indices { values.append(try value(row, column)) }
    return values
  }

  func value(_ row: Int, _ column: Int) throws(PersistenceError) -> SQLValue {
    if library.isNull(result, CInt(row), CInt(column)) != 0 { return .null }
    let bytes = bytes(row, column)
    switch PostgreSQLType(rawValue: types[column]) {
    case .bool: return .integer(bytes.first == 0 ? 0 : 1)
    case .int4: return .integer(Int64(Int32(truncatingIfNeeded: Self.word(bytes))))
    case .int8: return .integer(Int64(bitPattern: Self.word(bytes)))
    case .float8: return .real(Double(bitPattern: Self.word(bytes)))
    // A server whose encoding is UTF8 keeps nothing else, and to validate it takes longer than all the rest of a row.
    case .text: return .text(String(decoding: bytes, as: UTF8.self))
    case .bytea, .uuid, .void: return .blob(Array(bytes))
    default: throw .misuse("a statement yields a type that isn't read: \(types[column])")
    }
  }

  /// The number in a column that the engine has declared as one; `damaged` where it isn't.
  func number(_ row: Int, _ column: Int) throws(PersistenceError) -> Int64 {
    let bytes = bytes(row, column)
    guard types[column] == PostgreSQLType.int8.rawValue, bytes.count == 8 else { throw .otherColumnType }
    return Int64(bitPattern: Self.word(bytes))
  }

  /// Whether two rows have the same bytes in a column.
  func isSame(_ row: Int, _ other: Int, in column: Int) -> Bool {
    bytes(row, column).elementsEqual(bytes(other, column))
  }

  private func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
    let (line, place) = (CInt(row), CInt(column))
    return UnsafeRawBufferPointer(
      start: library.value(result, line, place), count: Int(library.length(result, line, place)))
  }

  /// A number as it is sent, the highest byte first.
  private static func word(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count == 8 { return UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)) }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// The types of PostgreSQL that the engine sends and reads, by their numbers, which never change.
enum PostgreSQLType: CUnsignedInt {
  case bool = 16, bytea = 17, int8 = 20, int4 = 23, text = 25, float8 = 701, void = 2278, uuid = 2950
  case byteaList = 1001, textList = 1009, int8List = 1016, float8List = 1022, uuidList = 2951

  init(_ kind: ValueKind) {
    self =
      switch kind {
      case .integer: .int8
      case .real: .float8
      case .text: .text
      case .data: .bytea
      case .identifier: .uuid
      }
  }

  /// The type of a list of such values.
  var list: PostgreSQLType {
    switch self {
    case .float8: .float8List
    case .text: .textList
    case .bytea: .byteaList
    case .uuid: .uuidList
    default: .int8List
    }
  }
}

/// A value for a statement's parameter.
enum PostgreSQLParameter {
  case one(SQLValue, ValueKind)
  /// A list of values, none of which is NULL.
  case list([SQLValue], ValueKind)

  static func number(_ value: Int64) -> Self { .one(.integer(value), .integer) }
  static func text(_ value: String) -> Self { .one(.text(value), .text) }
  static func numbers(_ values: [Int64]) -> Self { .list(values.map { .integer($0) }, .integer) }

  var type: PostgreSQLType {
    switch self {
    case .one(_, let kind): PostgreSQLType(kind)
    case .list(_, let kind): PostgreSQLType(kind).list
    }
  }

  /// The value as it is sent; nil for NULL.
  var bytes: [UInt8]? {
    switch self {
    case .one(let value, _): return value.sent
    case .list(let values, let kind):
      var bytes: [UInt8] = []
      // One dimension, no NULL, the type, the length, and 1 as the lowest index; none for an empty list.
      bytes.append(number: UInt32(values.isEmpty ? 0 : 1))
      bytes.append(number: UInt32(0))
      bytes.append(number: PostgreSQLType(kind).rawValue)
      if values.isEmpty { return bytes }
      bytes.append(number: UInt32(values.count))
      bytes.append(number: UInt32(1))
      for value in values { bytes.append(field: value) }
      return bytes
    }
  }
}

extension SQLValue {
  /// The number in a column that the engine has declared as one; `damaged` where it isn't.
  var number: Int64 {
    get throws(PersistenceError) {
      guard case .integer(let number) = self else { throw .otherColumnType }
      return number
    }
  }

  /// The text in a column that the engine has declared as one; `damaged` where it isn't.
  var text: String {
    get throws(PersistenceError) {
      guard case .text(let text) = self else { throw .otherColumnType }
      return text
    }
  }
}

extension PersistenceError {
  static var otherColumnType: PersistenceError { .damaged(detail: "a column of the book has another type") }
}

extension SQLValue {
  /// The value as PostgreSQL's binary formats have it; nil for NULL.
  var sent: [UInt8]? {
    switch self {
    case .null: nil
    case .integer(let value): UInt64(bitPattern: value).sent
    case .real(let value): value.bitPattern.sent
    case .text(let text): Array(text.utf8)
    case .blob(let bytes): bytes
    }
  }
}

extension FixedWidthInteger {
  /// The bytes, the highest first.
  var sent: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

extension [UInt8] {
  mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  /// Adds a value after its length, which is -1 for NULL.
  mutating func append(field: SQLValue) {
    switch field {
    case .null: append(number: Int32(-1))
    case .integer(let value): append(word: UInt64(bitPattern: value))
    case .real(let value): append(word: value.bitPattern)
    case .text(let text):
      append(number: Int32(text.utf8.count))
      append(contentsOf: text.utf8)
    case .blob(let bytes):
      append(number: Int32(bytes.count))
      append(contentsOf: bytes)
    }
  }

  private mutating func append(word: UInt64) {
    append(number: Int32(8))
    append(number: word)
  }
}
