/// Finds what a QIF file proves of its reading, in a pass before it is read.
///
/// ```swift
/// let scan = try QIFScan(source: source, encoding: .utf8, readOn: today)
/// if case .proved(let order, let line) = scan.dayOrder { … }
/// ```
public struct QIFScan: Sendable {
  /// What a file says of the way in which all its values are written.
  public enum Finding<Way: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
    /// No value has two readings.
    case unneeded
    /// The value of that line can be read in this way only.
    case proved(Way, line: Int)
    /// No value proves it. The first one with two readings, in its line, and both of them.
    case open(line: Int, first: Value, second: Value)
  }

  /// The order of day and month; of two readings the first has the day in front.
  public private(set) var dayOrder = Finding<QIFDayOrder, CalendarDay>.unneeded
  /// The decimal mark; of two readings the first has the point.
  public private(set) var decimalMark = Finding<DecimalMark, FileAmount>.unneeded

  /// Reads the source to its end.
  ///
  /// - Parameter today: The day on which the file is read; a year in two digits is at most the one after it.
  /// - Throws: What is wrong with the file; `invalid` for a value that can't be read in any way, and for one that can't
  ///   be read in the way that another one proves.
  public init(
    source: some ByteSource, encoding: TextEncoding = .utf8, readOn today: CalendarDay
  ) throws(BankFileError) {
    var records = QIFRecords(source: source, encoding: encoding)
    var section = QIFSection.option
    while let part = try records.next() {
      switch part {
      case .section(let name):
        if QIFSection(name) != .option { section = QIFSection(name) }
      case .record(let record):
        guard section == .entries else { continue }
        if let field = record.day { try take(day: field, readOn: today) }
        if let field = record.amount { try take(amount: field) }
      }
    }
  }
}

extension QIFScan {
  private mutating func take(day field: QIFRecord.Field, readOn today: CalendarDay) throws(BankFileError) {
    let day = QIFDay(field.text)
    let readings = (day?.day(.dayFirst, readOn: today), day?.day(.monthFirst, readOn: today))
    dayOrder = try dayOrder.adding(readings, ways: (.dayFirst, .monthFirst), field, .day)
  }

  private mutating func take(amount field: QIFRecord.Field) throws(BankFileError) {
    let amount = QIFAmount(field.text)
    let readings = (amount?.amount(.point), amount?.amount(.comma))
    decimalMark = try decimalMark.adding(readings, ways: (.point, .comma), field, .amount)
  }
}

extension QIFScan.Finding {
  /// The finding after one more value with its two readings, nil for one that is impossible.
  fileprivate func adding(
    _ readings: (Value?, Value?), ways: (Way, Way), _ field: QIFRecord.Field, _ value: BankFileValue
  ) throws(BankFileError) -> Self {
    let proof: Way
    switch readings {
    case (let first?, let second?):
      guard first != second, self == .unneeded else { return self }
      return .open(line: field.line, first: first, second: second)
    case (_?, nil): proof = ways.0
    case (nil, _?): proof = ways.1
    case (nil, nil): throw .invalid(value, text: field.text, line: field.line, column: 2)
    }
    if case .proved(let way, _) = self {
      guard way == proof else { throw .invalid(value, text: field.text, line: field.line, column: 2) }
      return self
    }
    return .proved(proof, line: field.line)
  }
}
