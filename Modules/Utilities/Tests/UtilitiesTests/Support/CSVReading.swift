import ModuloUtilities

/// What reading a file to its end gave: the rows before an error, and the error.
struct CSVOutcome: Equatable {
  var rows: [CSVRow] = []
  var error: CSVError?

  var texts: [[String]] { rows.map(\.texts) }
  var lines: [Int] { rows.map(\.line) }

  init(
    _ bytes: [UInt8], pieceSize: Int = 65_536, delimiter: CSVDelimiter = .comma, encoding: TextEncoding = .utf8,
    fieldLimit: Int = 1_000_000
  ) {
    let source = MemoryByteSource(bytes, pieceSize: pieceSize)
    var reader = CSVReader(source: source, delimiter: delimiter, encoding: encoding, fieldLimit: fieldLimit)
    do {
      while let row = try reader.next() { rows.append(row) }
    } catch {
      self.error = error
    }
  }

  init(_ text: String, delimiter: CSVDelimiter = .comma) {
    self.init(Array(text.utf8), delimiter: delimiter)
  }
}
