import ModuloModels
import ModuloUtilities

/// What one pass over a bank's file has read.
struct BankFilePass {
  var report: BankFileReport
  private let selection: BankFileSelection
  private let lastDay: CalendarDay?
  private var account: BankFileAccount?
  /// The accounts of the file, with rows or not.
  private var named: [String] = []
  private var hasSeveralAccounts = false
  /// The currency as the last row writes it, and what that means: rows that follow each other write the same.
  private var written: (text: String, isChosen: Bool, isExpected: Bool)?

  init(_ file: BankImportFile, _ files: BankImport) {
    report = BankFileReport(
      name: file.name, kind: file.kind, isOfGoal: files.target.isGoal, evidence: file.evidence)
    selection = files.selection
    lastDay = file.lastDay
  }

  /// Takes what isn't an entry: the account of the items after it, and what is left out.
  private mutating func note(_ item: BankFileItem) {
    switch item {
    case .account(let account):
      self.account = account
      if let id = account.id, !named.contains(id), named.count < RowLines.mostNamed { named.append(id) }
    case .skipped(let skip, let line): report.note(skip, line: line)
    case .entry, .balance: break
    }
  }

  /// The entry of an item; `nil` for an item without an entry that was chosen.
  ///
  /// - Throws: A `RowError` for one in another currency.
  mutating func entry(_ item: BankFileItem, in currency: Currency) throws -> BankEntry? {
    guard case .entry(let entry) = item else {
      note(item)
      return nil
    }
    return try self.entry(entry, in: currency)
  }

  private mutating func entry(_ entry: BankFileEntry, in currency: Currency) throws -> BankEntry? {
    guard try isChosen(entry.currency, line: entry.line, in: currency) else { return nil }
    try check(entry.day, line: entry.line)
    do {
      return try BankEntry(entry, account: account?.id, in: currency)
    } catch {
      throw RowError(line: entry.line, column: nil, reason: BankRowProblem.amount(error))
    }
  }

  /// The balance of an item, and the amount of its entry; `nil` for an item without a balance that counts. An opening
  /// balance doesn't: the statement before it has it as its last one.
  ///
  /// - Throws: As ``entry(_:in:)``.
  mutating func balance(_ item: BankFileItem, in currency: Currency) throws -> (BankBalance, amount: Money?)? {
    switch item {
    case .account, .skipped:
      note(item)
      return nil
    case .entry(let item):
      guard let entry = try self.entry(item, in: currency) else { return nil }
      report.note(entry.row)
      return entry.balance.map {
        (BankBalance(line: entry.line, day: entry.day, amount: $0), amount: entry.amount)
      }
    case .balance(let item):
      guard item.kind == .closing, try isChosen(item.currency, line: item.line, in: currency) else { return nil }
      try check(item.day, line: item.line)
      do {
        let amount = try item.amount.money(in: currency)
        report.note(item.day)
        return (BankBalance(line: item.line, day: item.day, amount: amount), amount: nil)
      } catch {
        throw RowError(line: item.line, column: nil, reason: BankRowProblem.amount(error))
      }
    }
  }

  /// Calls `body`, and records a row that it rejects.
  mutating func reject(_ body: (inout BankFilePass) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error as RowError<BankRowProblem> {
      report.rows.reject(error)
    }
  }

  /// - Throws: ``BankImportError/severalAccounts(name:accounts:)`` when the file has rows of several.
  func checkAccounts() throws(BankImportError) {
    if hasSeveralAccounts { throw .severalAccounts(name: report.name, accounts: report.accounts) }
  }

  /// - Throws: ``BankImportError/noRows(name:accounts:)`` when an account was chosen that the file doesn't have.
  func checkSelection() throws(BankImportError) {
    guard let chosen = selection.account, !named.contains(where: { $0.bankID == chosen.bankID }) else { return }
    throw .noRows(name: report.name, accounts: named)
  }

  /// - Throws: A `RowError` for a day that is too late for a file of today.
  private func check(_ day: CalendarDay, line: Int) throws {
    if let lastDay, day > lastDay { throw RowError(line: line, column: nil, reason: BankRowProblem.future(day)) }
  }

  /// Whether a row counts, by its account and its currency.
  private mutating func isChosen(_ text: String?, line: Int, in currency: Currency) throws -> Bool {
    let text = text ?? account?.currency
    if let text, text != written?.text {
      written = (text, selection.takes(currency: text), currency.isWritten(text))
    }
    guard selection.takes(account: account?.id), text == nil || written?.isChosen == true else {
      report.noteNotChosen(line: line)
      return false
    }
    if report.note(account: account?.id) { hasSeveralAccounts = true }
    // Nothing will be stored then; the rest is read for the names of the accounts.
    if hasSeveralAccounts { return false }
    if let text, written?.isExpected == false {
      throw RowError(line: line, column: nil, reason: BankRowProblem.otherCurrency(text, expected: currency))
    }
    return true
  }
}
