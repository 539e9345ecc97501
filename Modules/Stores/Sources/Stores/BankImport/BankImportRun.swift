import ModuloModels
import ModuloRepositories
import ModuloUtilities
import Synchronization

/// A running import of files of banks: passes on their rows, and records the outcome of each.
///
/// The rows are read where the repository writes, away from the main actor; the results are guarded by a lock.
final class BankImportRun: Sendable {
  private struct State {
    var reports: [BankFileReport] = []
    var failure: BankImportError?
    var isComplete = false
    var itemsRead = 0
    /// The name of the account.
    var account: String?
    var newBankID: String?
  }

  let files: BankImport
  private let isTrial: Bool
  private let onProgress: @Sendable (_ itemsRead: Int) -> Void
  private let state = Mutex(State())

  init(_ files: BankImport, isTrial: Bool, onProgress: @escaping @Sendable (_ itemsRead: Int) -> Void) {
    self.files = files
    self.isTrial = isTrial
    self.onProgress = onProgress
  }

  /// What the files hold, and the outcomes of their rows.
  var report: BankImportReport { report(of: state.withLock { $0.reports }) }

  /// The reason why the files were refused; `nil` when these themselves were not the reason.
  var failure: BankImportError? { state.withLock { $0.failure } }

  /// Whether all files were read.
  var isComplete: Bool { state.withLock { $0.isComplete } }

  private func report(of files: [BankFileReport]) -> BankImportReport {
    if case .goal(let goal) = self.files.target {
      return BankImportReport(files: files, isOfGoal: true, owner: goal.title)
    }
    let (account, newBankID) = state.withLock { ($0.account, $0.newBankID) }
    var report = BankImportReport(files: files, isOfGoal: false, owner: account ?? "")
    report.newBankID = newBankID
    report.remembersBankID = newBankID != nil && self.files.remembersBankID
    return report
  }

  /// Passes on the entries of a file.
  ///
  /// - Parameters:
  ///   - pass: The first of two passes records nothing: the second one meets the same rows.
  ///   - insert: Stores a contribution, also where it is probably there already and that is said.
  ///   - contribution: Makes the contribution of an entry.
  /// - Throws: ``StorageError/aborted`` when the file is refused; ``failure`` has the reason. Errors of `insert`.
  func readEntries(
    of file: Int, _ pass: BankRowPass, in currency: Currency,
    insert: (_ row: () throws -> ContributionEntity, _ storesProbable: Bool) throws -> BankRowResult,
    _ contribution: @escaping (BankEntry) throws(MoneyRangeError) -> ContributionEntity
  ) throws {
    try read(file, isRecorded: pass == .insertion) { reading, item in
      guard let entry = try reading.entry(item, in: currency) else { return }
      reading.report.rows.begin()
      reading.report.note(entry.row)
      if entry.amount.isZero { return reading.report.rows.note(.zeroAmount, line: entry.line) }
      guard reading.report.rows.errorCount == 0 else { return }
      let isStored = files.importsDuplicate(BankFileLine(file: file, line: entry.line))
      let result = try insert({ try contribution(entry) }, isStored)
      reading.report.note(result, line: entry.line, of: entry.row, isStored: isStored)
    } end: { reading in
      if reading.report.entries == 0, reading.report.rows.errorCount == 0 { try reading.checkSelection() }
    }
  }

  /// Passes on the balances of a file: the last one of each day.
  ///
  /// - Parameter insert: Stores a balance, also where it is probably there already and that is said.
  /// - Throws: As ``readEntries(of:_:in:_:insert:)``.
  func readBalances(
    of file: Int, of account: BankAccount,
    insert: (_ balance: BankBalance, _ storesProbable: Bool) throws -> BankRowResult
  ) throws {
    var days = BankDays(order: files.files[file].order, fallback: files.files[file].kind.balanceOrder)
    func store(_ balance: BankBalance?, _ report: inout BankFileReport) throws {
      guard let balance, report.rows.errorCount == 0 else { return }
      report.rows.begin()
      let isStored = files.importsDuplicate(BankFileLine(file: file, line: balance.line))
      report.note(try insert(balance, isStored), line: balance.line, isStored: isStored)
      if account.isDebt, balance.amount.isPositive { report.rows.notePositiveDebt(line: balance.line) }
    }
    try read(file, isRecorded: true) { reading, item in
      guard let (balance, amount) = try reading.balance(item, in: account.currency) else { return }
      try store(days.add(balance, amount: amount), &reading.report)
    } end: { reading in
      try store(days.finish(), &reading.report)
      if reading.report.rows.errorCount > 0 { return }
      if reading.report.entries == 0, reading.report.days == nil { try reading.checkSelection() }
      if reading.report.rows.read == 0 { throw BankImportError.noBalances(name: reading.report.name) }
    }
  }

  /// Takes the account that the files are imported into.
  func note(_ account: FinancialAccountEntity) { state.withLock { $0.account = account.name } }

  /// Ends the import of balances.
  ///
  /// - Parameter isTaken: Whether an account has a bank's id.
  /// - Returns: The bank's id that the account gets; `nil` for the one that it has.
  /// - Throws: ``StorageError/aborted`` for a trial.
  func end(_ account: FinancialAccountEntity, isTaken: (_ bankID: String) throws -> Bool) throws -> String? {
    let ids = state.withLock { Set($0.reports.flatMap(\.accounts).map(\.bankID)) }
    let isNew = account.bankID == nil && ids.count == 1
    if isNew, let id = ids.first, id.isBankID, try !isTaken(id) { state.withLock { $0.newBankID = id } }
    if isTrial { try endTrial() }
    return files.remembersBankID ? state.withLock { $0.newBankID } : nil
  }

  private func endTrial() throws {
    state.withLock { $0.isComplete = true }
    throw RepositoryError.storage(.aborted)
  }

  /// Reads the items of a file to its end.
  ///
  /// - Parameters:
  ///   - isRecorded: Whether the outcomes are recorded, and the rows refused.
  ///   - take: Takes the next item; a `RowError` that it throws rejects the file, and the reading goes on.
  ///   - end: Called after the last item.
  private func read(
    _ index: Int, isRecorded: Bool, _ take: (inout BankFilePass, BankFileItem) throws -> Void,
    end: (inout BankFilePass) throws -> Void
  ) throws {
    let file = files.files[index]
    var reading = BankFilePass(file, files)
    do {
      var reader = try file.reader()
      while let item = try reader.next() {
        if isRecorded { countItem() }
        try reading.reject { try take(&$0, item) }
      }
      if isRecorded {
        try reading.checkAccounts()
        try reading.reject(end)
      }
    } catch let error as BankFileError {
      // The first pass ends where the second one will.
      guard isRecorded else { return }
      if case .unreadable(let error) = error { try refuse(.unreadableFile(error)) }
      if error.isAboutKind { try refuse(.file(name: file.name, error)) }
      reading.report.rows.reject(RowError(error))
    } catch let error as BankImportError {
      guard isRecorded else { return }
      try refuse(error)
    }
    if isRecorded { try finish(reading.report, isLast: index == files.files.count - 1) }
  }

  private func countItem() {
    let count = state.withLock { state in
      state.itemsRead += 1
      return state.itemsRead
    }
    if count.isMultiple(of: 1_000) { onProgress(count) }
  }

  private func finish(_ report: BankFileReport, isLast: Bool) throws {
    let reports = state.withLock { state in
      state.reports.append(report)
      return state.reports
    }
    if reports.contains(where: { $0.rows.errorCount > 0 }) {
      // The files after it aren't read: what they hold may depend on this one.
      var refused = reports
      for index in refused.indices { refused[index].rows.takeBack() }
      try refuse(.rejected(self.report(of: refused)))
    }
    guard isLast else { return }
    let whole = self.report(of: reports)
    if isTrial {
      // That of balances ends once it is known whose they are.
      if whole.isOfGoal { try endTrial() }
      return
    }
    if files.probable == .ask, whole.hasProbableDuplicates { try refuse(.probable(whole)) }
  }

  private func refuse(_ failure: BankImportError) throws {
    state.withLock { $0.failure = failure }
    throw RepositoryError.storage(.aborted)
  }
}

extension BankFileKind {
  /// The order of balances of which the days show none: statements run forward, tables either way.
  fileprivate var balanceOrder: FileOrder? {
    switch self {
    case .csv: nil
    case .ofx, .qif, .camt, .mt940: .oldestFirst
    }
  }
}
