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

/// A record of QIF: lines that each begin with the letter of their meaning.
struct QIFRecord: Sendable {
  /// A line of a record.
  struct Field: Sendable {
    let text: String
    let line: Int
  }

  private(set) var isEmpty = true
  /// `D`.
  private(set) var day: Field?
  /// `T` or `U`, which say the same.
  private(set) var amount: Field?
  /// `P`.
  private(set) var payee: Field?
  /// `M`.
  private(set) var memo: Field?
  /// `L`.
  private(set) var category: Field?
  /// `N`: a number, or the name of an account.
  private(set) var name: Field?

  /// Adds a line. Those of splits and addresses aren't kept.
  mutating func add(_ bytes: [UInt8], line: Int) throws(BankFileError) {
    isEmpty = false
    switch bytes[0] {
    case UInt8(ascii: "D"): try Self.set(&day, bytes, line)
    case UInt8(ascii: "T"), UInt8(ascii: "U"): try Self.set(&amount, bytes, line)
    case UInt8(ascii: "P"): try Self.set(&payee, bytes, line)
    case UInt8(ascii: "M"): try Self.set(&memo, bytes, line)
    case UInt8(ascii: "L"): try Self.set(&category, bytes, line)
    case UInt8(ascii: "N"): try Self.set(&name, bytes, line)
    default: break
    }
  }

  /// Sets the field by its first line that isn't empty.
  private static func set(_ field: inout Field?, _ bytes: [UInt8], _ line: Int) throws(BankFileError) {
    guard field == nil else { return }
    let text = try String(bankText: bytes.dropFirst(), line: line)
    if !text.isEmpty { field = Field(text: text, line: line) }
  }
}

/// What a section of QIF holds.
enum QIFSection: Equatable {
  /// Entries.
  case entries
  /// Accounts, of which the last one is that of the entries that follow.
  case accounts
  /// A switch without records.
  case option
  /// Anything else, such as securities.
  case other

  init(_ name: String) {
    let name = name.lowercased()
    if name == "account" {
      self = .accounts
    } else if name.hasPrefix("option:") || name.hasPrefix("clear:") {
      self = .option
    } else {
      self = Self.entryTypes.contains(name) ? .entries : .other
    }
  }

  private static let entryTypes: Set<String> = [
    "type:bank", "type:cash", "type:ccard", "type:oth a", "type:oth l", "type:oth s",
  ]
}
