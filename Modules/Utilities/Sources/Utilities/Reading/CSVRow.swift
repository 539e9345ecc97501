/// One record of a CSV file.
public struct CSVRow: Hashable, Sendable {
  /// The physical line in which the row begins, from 1.
  public let line: Int

  /// The fields in order, at least one.
  public let fields: [CSVField]

  /// The fields' texts in order.
  public var texts: [String] { fields.map(\.text) }
}

/// One field of a row, with its place in the file.
public struct CSVField: Hashable, Sendable {
  /// The content, without the quotes around it and with doubled quotes undone.
  public let text: String

  /// The number of the field in its row, from 1.
  public let number: Int

  /// The physical line in which it begins, from 1.
  public let line: Int

  /// The column at which it begins, counted in Unicode scalars from 1. A quoted field begins with its quote.
  public let column: Int
}

/// A physical line and a column in it, both from 1.
struct CSVPlace {
  var line = 1
  var column = 1
}

/// Collects the bytes of a row into its fields, and minds the limits.
struct CSVRowBuilder {
  private let fieldLimit: Int
  private let rowLimit: Int

  private(set) var fieldPlace = CSVPlace()
  private var field: [UInt8] = []
  private var fields: [CSVField] = []
  private var line = 1
  private var size = 0

  init(fieldLimit: Int) {
    self.fieldLimit = fieldLimit
    rowLimit = max(4 * min(fieldLimit, .max / 4), 4_000_000)
  }

  /// Whether no field has ended yet.
  var isEmpty: Bool { fields.isEmpty }

  /// Whether the row so far is white space without a delimiter.
  var isBlank: Bool { isEmpty && field.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

  mutating func beginField(at place: CSVPlace) {
    fieldPlace = place
    if isEmpty { line = place.line }
  }

  mutating func append(_ byte: UInt8) throws(CSVError) {
    field.append(byte)
    try checkFieldSize()
  }

  mutating func append(contentsOf bytes: ArraySlice<UInt8>) throws(CSVError) {
    field.append(contentsOf: bytes)
    try checkFieldSize()
  }

  mutating func endField() throws(CSVError) {
    let text = String(decoding: field, as: UTF8.self)
    fields.append(CSVField(text: text, number: fields.count + 1, line: fieldPlace.line, column: fieldPlace.column))
    size += field.count + MemoryLayout<CSVField>.stride
    field.removeAll(keepingCapacity: true)
    guard size <= rowLimit else { throw .rowTooLong(line: line, limit: rowLimit) }
  }

  mutating func endRow() -> CSVRow {
    defer {
      fields = []
      size = 0
    }
    return CSVRow(line: line, fields: fields)
  }

  /// Whether the row so far was a byte order mark and nothing else; it is empty then.
  mutating func dropByteOrderMark() -> Bool {
    guard isEmpty, field.count == 3, field == [0xEF, 0xBB, 0xBF] else { return false }
    field = []
    return true
  }
}

extension CSVRowBuilder {
  private func checkFieldSize() throws(CSVError) {
    guard field.count <= fieldLimit else { throw .fieldTooLong(line: fieldPlace.line, limit: fieldLimit) }
  }
}
