import Foundation
import ModuloModels
import ModuloUtilities

/// Reads rows as contributions to a goal.
struct ContributionRowReader: RowReader {
  typealias Failure = RowError<ContributionRowProblem>

  private let days: DayFormat
  private let amounts: AmountReader
  private let columns: Columns
  private var signs: SignColumns

  /// - Throws: `CSVError` when the table lacks a column.
  init(_ table: CSVTable, of file: ContributionImport, goal: FinancialGoalDomain) throws(CSVError) {
    days = file.form.dateFormat
    amounts = AmountReader(decimalMark: file.form.decimalMark, currency: goal.currency)
    columns = try Columns(file, in: table)
    signs = SignColumns(file.readsSignsAsWritten ? [] : columns.possibleSigns(in: table))
  }

  mutating func read(_ row: CSVRow) throws(Failure) -> RowReading<ContributionRowContent> {
    if let field = columns.currency.field(of: row, otherThan: amounts.currency) {
      throw Failure(field, .otherCurrency(field.text.trimmed, expected: amounts.currency))
    }
    let date = try readDate(row[columns.date])
    let amount = try readAmount(of: row)
    signs.look(at: row)
    signs.note(amount)
    if amount.isZero { return .skipped(.zeroAmount) }
    return .content(
      ContributionRowContent(
        date: date, signedAmount: amount, name: row.text(in: columns.name), importKey: "row " + row.digest))
  }

  func finish() throws(Failure) {
    if let found = signs.found { throw Failure(found.field, .signColumn(found.column, words: found.words)) }
  }

  private func readDate(_ field: CSVField) throws(Failure) -> CalendarDay {
    do {
      return try days.read(field.text.visible)
    } catch .ambiguous(_, let first, let second) {
      throw .init(field, .twoCenturies(field.text, first: first, second: second))
    } catch {
      throw .init(field, .date(field.text))
    }
  }

  /// The amount, negative for money taken out.
  private func readAmount(of row: CSVRow) throws(Failure) -> Money {
    switch columns.amount {
    case .signed(let column):
      guard let amount = try read(row[column]) else { throw .init(row[column], .missingAmount) }
      return amount
    case .separate(let deposit, let withdrawal):
      let added = try readPositive(row[deposit])
      let removed = try readPositive(row[withdrawal])
      // Some banks write a zero where others write nothing.
      if let added, removed?.isZero ?? true { return added }
      if let removed, added?.isZero ?? true { return -removed }
      if added == nil { throw .init(row[deposit], .missingAmount) }
      throw .init(row[withdrawal], .twoAmounts)
    }
  }

  private func readPositive(_ field: CSVField) throws(Failure) -> Money? {
    guard let amount = try read(field) else { return nil }
    guard !amount.isNegative else { throw .init(field, .negativeAmount(field.text)) }
    return amount
  }

  /// The field's amount; `nil` when the field is blank.
  private func read(_ field: CSVField) throws(Failure) -> Money? {
    if field.text.visible.isBlank { return nil }
    let amount: Money
    do { amount = try amounts.read(field) } catch { throw .init(field, .amount(field.text, error)) }
    // The magnitude is stored, and the lowest amount that can be read has none in a column.
    do { _ = try amount.magnitude.storedMinorUnits() } catch { throw .init(field, .amount(field.text, .init(error))) }
    return amount
  }
}

extension ImportRows<ContributionRowReader> {
  /// - Throws: `CSVError` when the file can't be read, or lacks a column.
  init(file: ContributionImport, goal: FinancialGoalDomain) throws(CSVError) {
    let reader = try CSVReader(
      opening: file.source, delimiter: file.form.delimiter, encoding: file.form.encoding)
    let table = try CSVTable(reader, hasHeader: file.hasHeader)
    self.init(table, try ContributionRowReader(table, of: file, goal: goal))
  }
}

/// The content of a row.
struct ContributionRowContent {
  let date: CalendarDay
  /// Negative for money taken out.
  let signedAmount: Money
  let name: String?
  /// The key that identifies the row when its file is imported again, whichever columns are read: rows have the same
  /// key when all their fields are equal.
  let importKey: String

  /// The contribution as it will be stored.
  func entity(id: UUID, goalID: UUID) throws(MoneyRangeError) -> ContributionEntity {
    ContributionEntity(
      id: id, goalID: goalID, name: name, amountMinor: try signedAmount.magnitude.storedMinorUnits(),
      type: (signedAmount.isNegative ? ContributionType.remove : .add).rawValue, date: date, importKey: importKey)
  }
}

extension ContributionRowReader {
  /// The columns that are read.
  struct Columns {
    enum Amount {
      case signed(CSVColumn)
      case separate(deposit: CSVColumn, withdrawal: CSVColumn)
    }

    let date: CSVColumn
    let amount: Amount
    let name: CSVColumn?
    /// They are optional, and checked against the goal's currency.
    let currency: CurrencyColumns

    init(_ file: ContributionImport, in table: CSVTable) throws(CSVError) {
      date = try table.column(file.dateColumn)
      switch file.amountColumns {
      case .signed(let name): amount = .signed(try table.column(name))
      case .separate(let deposit, let withdrawal):
        amount = .separate(deposit: try table.column(deposit), withdrawal: try table.column(withdrawal))
      }
      name =
        file.isNameColumnRequired
        ? try table.column(file.nameColumn) : try table.columnIfPresent(file.nameColumn)
      currency = CurrencyColumns(table)
    }

    /// The columns that may hold the signs of the amounts: none where these have two columns.
    func possibleSigns(in table: CSVTable) -> [CSVColumn] {
      switch amount {
      case .signed(let column): table.columns(except: [date, column])
      case .separate: []
      }
    }
  }
}
