/// One row of a CSV file.
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

extension CSVRow {
  /// The fields of a row as texts.
  init(_ record: borrowing CSVRecord) {
    line = record.line
    var fields: [CSVField] = []
    fields.reserveCapacity(record.fields.count)
    for field in record.fields {
      let text = String(decoding: record.bytes[field.range], as: UTF8.self)
      fields.append(CSVField(text: text, number: fields.count + 1, line: field.line, column: field.column))
    }
    self.fields = fields
  }
}
