import Foundation
import ModuloModels
import ModuloUtilities

/// The rows of a file, read as contributions to a goal.
struct ContributionRows {
  /// What a row says; `nil` content for an amount of zero.
  struct Row {
    let line: Int
    let result: Result<ContributionRowContent?, ContributionRowFailure>
  }

  private let file: ContributionImport
  private let currency: Currency
  private let amounts: AmountReader
  private let columns: Columns
  private var table: CSVTable

  /// - Throws: `CSVError` when the file can't be read, or lacks a column.
  init(file: ContributionImport, goal: FinancialGoalDomain) throws(CSVError) {
    self.file = file
    currency = goal.currency
    amounts = AmountReader(decimalMark: file.decimalMark, exponent: goal.currency.exponent)
    table = try CSVTable(
      CSVReader(source: try Self.open(file.source), delimiter: file.delimiter, encoding: file.encoding),
      hasHeader: file.hasHeader)
    columns = try Columns(file, in: table)
  }

  /// The next row; `nil` after the last.
  ///
  /// - Throws: `CSVError` when the file can't be read on. A row that is short or long is a failed row.
  mutating func next() throws(CSVError) -> Row? {
    let row: CSVRow
    do {
      guard let next = try table.next() else { return nil }
      row = next
    } catch .shortRow(let line, let expected, let found) {
      return Row(line: line, result: .failure(.init(.shortRow(line: line, expected: expected, found: found))))
    } catch .extraField(let line, let column) {
      return Row(line: line, result: .failure(.init(.extraField(line: line, column: column))))
    }
    do {
      return Row(line: row.line, result: .success(try content(of: row)))
    } catch {
      return Row(line: row.line, result: .failure(error))
    }
  }

  private func content(of row: CSVRow) throws(ContributionRowFailure) -> ContributionRowContent? {
    try checkCurrency(of: row)
    let date = try readDate(row[columns.date])
    let amount = try readAmount(of: row)
    guard amount != 0 else { return nil }
    let name = columns.name.map { row[$0].text.trimmed.normalized }.flatMap { $0.isEmpty ? nil : $0 }
    return ContributionRowContent(
      date: date, signedMinor: amount, name: name, key: "\(date.rawValue) \(amount) \(name ?? "")")
  }

  private func readDate(_ field: CSVField) throws(ContributionRowFailure) -> CalendarDay {
    do { return try file.dateFormat.read(field.text) } catch { throw .init(field, .date(field.text)) }
  }

  /// The amount in minor units, negative for money taken out.
  private func readAmount(of row: CSVRow) throws(ContributionRowFailure) -> Int64 {
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

  private func readPositive(_ field: CSVField) throws(ContributionRowFailure) -> Int64? {
    guard let amount = try read(field) else { return nil }
    guard amount >= 0 else { throw .init(field, .negativeAmount(field.text)) }
    return amount
  }

  /// The field's amount; `nil` when the field is blank.
  private func read(_ field: CSVField) throws(ContributionRowFailure) -> Int64? {
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

  private func checkCurrency(of row: CSVRow) throws(ContributionRowFailure) {
    guard let column = columns.currency else { return }
    let code = row[column].text.trimmed
    guard code.isEmpty || code.uppercased() == currency.code else {
      throw .init(row[column], .otherCurrency(code, expected: currency))
    }
  }
}

/// Why a row is no contribution, and where.
struct ContributionRowFailure: Error {
  let line: Int
  let column: Int?
  let reason: ContributionRowProblem

  init(_ field: CSVField, _ reason: ContributionRowProblem) {
    line = field.line
    column = field.column
    self.reason = reason
  }

  init(_ error: CSVError) {
    line = error.line ?? 1
    column = error.column
    reason = .csv(error)
  }
}

/// What a row of a file says.
struct ContributionRowContent {
  let date: CalendarDay
  let signedMinor: Int64
  let name: String?
  /// What makes the row recognisable when its file comes again; equal rows have the same.
  let key: String

  func entity(id: UUID, goalID: UUID) -> ContributionEntity {
    ContributionEntity(
      id: id, goalID: goalID, name: name, amountMinor: abs(signedMinor),
      type: (signedMinor < 0 ? ContributionType.remove : .add).rawValue, date: date, importKey: key)
  }
}

extension ContributionRows {
  /// The columns that are read.
  struct Columns {
    enum Amount {
      case signed(CSVColumn)
      case separate(deposit: CSVColumn, withdrawal: CSVColumn)
    }

    let date: CSVColumn
    let amount: Amount
    let name: CSVColumn?
    /// A column of this name is held against the goal's currency wherever there is one.
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

extension ContributionRows {
  private static func open(_ source: InputSource) throws(CSVError) -> any ByteSource {
    do { return try source.open() } catch { throw .unreadable(error) }
  }
}
