import Foundation
import ModuloModels
import ModuloUtilities

/// Reads rows as balances of accounts.
struct BalanceUpdateRowReader: RowReader {
  typealias Failure = RowError<BalanceUpdateRowProblem>

  private let accounts: FinancialAccountIndex
  private let columns: Columns
  private var signs: SignColumns

  /// Whether the file has a column of ids, as an export has.
  var hasIDs: Bool { columns.id != nil }

  /// - Parameter readsSignsAsWritten: Whether no other column is looked at for the signs of balances.
  /// - Throws: `CSVError` when the table lacks a column.
  init(_ table: CSVTable, accounts: FinancialAccountIndex, readsSignsAsWritten: Bool) throws(CSVError) {
    self.accounts = accounts
    columns = try Columns(table)
    signs = SignColumns(
      readsSignsAsWritten ? [] : table.columns(except: [columns.date, columns.account, columns.balance]))
  }

  mutating func read(_ row: CSVRow) throws(Failure) -> RowReading<BalanceUpdateRowContent> {
    let date = try readDate(row[columns.date])
    let account = try readAccount(row[columns.account])
    let balance = try readBalance(row[columns.balance], of: account)
    if let field = columns.currency.field(of: row, otherThan: account.currency) {
      throw Failure(field, .otherCurrency(field.text.trimmed, expected: account.currency))
    }
    let id = try readID(of: row)
    signs.look(at: row)
    signs.note(balance)
    return .content(
      BalanceUpdateRowContent(
        id: id, account: account, place: row[columns.date], date: date, balance: balance,
        note: row.text(in: columns.note)))
  }

  func finish() throws(Failure) {
    if let found = signs.found { throw Failure(found.field, .signColumn(found.column, words: found.words)) }
  }

  /// The id of the row's balance; `nil` for a new one.
  private func readID(of row: CSVRow) throws(Failure) -> UUID? {
    guard let column = columns.id, let text = row.text(in: column)?.visible.trimmed, !text.isEmpty else { return nil }
    guard let id = UUID(uuidString: text) else { throw .init(row[column], .id(text)) }
    return id
  }

  private func readAccount(_ field: CSVField) throws(Failure) -> FinancialAccountIndex.Account {
    if field.text.visible.isBlank { throw .init(field, .missingAccount) }
    guard let account = accounts[field.text] else {
      throw .init(field, .unknownAccount(field.text, candidates: accounts.candidates(for: field.text)))
    }
    return account
  }

  private func readDate(_ field: CSVField) throws(Failure) -> CalendarDay {
    do { return try DayFormat.iso.read(field.text.visible) } catch { throw .init(field, .date(field.text)) }
  }

  private func readBalance(_ field: CSVField, of account: FinancialAccountIndex.Account) throws(Failure) -> Money {
    if field.text.visible.isBlank { throw .init(field, .missingBalance) }
    do {
      return try account.amounts.read(field)
    } catch {
      throw .init(field, .amount(field.text, error))
    }
  }
}

extension ImportRows<BalanceUpdateRowReader> {
  /// - Throws: `CSVError` when the file can't be read, or lacks a column.
  init(file: BalanceUpdateImport, accounts: FinancialAccountIndex) throws(CSVError) {
    let table = try CSVTable(CSVReader(opening: file.source))
    self.init(
      table,
      try BalanceUpdateRowReader(table, accounts: accounts, readsSignsAsWritten: file.readsSignsAsWritten))
  }

  /// The direction of the rows of a file with ids where its days show none: that of an export. `nil` for one without.
  var exportOrder: FileOrder? { reader.hasIDs ? .oldestFirst : nil }
}

/// The content of a row.
struct BalanceUpdateRowContent {
  /// The id of its balance; `nil` for a new one.
  let id: UUID?
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
  ///
  /// - Parameter newID: The id of a new balance.
  func entity(newID: UUID) throws(MoneyRangeError) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: id ?? newID, accountID: account.id, balanceMinor: try balance.storedMinorUnits(), date: date, note: note,
      importKey: "\(date.rawValue) \(balance.minorUnits) \(note ?? "")")
  }
}

extension [BalanceUpdateRowContent] {
  /// The updates of one account and day as they will be stored. One that is stored already has its number.
  ///
  /// - Parameter find: Finds the stored update with an id.
  /// - Throws: A `RowError` for a row whose id is that of another balance.
  func entities(
    newID: () -> UUID, _ find: (UUID) throws -> BalanceUpdateEntity?
  ) throws -> [BalanceUpdateEntity] {
    var ids: Set<UUID> = []
    return try map { row in
      var entity = try row.entity(newID: newID())
      guard let id = row.id else { return entity }
      let stored = try find(id)
      guard ids.insert(id).inserted, stored?.isEqual(to: entity) ?? true else {
        throw RowError(row.place, BalanceUpdateRowProblem.otherBalance)
      }
      entity.number = stored?.number ?? 0
      return entity
    }
  }
}

extension BalanceUpdateEntity {
  /// Whether both are the same balance of an account and day, with the same note.
  fileprivate func isEqual(to other: BalanceUpdateEntity) -> Bool {
    (accountID, date, balanceMinor, note) == (other.accountID, other.date, other.balanceMinor, other.note)
  }
}

extension BalanceUpdateRowReader {
  /// The columns that are read.
  struct Columns {
    let date: CSVColumn
    let account: CSVColumn
    let balance: CSVColumn
    /// They are optional, and checked against the account's currency.
    let currency: CurrencyColumns
    let note: CSVColumn?
    let id: CSVColumn?

    init(_ table: CSVTable) throws(CSVError) {
      date = try table.column(BalanceUpdateImport.dateColumn)
      account = try table.column(BalanceUpdateImport.accountColumn)
      balance = try table.column(BalanceUpdateImport.balanceColumn)
      currency = CurrencyColumns(table)
      note = try table.columnIfPresent(BalanceUpdateImport.noteColumn)
      id = try table.columnIfPresent(BalanceUpdateImport.idColumn)
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
      update.note ?? "", update.id.uuidString.lowercased(),
    ]
  }
}
