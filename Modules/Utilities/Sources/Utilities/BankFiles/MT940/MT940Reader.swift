/// Reads MT940 and MT942, with the envelope of SWIFT or without.
///
/// Day: the entry date, else the value date. The entry date has no year; the one nearest to the value date is taken.
///
/// Text: the names and the purpose in `:86:`, else the details in `:61:`.
///
/// Id: the bank's reference, after `//` in `:61:`.
///
/// Balances: `:60F:` and `:62F:`. Those between the parts of a statement, `:60M:` and `:62M:`, aren't given out. A part
/// is refused where its balances don't differ by the sum of its entries, and where it doesn't begin with the balance at
/// the end of the part before.
///
/// Entries of zero, and those that are only expected (`EC`, `ED`), are left out.
public struct MT940Reader: BankFileReader {
  private var lines: BankFileLines
  private let ignoresBalances: Bool
  var items = BankFileItems()
  private var statement = MT940Statement()
  private var field: MT940Field?
  /// The entry whose text may follow.
  private var entry: MT940Entry?
  private var text: MT940Field?
  private var hasFields = false
  private var isAtEnd = false
  var failure: BankFileError?

  /// A reader at the beginning of the source.
  ///
  /// - Parameter despiteBalances: Whether a file is read whose balances don't differ by the sum of the entries.
  public init(source: some ByteSource, encoding: TextEncoding = .utf8, despiteBalances: Bool = false) {
    lines = BankFileLines(source: source, encoding: encoding)
    ignoresBalances = despiteBalances
  }

  public mutating func next() throws(BankFileError) -> BankFileItem? { try nextItem() }
}

extension MT940Reader: PartwiseReader {
  mutating func takePart() throws(BankFileError) -> Bool {
    guard !isAtEnd else { return false }
    if let line = try lines.next() { try take(line) } else { try end() }
    return true
  }

  private mutating func end() throws(BankFileError) {
    // What stands last may be half of itself. Of a closing balance, the entries tell.
    let isIncomplete = statement.isOpen || field?.tag.isOpeningBalance == true
    guard !isIncomplete || field?.tag.isClosingBalance == true else { throw .truncated(line: lines.number) }
    try endField()
    try endEntry()
    guard hasFields else { throw .unknownKind }
    guard !statement.isEmpty else { throw .truncated(line: lines.number) }
    isAtEnd = true
  }

  private mutating func take(_ written: [UInt8]) throws(BankFileError) {
    var line = written[...]
    // The envelope of SWIFT: `{1:…}{2:…}{4:` before the fields and `-}{5:…}` after them, with control characters.
    while line.first.map({ $0 < 0x20 }) == true { line = line.dropFirst() }
    if line.isEndOfMessage {
      try endMessage()
      guard let block = line.firstIndex(of: openBrace) else { return }
      line = line[block...]
    }
    if line.first == openBrace, let start = line.startOfText {
      try endMessage()
      line = line[start...]
      if line.isEmpty { return }
    }
    if let tag = MT940Tag(line) {
      try endField()
      let column = line.startIndex + tag.length + 1
      field = MT940Field(tag: tag, bytes: Array(line.dropFirst(tag.length)), line: lines.number, column: column)
    } else {
      try field?.add(line)
    }
  }

  private mutating func endMessage() throws(BankFileError) {
    try endField()
    try endEntry()
    statement.endMessage()
  }

  private mutating func endField() throws(BankFileError) {
    guard let field else { return }
    self.field = nil
    switch field.tag.name {
    case "86":
      if entry != nil { try addText(field) }
      return
    case "NS": return
    default: break
    }
    try endEntry()
    switch field.tag.name {
    case "20":
      hasFields = true
      guard !statement.isOpen else { throw .truncated(line: field.line) }
      statement.begin(line: field.line)
    case "25", "25P": statement.take(account: try field.text())
    case _ where field.tag.isOpeningBalance:
      try statement.take(opening: field, into: &items, despiteBalances: ignoresBalances)
    case "61":
      hasFields = true
      entry = try MT940Entry(field)
    case _ where field.tag.isClosingBalance:
      try statement.take(closing: field, into: &items, despiteBalances: ignoresBalances)
    default: break
    }
  }

  private mutating func addText(_ field: MT940Field) throws(BankFileError) {
    if text == nil { text = field } else { try text?.add(field.bytes[...]) }
  }

  /// Adds the entry that was read last, which is complete now.
  private mutating func endEntry() throws(BankFileError) {
    guard let entry else { return }
    let field = text
    (self.entry, text) = (nil, nil)
    try statement.addAccount(into: &items)
    var text = try field.map { field throws(BankFileError) in try MT940Text(field).text } ?? ""
    if text.isEmpty { text = entry.details }
    guard !entry.isExpected else { return items.add(.skipped(.status(entry.mark), line: entry.line)) }
    guard entry.amount.units != 0 else { return items.add(.skipped(.zeroAmount, line: entry.line)) }
    try statement.add(entry.amount, line: entry.line)
    items.add(
      .entry(
        BankFileEntry(line: entry.line, day: entry.day, amount: entry.amount, text: text, id: entry.reference)))
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line ends a message: a hyphen by itself or before a brace.
  fileprivate var isEndOfMessage: Bool {
    guard first == UInt8(ascii: "-") else { return false }
    let rest = dropFirst()
    return rest.first == UInt8(ascii: "}") || rest.allSatisfy(\.isBlank)
  }

  /// Where the text of a message begins after the blocks of its envelope; nil for another line.
  fileprivate var startOfText: Int? {
    for index in indices.dropLast(2) where self[index] == openBrace {
      if self[index + 1] == UInt8(ascii: "4"), self[index + 2] == UInt8(ascii: ":") { return index + 3 }
    }
    return nil
  }
}

private let openBrace = UInt8(ascii: "{")
