/// Reads camt.052, camt.053 and camt.054 of any version, by the names of their elements.
///
/// An entry is a booking. Its details make several entries of it only where each states an amount in the entry's
/// currency and they add up to it exactly; an entry with more than 10,000 details stays whole. The sign is that of the
/// entry's `CdtDbtInd`, of a reversal too. Entries that aren't `BOOK` are left out.
///
/// The text is the name of the other party and the purpose. The id is the bank's reference, `AcctSvcrRef` of the entry
/// or of its only details; `NtryRef` is none, since many banks number the rows of each file with it.
///
/// The opening balance is `OPBD`, else `PRCD`; the closing balance is `CLBD`, else the last `ITBD`. An `ITBD` beside a
/// closing balance opens a page. Where a statement has both, they have to differ by the sum of its entries.
public struct CamtReader: BankFileReader {
  private var markup: MarkupReader
  private let ignoresBalances: Bool
  private var items = BankFileItems()
  private var path: [CamtElement] = []
  private var statement: CamtStatement?
  private var balance = CamtBalance()
  private var entry = CamtEntry()
  private var details = CamtDetails()
  private var hasRoot = false
  private var failure: BankFileError?

  /// A reader at the beginning of the source.
  ///
  /// - Parameter despiteBalances: Whether a statement is read whose balances don't differ by the sum of its entries.
  public init(source: some ByteSource, encoding: TextEncoding = .utf8, despiteBalances: Bool = false) {
    markup = MarkupReader(source: source, encoding: encoding)
    ignoresBalances = despiteBalances
  }

  public mutating func next() throws(BankFileError) -> BankFileItem? {
    if let item = items.next() { return item }
    if let failure { throw failure }
    do {
      return try nextItem()
    } catch {
      failure = error
      // What was read before it is good.
      if let item = items.next() { return item }
      throw error
    }
  }
}

extension CamtReader {
  private mutating func nextItem() throws(BankFileError) -> BankFileItem? {
    while true {
      if let item = items.next() { return item }
      guard let event = try markup.next() else {
        guard hasRoot else { throw .unknownKind }
        return nil
      }
      try take(event)
    }
  }

  private mutating func take(_ event: MarkupReader.Event) throws(BankFileError) {
    switch event {
    case .begin: try begin()
    case .text:
      guard path.last?.hasText ?? false else { return }
      try takeText(CamtText(try String(bankText: markup.text, line: markup.place.line), at: markup.place))
    case .end:
      if let element = path.popLast() { try end(element) }
    }
  }

  private mutating func begin() throws(BankFileError) {
    let element = CamtElement(markup.name, in: path.last ?? .outside)
    path.append(element)
    let line = markup.place.line
    switch element {
    case .document: hasRoot = true
    case .statement: statement = CamtStatement(line: line)
    case .balance: balance = CamtBalance(line: line)
    case .entry:
      entry = CamtEntry(line: line)
      try statement?.begin(into: &items)
    case .details: details = CamtDetails()
    case .balanceAmount: balance.currency = try markup.attribute("Ccy")
    case .amount: entry.currency = try markup.attribute("Ccy")
    case .detailsAmount, .transactionAmount, .instructedAmount: details.currency = try markup.attribute("Ccy")
    default: break
    }
  }

  private mutating func takeText(_ text: CamtText) throws(BankFileError) {
    guard let element = path.last else { return }
    switch element {
    case .accountID: statement?.take(id: text.text)
    case .accountCurrency: statement?.currency = text.text
    case .balanceType: balance.type = text.text
    case .balanceAmount: balance.amount = text
    case .balanceDirection: balance.direction = text
    case .balanceDay: balance.day = text
    case .reference, .transactionAmount, .detailsAmount, .instructedAmount, .debtorName, .creditorName, .purpose,
      .structuredPurpose, .detailsInformation:
      try details.take(text, as: element, in: entry.currency)
    default: entry.take(text, as: element)
    }
  }

  private mutating func end(_ element: CamtElement) throws(BankFileError) {
    switch element {
    case .balance: statement?.add(balance)
    case .details: entry.add(details)
    case .entry: try endEntry()
    case .statement:
      try statement?.begin(into: &items)
      try statement?.end(into: &items, despiteBalances: ignoresBalances)
      statement = nil
    default: break
    }
  }

  private mutating func endEntry() throws(BankFileError) {
    let found = try entry.items(in: statement?.currency)
    for item in found {
      items.add(item)
      if case .entry(let entry) = item { try statement?.add(entry) }
    }
    entry = CamtEntry()
  }
}
