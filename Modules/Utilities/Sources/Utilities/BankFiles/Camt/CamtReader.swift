/// Reads camt.052, camt.053 and camt.054 of any version, by the names of their elements.
///
/// Entries: each `Ntry` that is `BOOK`; others are left out. An entry is split into its details where each of them
/// states an amount in the entry's currency and these amounts add up to the entry's. An entry with more than 10,000
/// details is never split.
///
/// Sign: the `CdtDbtInd` of the entry, for a reversal too.
///
/// Text: the name of the other party and the purpose.
///
/// Id: `AcctSvcrRef` of the entry, else of its only details. `NtryRef` isn't used, because many banks number the
/// entries of each file with it.
///
/// Balances: `OPBD`, else `PRCD`, is the opening one; `CLBD`, else the last `ITBD`, is the closing one. Without `OPBD`
/// and `PRCD`, the first of several `ITBD`, or one beside `CLBD`, is the opening one. A statement with both balances is
/// refused where they don't differ by the sum of its entries.
public struct CamtReader: BankFileReader {
  var markup: MarkupReader
  private let ignoresBalances: Bool
  var items = BankFileItems()
  private var path: [CamtElement] = []
  private var statement: CamtStatement?
  private var balance = CamtBalance()
  private var entry = CamtEntry()
  private var details = CamtDetails()
  private(set) var hasRoot = false
  var failure: BankFileError?

  /// A reader at the beginning of the source.
  ///
  /// - Parameter despiteBalances: Whether a statement is read whose balances don't differ by the sum of its entries.
  public init(source: some ByteSource, encoding: TextEncoding = .utf8, despiteBalances: Bool = false) {
    markup = MarkupReader(source: source, encoding: encoding)
    ignoresBalances = despiteBalances
  }

  public mutating func next() throws(BankFileError) -> BankFileItem? { try nextItem() }
}

extension CamtReader: MarkupFileReader {
  mutating func take(_ event: MarkupReader.Event) throws(BankFileError) {
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
