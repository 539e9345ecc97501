/// How all rows of a CSV file are read.
struct StatementReading: Hashable, Sendable {
  var dayOrder: BankFileDayOrder
  /// The years in which one of two digits lies.
  var years: ClosedRange<Int>
  var decimalMark: DecimalMark
  var sign: BankFileSign
  /// Nil where nothing depends on it.
  var rowOrder: BankFileRowOrder?
}

/// Reads the entries of a bank's CSV file, in memory that doesn't grow with the file.
///
/// Where rows have a balance and their order is known, each balance is compared with the previous one and the amount.
struct CSVStatementReader: BankFileReader {
  private let layout: StatementLayout
  private let reading: StatementReading
  private var rows: StatementRows
  private var balances: RunningBalance?
  private var section = StatementSection()
  /// The sum of the section's entries; nil where it is too large.
  private var sum: FileAmount? = .nothing
  private var account: String?
  var items = BankFileItems()
  private var hasEnded = false
  var failure: BankFileError?

  init(_ source: any ByteSource, _ layout: StatementLayout, _ reading: StatementReading) {
    self.layout = layout
    self.reading = reading
    rows = StatementRows(source, layout)
    if layout.balance != nil, !layout.options.ignoresBalances { balances = reading.rowOrder.map(RunningBalance.init) }
  }

  mutating func next() throws(BankFileError) -> BankFileItem? { try nextItem() }
}

extension CSVStatementReader: PartwiseReader {
  mutating func takePart() throws(BankFileError) -> Bool {
    guard let event = try rows.next() else {
      if hasEnded { return false }
      hasEnded = true
      try endSection()
      return true
    }
    try take(event)
    return true
  }

  private mutating func take(_ event: StatementRows.Event) throws(BankFileError) {
    switch event {
    case .entry(let day): try takeEntry(day)
    case .skipped(let skip): items.add(.skipped(skip, line: line))
    case .table: if section.firstDay != nil { try endSection() }
    case .label(.account, let text):
      try endSection()
      account = text
      let currency = layout.headerCurrency ?? layout.options.currency
      items.add(.account(BankFileAccount(id: text.identifier, currency: currency, line: line)))
    case .label(let label, let text):
      guard
        let stated = StatementSection.Stated(
          text, mark: reading.decimalMark, order: reading.dayOrder, years: reading.years, line: line)
      else { throw .invalid(.balance, text: text, line: line, column: nil) }
      if label == .opening { section.opening = stated } else { section.closing = stated }
    }
  }

  private var line: Int { rows.row.line }

  private mutating func takeEntry(_ cell: DayCell) throws(BankFileError) {
    let row = rows.row
    guard case .day(let day) = cell.reading(reading.dayOrder, years: reading.years) else {
      throw CellFault(column: layout.day, value: .day).error(in: row)
    }
    let amounts: RowAmounts
    let balance: FileAmount?
    do throws(CellFault) {
      amounts = try layout.amounts(of: row, mark: reading.decimalMark).get()
      balance = try layout.balance(of: row, mark: reading.decimalMark).get()
    } catch {
      throw error.error(in: row)
    }
    guard let amount = amounts.value(reading.sign) else {
      throw CellFault(column: amounts.column, value: .amount).error(in: row)
    }
    try check(amount, balance: balance, in: row, on: cell)
    noteAccount(of: row)
    items.add(item(row, day, amount, amounts, balance))
  }

  private mutating func item(
    _ row: CSVRecord, _ day: CalendarDay, _ amount: FileAmount, _ amounts: RowAmounts, _ balance: FileAmount?
  ) -> BankFileItem {
    section.take(day)
    if amount.isZero { return .skipped(.zeroAmount, line: row.line) }
    return .entry(
      BankFileEntry(
        line: row.line, day: day, amount: amount, currency: currency(of: row, amounts),
        text: layout.text(of: row), id: layout.id.map { row.text($0) }.flatMap { $0.isEmpty ? nil : $0 },
        balance: balance))
  }

  private mutating func check(
    _ amount: FileAmount, balance: FileAmount?, in row: CSVRecord, on day: DayCell
  ) throws(BankFileError) {
    sum = sum?.adding(amount)
    guard balances != nil else { return }
    let next = RunningBalance.Row(amount: amount, balance: balance, day: day, line: row.line)
    let key = layout.balanceKey(of: row)
    let check = balances?.take(next, key: key)
    if case .differs(let difference) = check { throw difference.error }
  }

  /// Puts the account before the first entry of another one.
  private mutating func noteAccount(of row: CSVRecord) {
    guard let column = layout.account else { return }
    let text = row.text(column)
    guard !text.isEmpty, text != account else { return }
    account = text
    let currency = layout.currency == nil ? layout.headerCurrency ?? layout.options.currency : nil
    items.add(.account(BankFileAccount(id: text.identifier, currency: currency, line: row.line)))
  }

  private func currency(of row: CSVRecord, _ amounts: RowAmounts) -> String? {
    if let text = layout.currencyText(of: row) { return text.currencyCode }
    if !amounts.currency.isEmpty {
      return String(decoding: row.bytes[amounts.currency], as: UTF8.self).currencyCode
    }
    return layout.headerCurrency ?? layout.options.currency
  }

  /// Gives the balances of the section that ends, and begins another.
  private mutating func endSection() throws(BankFileError) {
    defer {
      section = StatementSection()
      sum = .nothing
    }
    for item in section.items(currency: layout.headerCurrency ?? layout.options.currency) { items.add(item) }
    if case .differs(let difference) = balances?.end() { throw difference.error }
    guard let opening = section.opening, let closing = section.closing, !layout.options.ignoresBalances else { return }
    guard let expected = sum?.adding(opening.amount), expected.isEqual(to: closing.amount) else {
      throw .unbalanced(
        line: closing.line, expected: sum?.adding(opening.amount) ?? opening.amount, found: closing.amount)
    }
  }
}

extension StatementLayout {
  /// The texts of the row in one line.
  func text(of row: CSVRecord) -> String {
    if texts.count == 1 { return row.text(texts[0]).inOneLine }
    return texts.map { row.text($0).inOneLine }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The text with one blank for every run of white space in it; free where it holds single blanks only.
  fileprivate var inOneLine: String {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x20 && previous == 0x20 { return tidied }
      previous = byte
    }
    return self
  }

  /// The identifier of an account without blanks and without the words around it, as in `de Dépôt n° 123` and
  /// `123 / Giro`.
  fileprivate var identifier: String {
    guard contains(" ") else { return self }
    var text = self
    if let range = text.firstRange(of: "n°") { text = String(text[range.upperBound...]) }
    if let range = text.firstRange(of: " / ") { text = String(text[..<range.lowerBound]) }
    return text.replacing(" ", with: "")
  }
}
