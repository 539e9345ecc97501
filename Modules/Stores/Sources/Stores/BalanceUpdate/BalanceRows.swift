import Foundation
import ModuloModels
import ModuloUtilities

/// The rows of a file, read as balances of accounts.
struct BalanceRows {
  struct Row {
    let line: Int
    let result: Result<BalanceRowContent, BalanceRowFailure>
  }

  private let accounts: BalanceAccounts
  private let columns: Columns
  private var table: CSVTable

  /// - Throws: `CSVError` when the file can't be read, or lacks a column.
  init(file: BalanceImport, accounts: BalanceAccounts) throws(CSVError) {
    self.accounts = accounts
    table = try CSVTable(CSVReader(source: try Self.open(file.source)))
    columns = try Columns(table)
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

  private func content(of row: CSVRow) throws(BalanceRowFailure) -> BalanceRowContent {
    let date = try readDate(row[columns.date])
    guard let account = accounts[row[columns.account].text] else {
      throw .init(row[columns.account], .unknownAccount(row[columns.account].text))
    }
    let balance = try readBalance(row[columns.balance], of: account)
    try checkCurrency(of: row, against: account.currency)
    let note = columns.note.map { row[$0].text.trimmed.normalized }.flatMap { $0.isEmpty ? nil : $0 }
    return BalanceRowContent(accountID: account.id, date: date, balanceMinor: balance, note: note)
  }

  private func readDate(_ field: CSVField) throws(BalanceRowFailure) -> CalendarDay {
    do { return try DayFormat.iso.read(field.text) } catch { throw .init(field, .date(field.text)) }
  }

  private func readBalance(
    _ field: CSVField, of account: BalanceAccounts.Account
  ) throws(BalanceRowFailure) -> Int64 {
    if field.text.isBlank { throw .init(field, .missingBalance) }
    do {
      return try account.amounts.readMinorUnits(field.text)
    } catch {
      throw .init(field, .amount(field.text, error))
    }
  }

  private func checkCurrency(of row: CSVRow, against currency: Currency) throws(BalanceRowFailure) {
    guard let column = columns.currency else { return }
    let code = row[column].text.trimmed
    guard code.isEmpty || code.uppercased() == currency.code else {
      throw .init(row[column], .otherCurrency(code, expected: currency))
    }
  }
}

/// Why a row is no balance, and where.
struct BalanceRowFailure: Error {
  let line: Int
  let column: Int?
  let reason: BalanceRowProblem

  init(_ field: CSVField, _ reason: BalanceRowProblem) {
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
struct BalanceRowContent {
  let accountID: UUID
  let date: CalendarDay
  let balanceMinor: Int64
  let note: String?

  /// The update as it will be stored. Its import key makes the row recognisable when its file comes again: equal rows of
  /// an account have the same.
  func entity(id: UUID) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: id, accountID: accountID, balanceMinor: balanceMinor, date: date, note: note,
      importKey: "\(date.rawValue) \(balanceMinor) \(note ?? "")")
  }
}

extension BalanceRows {
  /// The columns that are read.
  struct Columns {
    let date: CSVColumn
    let account: CSVColumn
    let balance: CSVColumn
    /// A column of this name is held against the account's currency wherever there is one.
    let currency: CSVColumn?
    let note: CSVColumn?

    init(_ table: CSVTable) throws(CSVError) {
      date = try table.column(BalanceImport.dateColumn)
      account = try table.column(BalanceImport.accountColumn)
      balance = try table.column(BalanceImport.balanceColumn)
      currency = try table.columnIfPresent(BalanceImport.currencyColumn)
      note = try table.columnIfPresent(BalanceImport.noteColumn)
    }
  }
}

extension BalanceRows {
  private static func open(_ source: InputSource) throws(CSVError) -> any ByteSource {
    do { return try source.open() } catch { throw .unreadable(error) }
  }
}
