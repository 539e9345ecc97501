/// Reads OFX 1 (SGML), OFX 2 (XML) and QFX: the entries of bank and credit card statements.
///
/// Both versions may have values without an end tag, wrong end tags, a bare `&` and unknown elements.
///
/// The text of an entry is `NAME` or `PAYEE` and `MEMO`, its id is `FITID`. `LEDGERBAL` is the closing balance. Pending
/// entries, entries of zero and investment statements are left out.
public struct OFXReader: BankFileReader {
  var markup: MarkupReader
  var items = BankFileItems()
  private var statement: OFXStatement?
  private var fields = OFXFields()
  /// The number of fields at the beginning of each open element.
  private var marks: [Int] = []
  private(set) var hasRoot = false
  /// The depth of the element whose content is skipped.
  private var skippedDepth: Int?
  var failure: BankFileError?

  /// A reader at the beginning of the source.
  public init(source: some ByteSource, encoding: TextEncoding = .utf8) {
    markup = MarkupReader(source: source, encoding: encoding, contents: Self.contents)
  }

  public mutating func next() throws(BankFileError) -> BankFileItem? { try nextItem() }
}

extension OFXReader: MarkupFileReader {
  mutating func take(_ event: MarkupReader.Event) throws(BankFileError) {
    if let depth = skippedDepth {
      if markup.depth < depth { skippedDepth = nil }
      if case .begin = event { return marks.append(fields.count) }
      if case .end = event { fields.cut(to: marks.removeLast()) }
      return
    }
    switch event {
    case .begin: begin()
    case .text: try takeText()
    case .end(let isWritten): try end(isWritten: isWritten)
    }
  }

  private mutating func begin() {
    marks.append(fields.count)
    switch markup.name {
    case "OFX": hasRoot = true
    case "STMTRS", "CCSTMTRS": statement = OFXStatement(line: markup.place.line)
    case "INVSTMTRS": skip(.section(markup.name))
    case "STMTTRNP": skip(.status("pending"))
    case "STMTTRN", "BANKACCTFROM", "CCACCTFROM", "LEDGERBAL": fields.begin(line: markup.place.line)
    default: break
    }
  }

  private mutating func skip(_ reason: BankFileSkip) {
    items.add(.skipped(reason, line: markup.place.line))
    skippedDepth = markup.depth
  }

  private mutating func takeText() throws(BankFileError) {
    let (name, place) = (markup.name, markup.place)
    if name == "CURDEF" {
      let currency = try String(bankText: markup.text, line: place.line)
      statement?.currency = currency
    } else if fields.isOpen, markup.content == .text {
      try fields.add(OFXField(name: name, text: try String(bankText: markup.text, line: place.line), place: place))
    }
  }

  private mutating func end(isWritten: Bool) throws(BankFileError) {
    let mark = marks.removeLast()
    switch markup.name {
    case "STMTTRN":
      addAccount()
      items.add(try fields.entry(from: mark, currency: statement?.currency))
      fields.end(at: mark)
    case "BANKACCTFROM", "CCACCTFROM":
      if fields.depth == 1 { statement?.name(fields.text("ACCTID", from: mark), line: fields.line) }
      fields.end(at: mark)
    case "LEDGERBAL":
      addAccount()
      if let item = try fields.balance(from: mark) { items.add(item) }
      fields.end(at: mark)
    case "STMTRS", "CCSTMTRS":
      addAccount()
      statement = nil
    case "PAYEE", "CURRENCY": break
    case "ORIGCURRENCY": fields.cut(to: mark)
    default:
      // An element that is closed by its tag is no empty value whose end tag lacks: what it holds is its own.
      if isWritten, !markup.hadText { fields.cut(to: mark) }
    }
  }

  /// Adds the account of the statement before its first item.
  private mutating func addAccount() {
    if statement == nil { statement = OFXStatement(line: fields.line) }
    guard let account = statement?.takeAccount() else { return }
    items.add(.account(account))
  }

  private static let contents: [String: MarkupReader.Content] = {
    let texts = [
      "ACCTID", "BALAMT", "CURDEF", "CURSYM", "DTASOF", "DTPOSTED", "EXTDNAME", "FITID", "MEMO", "NAME", "TRNAMT",
    ]
    let elements = [
      "BANKACCTFROM", "BANKMSGSRSV1", "BANKTRANLIST", "BANKTRANLISTP", "CCACCTFROM", "CCSTMTRS", "CCSTMTTRNRS",
      "CREDITCARDMSGSRSV1", "CURRENCY", "INVSTMTRS", "INVTRANLIST", "LEDGERBAL", "OFX", "ORIGCURRENCY", "PAYEE",
      "STMTRS", "STMTTRN", "STMTTRNP", "STMTTRNRS",
    ]
    let pairs = texts.map { ($0, MarkupReader.Content.text) } + elements.map { ($0, .elements) }
    return Dictionary(pairs) { first, _ in first }
  }()
}
