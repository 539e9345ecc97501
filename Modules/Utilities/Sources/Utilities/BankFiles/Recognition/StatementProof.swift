/// Decides the reading of a whole CSV file in one pass, or what has to be asked.
struct StatementProof {
  let layout: StatementLayout
  let today: CalendarDay
  private(set) var days: DayProof
  private(set) var amounts: AmountProof
  private(set) var flags: FlagColumns
  /// The statuses, the first line of each, in the file's order; none where the booked ones are known.
  private(set) var statuses: [(text: String, line: Int, fields: [String])] = []
  private var labels: (opening: String?, closing: String?, line: Int) = (nil, nil, 0)
  /// The number of entries.
  private(set) var count = 0
  /// The number of entries since the last header, or since the last account's name.
  private var sectionCount = 0
  /// Whether rows were left out because of their status.
  private(set) var hasSkippedEntries = false

  /// The column of statuses whose meaning nobody has said yet; nil for none.
  private let unknownStatus: Int?
  /// Whether the amounts as they are don't fit the balances.
  let balancesFail: Bool

  init(_ layout: StatementLayout, today: CalendarDay, balancesFail: Bool = false) {
    self.layout = layout
    self.balancesFail = balancesFail
    self.today = today
    let hasMeanings = !layout.options.bookedStatuses.isEmpty || !layout.options.skippedStatuses.isEmpty
    unknownStatus = hasMeanings ? nil : layout.status
    days = DayProof(layout.options.dayOrders, years: layout.options.years(today: today))
    amounts = AmountProof(layout)
    flags = FlagColumns(layout)
  }

  /// Reads the file to its end.
  ///
  /// - Throws: What no reading allows, and where.
  mutating func read(_ source: any ByteSource) throws(BankFileError) {
    var rows = StatementRows(source, layout)
    while let event = try rows.next() {
      switch event {
      case .entry(let cell): try take(cell, rows.row)
      case .table: if sectionCount > 0 { try endSection() }
      case .label(.account, _): try endSection()
      case .label(.opening, let text): labels.opening = text
      case .label(.closing, let text): labels.closing = text
      case .skipped(.status): hasSkippedEntries = true
      case .skipped: break
      }
      if case .label(.closing, _) = event { labels.line = rows.row.line }
    }
    try endSection()
  }

  private mutating func take(_ cell: DayCell, _ row: CSVRecord) throws(BankFileError) {
    count += 1
    sectionCount += 1
    guard days.take(cell, row) else { throw CellFault(column: layout.day, value: .day).error(in: row) }
    try amounts.take(row, on: cell)
    flags.take(row, hasNegative: amounts.negativeIn != nil)
    if let unknownStatus { note(row.text(unknownStatus), row) }
  }

  private mutating func note(_ status: String, _ row: CSVRecord) {
    let name = status.columnName
    if statuses.count < 20, !statuses.contains(where: { $0.text.columnName == name }) {
      statuses.append((status, row.line, row.texts))
    }
  }

  private mutating func endSection() throws(BankFileError) {
    try amounts.endSection(opening: labels.opening, closing: labels.closing, line: labels.line)
    labels = (nil, nil, 0)
    sectionCount = 0
  }
}

extension BankFileOptions {
  /// The years in which one of two digits lies.
  func years(today: CalendarDay) -> ClosedRange<Int> {
    if let firstYear {
      let first = min(max(1, firstYear), 9900)
      return first...first + 99
    }
    return 1970...max(1970, today.year + 1)
  }
}
