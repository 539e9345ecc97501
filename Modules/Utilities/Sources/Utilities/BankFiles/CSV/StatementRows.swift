/// The rows of a statement's table, sorted from what stands around it.
struct StatementRows {
  enum Event {
    /// A row with a day; `row` holds it.
    case entry(DayCell)
    case skipped(BankFileSkip)
    /// A header: the entries of a table follow.
    case table
    /// A line outside the table that names an account, or a balance: the text after the label.
    case label(Label, String)
  }

  enum Label {
    case account
    case opening
    case closing
  }

  private let layout: StatementLayout
  private var reader: StatementRowReader
  private(set) var row = CSVRecord()
  private let bookedStatuses: Set<String>
  private let skippedStatuses: Set<String>
  private let neutralWords: Set<String>
  private let footers: [String]
  private let labels: [(label: Label, name: String)]

  init(_ source: any ByteSource, _ layout: StatementLayout) {
    self.layout = layout
    reader = StatementRowReader(source, delimiter: layout.delimiter, encoding: layout.encoding)
    bookedStatuses = Set(layout.options.bookedStatuses.map(\.columnName))
    skippedStatuses = Set(layout.options.skippedStatuses.map(\.columnName))
    neutralWords = Set(layout.options.neutralWords.map(\.columnName))
    // Every row begins with nothing.
    footers = layout.options.footers.map(\.columnName).filter { !$0.isEmpty }
    let words = layout.options.labels
    labels = [(Label.account, words.account), (.opening, words.opening), (.closing, words.closing)].flatMap {
      label, words in words.map { (label, $0.columnName) }.filter { !$0.1.isEmpty }
    }
  }

  /// What the next row is; nil after the last. Blank rows are passed over.
  mutating func next() throws(BankFileError) -> Event? {
    while try reader.next(into: &row) {
      if row.isBlank() { continue }
      return try row.line < layout.headerLine || row.line == layout.headerLine && layout.header.isEmpty
        ? outside() : event()
    }
    return nil
  }
}

extension StatementRows {
  private func event() throws(BankFileError) -> Event {
    if row.line == layout.headerLine { return .table }
    let day = layout.day
    let cell = day < row.count ? DayCell(row.bytes, row.bytes.trimmed(row.fields[day].range)) : nil
    if cell == nil, isHeader { return .table }
    if isFooter { return outside() }
    if cell == nil, let label { return label }
    if let skip = try skip(hasDay: cell != nil) { return skip }
    if let status = unbookedStatus { return .skipped(.status(status)) }
    if let cell { return .entry(cell) }
    let text = row.text(day)
    if text.isEmpty {
      guard isAmountBlank else { throw .missing(.day, line: row.line) }
      return outside()
    }
    if layout.options.pendingDays.contains(where: { $0.columnName == text.columnName }) {
      return .skipped(.status(text))
    }
    let (line, column) = (row.fields[day].line, row.fields[day].column)
    let hasDigit = text.unicodeScalars.contains { $0.properties.numericType != nil }
    if !hasDigit { throw .rowWithoutDay(text: text, line: line, column: column) }
    throw .invalid(.day, text: text, line: line, column: column)
  }

  /// The status or the flag for which the row is left out; nil where it counts.
  private var unbookedStatus: String? {
    if let status = layout.status {
      let text = row.text(status)
      let name = text.columnName
      if !bookedStatuses.isEmpty, !bookedStatuses.contains(name) { return text }
      if skippedStatuses.contains(name) { return text }
    }
    if !neutralWords.isEmpty, case .flagged(_, let flag) = layout.amounts {
      let text = row.text(flag)
      if neutralWords.contains(text.columnName) { return text }
    }
    return nil
  }

  /// What a row of another shape is: outside the table, unless it has a day, which no such row has.
  private func skip(hasDay: Bool) throws(BankFileError) -> Event? {
    let width = layout.names.count
    if row.count > width, !row.isBlank(from: width) {
      guard hasDay else { return outside() }
      let extra = row.fields[row.fields.indices.dropFirst(width).first { !row.isBlank($0) } ?? width]
      throw .csv(.extraField(line: extra.line, column: extra.column))
    }
    let isShort = row.count <= layout.lastColumn || row.isCutShort && row.count < layout.header.count
    if isShort {
      guard hasDay else { return outside() }
      throw .csv(.shortRow(line: row.line, expected: max(layout.header.count, layout.lastColumn + 1), found: row.count))
    }
    if !hasDay, row.fields.indices.count(where: { !row.isBlank($0) }) == 1 { return outside() }
    if !hasDay, row.count < layout.header.count, !hasAmount { return outside() }
    return nil
  }

  /// Whether an amount can be read with one of the marks.
  private var hasAmount: Bool {
    DecimalMark.allCases.contains { mark in
      if case .success(let amounts) = layout.amounts(of: row, mark: mark) { !amounts.isMissing } else { false }
    }
  }

  private var isAmountBlank: Bool {
    switch layout.amounts {
    case .one(let column), .flagged(let column, _): row.isBlank(column)
    case .two(let moneyIn, let moneyOut): row.isBlank(moneyIn) && row.isBlank(moneyOut)
    }
  }

  private var isHeader: Bool {
    guard layout.header.count > layout.day, row.count >= layout.header.count else { return false }
    return row.text(layout.day).columnName == layout.header[layout.day]
      && layout.header.indices.allSatisfy { row.text($0).columnName == layout.header[$0] }
  }

  private var isFooter: Bool {
    guard !footers.isEmpty, let first = row.fields.indices.first(where: { !row.isBlank($0) }) else { return false }
    let text = row.text(first).columnName
    return footers.contains { text.hasPrefix($0) }
  }

  /// A line outside the table: one with a label, or one that is left out.
  private func outside() -> Event { label ?? .skipped(.outsideTable) }

  /// The row as a line with a label; nil where it has none.
  private var label: Event? {
    guard !labels.isEmpty else { return nil }
    let texts = row.texts.filter { !$0.isEmpty }
    guard let first = texts.first else { return nil }
    let name = first.columnName
    guard let (label, word) = labels.first(where: { name.hasPrefix($0.name) }) else { return nil }
    let rest = String(first.dropFirst(word.count)).trimmed
    let values = [rest].filter { !$0.isEmpty } + texts.dropFirst()
    let value = label == .account ? values.first ?? "" : values.joined(separator: " ")
    // A line without a number states no balance.
    if label == .account || value.contains(where: \.isNumber) { return .label(label, value) }
    return nil
  }
}
