import Foundation
import ModuloModels
import ModuloUtilities

/// Reads rows as balances of accounts.
struct BalanceUpdateRowReader: RowReader {
  typealias Failure = RowError<BalanceUpdateRowProblem>

  private let accounts: FinancialAccountIndex
  private let columns: Columns

  /// - Throws: `CSVError` when the table lacks a column.
  init(_ table: CSVTable, accounts: FinancialAccountIndex) throws(CSVError) {
    self.accounts = accounts
    columns = try Columns(table)
  }

  func read(_ row: CSVRow) throws(Failure) -> RowReading<BalanceUpdateRowContent> {
    let date = try readDate(row[columns.date])
    let account = try readAccount(row[columns.account])
    let balance = try readBalance(row[columns.balance], of: account)
    if let field = row.currency(in: columns.currency, otherThan: account.currency) {
      throw Failure(field, .otherCurrency(field.text.trimmed, expected: account.currency))
    }
    return .content(
      BalanceUpdateRowContent(
        account: account, place: row[columns.date], date: date, balance: balance, note: row.text(in: columns.note))
    )
  }

  private func readAccount(_ field: CSVField) throws(Failure) -> FinancialAccountIndex.Account {
    if field.text.isBlank { throw .init(field, .missingAccount) }
    guard let account = accounts[field.text] else {
      throw .init(field, .unknownAccount(field.text, candidates: accounts.candidates(for: field.text)))
    }
    return account
  }

  private func readDate(_ field: CSVField) throws(Failure) -> CalendarDay {
    do { return try DayFormat.iso.read(field.text) } catch { throw .init(field, .date(field.text)) }
  }

  private func readBalance(_ field: CSVField, of account: FinancialAccountIndex.Account) throws(Failure) -> Money {
    if field.text.isBlank { throw .init(field, .missingBalance) }
    do {
      return try account.amounts.read(field.text)
    } catch {
      throw .init(field, .amount(field.text, error))
    }
  }
}

extension ImportRows<BalanceUpdateRowReader> {
  /// - Throws: `CSVError` when the file can't be read, or lacks a column.
  init(file: BalanceUpdateImport, accounts: FinancialAccountIndex) throws(CSVError) {
    let table = try CSVTable(CSVReader(opening: file.source))
    self.init(table, try BalanceUpdateRowReader(table, accounts: accounts))
  }
}

/// The content of a row.
struct BalanceUpdateRowContent {
  let account: FinancialAccountIndex.Account
  /// The field of the day.
  let place: CSVField
  let date: CalendarDay
  let balance: Money
  let note: String?

  var line: Int { place.line }
  /// Whether it gives a debt a balance above zero.
  var isPositiveDebt: Bool { account.isDebt && balance.isPositive }

  /// The update as it will be stored. Its import key identifies the row when its file is imported again: equal rows of
  /// an account have the same key.
  func entity(id: UUID) throws(MoneyRangeError) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: id, accountID: account.id, balanceMinor: try balance.storedMinorUnits(), date: date, note: note,
      importKey: "\(date.rawValue) \(balance.minorUnits) \(note ?? "")")
  }
}

extension BalanceUpdateRowReader {
  /// The columns that are read.
  struct Columns {
    let date: CSVColumn
    let account: CSVColumn
    let balance: CSVColumn
    /// A column of this name is optional, and checked against the account's currency.
    let currency: CSVColumn?
    let note: CSVColumn?

    init(_ table: CSVTable) throws(CSVError) {
      date = try table.column(BalanceUpdateImport.dateColumn)
      account = try table.column(BalanceUpdateImport.accountColumn)
      balance = try table.column(BalanceUpdateImport.balanceColumn)
      currency = try table.columnIfPresent(BalanceUpdateImport.currencyColumn)
      note = try table.columnIfPresent(BalanceUpdateImport.noteColumn)
    }
  }
}

extension BalanceUpdateEntity {
  /// The row of an export, with the columns of ``BalanceUpdateImport``.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for an account whose currency is unknown.
  func fields(of account: FinancialAccountEntity) throws(RepositoryError) -> [String] {
    let update = try toDomain(of: account)
    return [
      update.date.description, account.name, update.balance.plainText, update.balance.currency.code,
      update.note ?? "",
    ]
  }
}
