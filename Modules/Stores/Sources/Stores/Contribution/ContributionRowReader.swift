import Foundation
import ModuloModels
import ModuloUtilities

/// Reads rows as contributions to a goal.
struct ContributionRowReader: RowReader {
  typealias Failure = RowError<ContributionRowProblem>

  private let currency: Currency
  private let days: DayFormat
  private let amounts: AmountReader
  private let columns: Columns

  /// - Throws: `CSVError` when the table lacks a column.
  init(_ table: CSVTable, of file: ContributionImport, goal: FinancialGoalDomain) throws(CSVError) {
    currency = goal.currency
    days = file.dateFormat
    amounts = AmountReader(decimalMark: file.decimalMark, exponent: goal.currency.exponent)
    columns = try Columns(file, in: table)
  }

  func read(_ row: CSVRow) throws(Failure) -> RowReading<ContributionRowContent> {
    if let field = row.currency(in: columns.currency, otherThan: currency) {
      throw Failure(field, .otherCurrency(field.text.trimmed, expected: currency))
    }
    let date = try readDate(row[columns.date])
    let amount = try readAmount(of: row)
    if amount == 0 { return .skipped(.zeroAmount) }
    return .content(
      ContributionRowContent(
        date: date, signedMinor: amount, name: row.text(in: columns.name), importKey: "row \(row.digest)"))
  }

  private func readDate(_ field: CSVField) throws(Failure) -> CalendarDay {
    do { return try days.read(field.text) } catch { throw .init(field, .date(field.text)) }
  }

  /// The amount in minor units, negative for money taken out.
  private func readAmount(of row: CSVRow) throws(Failure) -> Int64 {
    switch columns.amount {
    case .signed(let column):
      guard let amount = try read(row[column]) else { throw .init(row[column], .missingAmount) }
      return amount
    case .separate(let deposit, let withdrawal):
      let added = try readPositive(row[deposit])
      let removed = try readPositive(row[withdrawal])
      switch (added, removed) {
      case (nil, nil): throw .init(row[deposit], .missingAmount)
      // Some banks write a zero where others write nothing.
      case (let added?, nil), (let added?, 0): return added
      case (nil, let removed?), (0, let removed?): return -removed
      case (.some, .some): throw .init(row[withdrawal], .twoAmounts)
      }
    }
  }

  private func readPositive(_ field: CSVField) throws(Failure) -> Int64? {
    guard let amount = try read(field) else { return nil }
    guard amount >= 0 else { throw .init(field, .negativeAmount(field.text)) }
    return amount
  }

  /// The field's amount; `nil` when the field is blank.
  private func read(_ field: CSVField) throws(Failure) -> Int64? {
    if field.text.isBlank { return nil }
    let amount: Int64
    do {
      amount = try amounts.readMinorUnits(field.text)
    } catch {
      throw .init(field, .amount(field.text, error))
    }
    // The one number without a positive counterpart can't change its sign.
    guard amount != .min else {
      throw .init(field, .amount(field.text, .init(.outOfRange, exponent: currency.exponent)))
    }
    return amount
  }
}

extension ImportRows<ContributionRowReader> {
  /// - Throws: `CSVError` when the file can't be read, or lacks a column.
  init(file: ContributionImport, goal: FinancialGoalDomain) throws(CSVError) {
    let reader = try CSVReader(opening: file.source, delimiter: file.delimiter, encoding: file.encoding)
    let table = try CSVTable(reader, hasHeader: file.hasHeader)
    self.init(table, try ContributionRowReader(table, of: file, goal: goal))
  }
}

/// The content of a row.
struct ContributionRowContent {
  let date: CalendarDay
  let signedMinor: Int64
  let name: String?
  /// The key that identifies the row when its file is imported again, whichever columns are read: rows have the same
  /// key when all their fields are equal.
  let importKey: String

  /// The contribution as it will be stored.
  func entity(id: UUID, goalID: UUID) -> ContributionEntity {
    ContributionEntity(
      id: id, goalID: goalID, name: name, amountMinor: abs(signedMinor),
      type: (signedMinor < 0 ? ContributionType.remove : .add).rawValue, date: date,
      importKey: importKey)
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
    /// A column of this name is optional, and checked against the goal's currency.
    let currency: CSVColumn?

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
      currency = try table.columnIfPresent("currency")
    }
  }
}
