import Foundation

// The bytes of a step: for each table its name, the ranges of inserted rows, and the former rows with their values. Whole
// numbers have seven bits in each byte, the lowest first, and the highest bit of a byte says that another one follows; one
// with a sign is folded first, so that a small negative one is short too. Numbers of rows are the distances from the one
// before.
extension StepRecord {
  /// The tables by name and the rows by number, so that equal records have equal bytes.
  func encoded() -> Data {
    var writer = ByteWriter()
    let tables = tables.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    writer.add(UInt64(tables.count))
    for (name, changes) in tables {
      writer.add(name)
      writer.add(changes)
    }
    return Data(writer.bytes)
  }

  /// - Throws: `DamagedBytes` when these aren't a record's bytes.
  init(_ data: Data) throws(DamagedBytes) {
    if data.isEmpty { return }
    var reader = ByteReader(bytes: [UInt8](data))
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      tables[name] = try reader.changes()
    }
    guard reader.isAtEnd else { throw DamagedBytes() }
  }

  /// nil when these aren't a record's bytes.
  init?(readable data: Data) {
    do throws(DamagedBytes) { try self.init(data) } catch { return nil }
  }

  /// The bytes of numbers.
  static func bytes(of numbers: [Int64]) -> Data {
    var writer = ByteWriter()
    for number in numbers { writer.add(number) }
    return Data(writer.bytes)
  }

  /// The numbers that have these bytes.
  static func numbers(in data: Data) -> [Int64] {
    var reader = ByteReader(bytes: [UInt8](data))
    var numbers: [Int64] = []
    do throws(DamagedBytes) {
      while !reader.isAtEnd { numbers.append(try reader.signed()) }
    } catch {
      // A checksum is over them, so they are what was written.
      return []
    }
    return numbers
  }
}

/// Bytes that nothing was written as.
struct DamagedBytes: Error {}

private struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func add(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(_ value: Int64) {
    add(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  mutating func add(_ changes: TableChanges) {
    add(UInt64(changes.inserted.ranges.count))
    var last: Int64 = 0
    for range in changes.inserted.ranges {
      add(range.lowerBound &- last)
      add(range.upperBound &- range.lowerBound)
      last = range.upperBound
    }
    add(UInt64(changes.former.count))
    last = 0
    for (number, row) in changes.former.sorted(by: { $0.key < $1.key }) {
      add(number &- last)
      add(UInt64(row.values.count) << 1 | (row.isDeleted ? 1 : 0))
      for value in row.values { add(value) }
      last = number
    }
  }

  mutating func add(_ value: SQLValue) {
    switch value {
    case .null: bytes.append(0)
    case .integer(let value):
      bytes.append(1)
      add(value)
    case .real(let value):
      bytes.append(2)
      add(value.bitPattern)
    case .text(let value):
      bytes.append(3)
      add(value)
    case .blob(let value):
      bytes.append(4)
      add(UInt64(value.count))
      bytes += value
    }
  }
}

private struct ByteReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(DamagedBytes) -> UInt8 {
    guard position < bytes.count else { throw DamagedBytes() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func unsigned() throws(DamagedBytes) -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = try byte()
      guard shift < 64 else { throw DamagedBytes() }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  mutating func signed() throws(DamagedBytes) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// A number of things of at least one byte each.
  mutating func count() throws(DamagedBytes) -> Int {
    let value = try unsigned()
    guard value <= UInt64(bytes.count - position) else { throw DamagedBytes() }
    return Int(value)
  }

  mutating func slice() throws(DamagedBytes) -> ArraySlice<UInt8> {
    let count = try count()
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  mutating func text() throws(DamagedBytes) -> String {
    String(decoding: try slice(), as: UTF8.self)
  }

  mutating func changes() throws(DamagedBytes) -> TableChanges {
    var (inserted, last): (NumberRanges, Int64) = (NumberRanges(), 0)
    for _ in 0..<(try count()) {
      let low = last &+ (try signed())
      let high = low &+ (try signed())
      guard low <= high else { throw DamagedBytes() }
      inserted.append(low...high)
      last = high
    }
    var former: [Int64: FormerRow] = [:]
    last = 0
    for _ in 0..<(try count()) {
      let number = last &+ (try signed())
      former[number] = try row()
      last = number
    }
    return TableChanges(inserted: inserted, former: former)
  }

  private mutating func row() throws(DamagedBytes) -> FormerRow {
    let head = try unsigned()
    var values: [SQLValue] = []
    guard head >> 1 <= UInt64(bytes.count - position) else { throw DamagedBytes() }
    for _ in 0..<(head >> 1) { values.append(try value()) }
    return FormerRow(values: values, isDeleted: head & 1 == 1)
  }

  private mutating func value() throws(DamagedBytes) -> SQLValue {
    switch try byte() {
    case 0: .null
    case 1: .integer(try signed())
    case 2: .real(Double(bitPattern: try unsigned()))
    case 3: .text(try text())
    case 4: .blob(Array(try slice()))
    default: throw DamagedBytes()
    }
  }
}
