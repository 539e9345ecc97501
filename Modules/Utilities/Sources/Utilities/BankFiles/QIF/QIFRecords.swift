/// The records of a QIF file, in memory for one record.
struct QIFRecords: Sendable {
  /// What is read.
  enum Part {
    /// A section begins, such as `!Type:Bank`: its name, without the exclamation mark.
    case section(String)
    /// A record of the section.
    case record(QIFRecord)
  }

  /// The line of the section or of the record's beginning.
  private(set) var line = 0
  private var lines: BankFileLines

  init(source: any ByteSource, encoding: TextEncoding) {
    lines = BankFileLines(source: source, encoding: encoding)
  }

  /// The line that was read last.
  var lastLine: Int { lines.number }

  /// The next part; nil at the end, where no record is open.
  mutating func next() throws(BankFileError) -> Part? {
    var record = QIFRecord()
    while let bytes = try lines.next() {
      guard !bytes.allSatisfy(\.isBlank) else { continue }
      if record.isEmpty { line = lines.number }
      switch bytes[0] {
      case UInt8(ascii: "!"):
        guard record.isEmpty else { throw .truncated(line: lines.number) }
        return .section(try String(bankText: bytes.dropFirst(), line: line))
      case UInt8(ascii: "^"):
        if record.isEmpty { continue }
        return .record(record)
      default: try record.add(bytes, line: lines.number)
      }
    }
    guard record.isEmpty else { throw .truncated(line: lines.number) }
    return nil
  }
}
