/// Rows that wait to be copied into one table together, in the binary format of COPY.
struct WaitingRows {
  private var table = ""
  private var columns: [String] = []
  private var bytes: [UInt8] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var isFull: Bool { bytes.count >= 1 << 18 }

  /// Whether rows of another table wait.
  func isOfOther(than table: String) -> Bool { !isEmpty && self.table != table }

  /// Adds a row to those of the same table.
  mutating func add<Model: PersistentModel>(_ values: [SQLValue], number: Int64, of table: PostgreSQLTable<Model>) {
    if isEmpty {
      (self.table, columns) = (table.schema.table, table.columnNames)
      bytes.append(contentsOf: "PGCOPY\n".utf8)
      bytes.append(contentsOf: [0xFF, 0x0D, 0x0A, 0x00])
      // No flags, and no extension of the header.
      bytes.append(number: UInt64(0))
    }
    count += 1
    table.append(values, number: number, to: &bytes)
  }

  /// The statement that copies them, and what it copies. None wait after it.
  mutating func take() -> (sql: String, bytes: [UInt8]) {
    bytes.append(number: Int16(-1))
    defer { (bytes, count) = ([], 0) }
    let list = columns.map(\.quoted).joined(separator: ", ")
    return ("COPY \(table.quoted) (\(list)) FROM STDIN (FORMAT binary)", bytes)
  }
}

extension PostgreSQLTable {
  /// Adds a row as COPY takes it, with the columns that are written in their order.
  fileprivate func append(_ values: [SQLValue], number: Int64, to bytes: inout [UInt8]) {
    bytes.append(number: Int16(columnCount))
    for column in written { bytes.append(field: values[column]) }
    bytes.append(field: .integer(number))
    if schema.isChecksummed { bytes.append(field: .integer(RowChecksum.value(of: values, seeds))) }
  }
}
