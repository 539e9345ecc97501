/// Reads QIF: the entries of bank, cash and credit card accounts.
///
/// QIF says neither the order of day and month nor the decimal mark: ``QIFScan`` finds what the file proves.
///
/// The text is payee and memo. An entry with splits stays one entry. Entries have no id, and the id of an account is its
/// name. A transfer with the payee `Opening Balance` from the account to itself is the opening balance. Entries of zero are left out, and
/// so are sections of other things, such as securities.
public struct QIFReader: BankFileReader {
  private var records: QIFRecords
  private let dayOrder: QIFDayOrder
  private let decimalMark: DecimalMark
  private let today: CalendarDay
  var items = BankFileItems()
  private var section: QIFSection?
  /// The name of the account that was described last and its line.
  private var account: (id: String?, line: Int)?
  private var isAccountAdded = false
  /// The section that is left out, before its first record.
  private var skipped: BankFileItem?
  var failure: BankFileError?

  /// A reader at the beginning of the source.
  ///
  /// - Parameter today: The day on which the file is read; a year in two digits is at most the one after it.
  public init(
    source: some ByteSource, encoding: TextEncoding = .utf8, dayOrder: QIFDayOrder, decimalMark: DecimalMark = .point,
    readOn today: CalendarDay
  ) {
    records = QIFRecords(source: source, encoding: encoding)
    self.dayOrder = dayOrder
    self.decimalMark = decimalMark
    self.today = today
  }

  public mutating func next() throws(BankFileError) -> BankFileItem? { try nextItem() }
}

extension QIFReader: PartwiseReader {
  mutating func takePart() throws(BankFileError) -> Bool {
    guard let part = try records.next() else {
      guard section != nil else { throw .unknownKind }
      return false
    }
    switch part {
    case .section(let name): begin(name)
    case .record(let record): try take(record)
    }
    return true
  }

  private mutating func begin(_ name: String) {
    let section = QIFSection(name)
    if section == .option, self.section != nil { return }
    self.section = section
    switch section {
    case .accounts: (account, isAccountAdded) = (nil, false)
    case .other: skipped = .skipped(.section(name), line: records.line)
    case .entries, .option: break
    }
  }

  private mutating func take(_ record: QIFRecord) throws(BankFileError) {
    switch section {
    case nil: throw .unknownKind
    case .accounts: account = (record.name?.text, records.line)
    case .entries:
      addAccount()
      items.add(try item(record))
    case .other:
      if let skipped { items.add(skipped) }
      skipped = nil
    case .option: break
    }
  }

  private mutating func addAccount() {
    guard !isAccountAdded else { return }
    isAccountAdded = true
    items.add(.account(BankFileAccount(id: account?.id, currency: nil, line: account?.line ?? records.line)))
  }

  private func item(_ record: QIFRecord) throws(BankFileError) -> BankFileItem {
    let line = records.line
    guard let written = record.day else { throw .missing(.day, line: line) }
    guard let day = QIFDay(written.text)?.day(dayOrder, readOn: today) else {
      throw .invalid(.day, text: written.text, line: written.line, column: 2)
    }
    guard let field = record.amount else { throw .missing(.amount, line: line) }
    guard let amount = QIFAmount(field.text)?.amount(decimalMark) else {
      throw .invalid(.amount, text: field.text, line: field.line, column: 2)
    }
    if isOpeningBalance(record) {
      return .balance(BankFileBalance(.opening, day: day, amount: amount, line: line))
    }
    guard amount.units != 0 else { return .skipped(.zeroAmount, line: line) }
    return .entry(BankFileEntry(line: line, day: day, amount: amount, text: Self.text(of: record)))
  }

  /// Whether the record is a transfer from the account to itself, with which Quicken begins an account.
  private func isOpeningBalance(_ record: QIFRecord) -> Bool {
    guard record.payee?.text.lowercased() == "opening balance", let category = record.category?.text else {
      return false
    }
    return account?.id.map { category == "[\($0)]" } ?? category.hasPrefix("[")
  }

  /// Payee and memo, without a payee that the memo begins with.
  private static func text(of record: QIFRecord) -> String {
    let (payee, memo) = (record.payee?.text ?? "", record.memo?.text ?? "")
    if payee.isEmpty || memo.hasPrefix(payee) { return memo }
    return memo.isEmpty ? payee : "\(payee) \(memo)"
  }
}
