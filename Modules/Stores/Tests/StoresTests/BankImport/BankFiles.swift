import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities

/// The items of a bank's file that a test makes.
struct BankItems: BankFileReader {
  var items: [BankFileItem]
  var failure: BankFileError?

  mutating func next() throws(BankFileError) -> BankFileItem? {
    if items.isEmpty, let failure { throw failure }
    return items.isEmpty ? nil : items.removeFirst()
  }
}

extension BankImportFile {
  /// A file with these items, which ends with an error where one is given.
  init(
    _ items: [BankFileItem], name: String = "bank.ofx", kind: BankFileKind = .ofx, order: BankFileRowOrder? = nil,
    failure: BankFileError? = nil
  ) {
    self.init(name: name, kind: kind, order: order) { BankItems(items: items, failure: failure) }
  }
}

extension BankFileItem {
  /// An entry of a day of April 2026, in cents; its line is given.
  static func entry(
    _ line: Int, _ day: Int, _ cents: Int64, _ text: String = "", id: String? = nil, in currency: String? = nil,
    balance: Int64? = nil
  ) -> BankFileItem {
    .entry(
      BankFileEntry(
        line: line, day: .april(day), amount: FileAmount(units: cents, decimals: 2), currency: currency, text: text,
        id: id, balance: balance.map { FileAmount(units: $0, decimals: 2) }))
  }

  /// The closing balance of a day of April 2026, in cents.
  static func closing(_ line: Int, _ day: Int, _ cents: Int64) -> BankFileItem {
    .balance(BankFileBalance(.closing, day: .april(day), amount: FileAmount(units: cents, decimals: 2), line: line))
  }

  /// The account of the items after it.
  static func account(_ line: Int, _ id: String?, in currency: String? = nil) -> BankFileItem {
    .account(BankFileAccount(id: id, currency: currency, line: line))
  }
}

extension CalendarDay {
  /// A day of April 2026.
  static func april(_ day: Int) -> CalendarDay { CalendarDay(year: 2026, month: 4, day: day) ?? .latest }
}

extension BankImportStore {
  /// An import without progress reports, which is kept.
  func importAll(_ files: BankImport) async throws(BankImportError) -> BankImportReport {
    try await importAll(files, isTrial: false) { _ in }
  }
}

/// The stores that files of banks are imported through, over the sample goals and accounts.
@MainActor
struct BankWorld {
  let banks: any BankImportStore
  let contributions: any ContributionStore
  let updates: any BalanceUpdateStore
  let log: OperationLog
  private let goals: any FinancialGoalStore
  private let accounts: any FinancialAccountStore

  init() throws {
    let storage = try MockStorage(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples,
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    banks = FakeBankImportStore.fake(on: storage)
    contributions = FakeContributionStore.fake(on: storage)
    updates = FakeBalanceUpdateStore.fake(on: storage)
    goals = FakeFinancialGoalStore.fake(on: storage)
    accounts = FakeFinancialAccountStore.fake(on: storage)
    log = storage.log.of(FakeBankImportRepository.self)
  }

  /// A goal in dollars, with 600.00 saved, of which 50.00 by hand on 12 April.
  func japan() async throws -> FinancialGoalDomain {
    try await goals.findOne(.id(FinancialGoalEntity.japan.id), on: Samples.today)
  }

  /// An import of files into the goal.
  func importEntries(
    _ files: BankImportFile..., probable: ProbableDuplicates = .ask, except exceptions: Set<BankFileLine> = []
  ) async throws -> BankImportReport {
    var files = BankImport(files: files, into: .goal(try await japan()))
    (files.probable, files.exceptions) = (probable, exceptions)
    return try await banks.importAll(files)
  }

  /// An account in dollars: Rainy day has balances on 1 and 3 April, and Chase, a debt, on 2 April.
  func account(_ name: String) async throws -> FinancialAccountDomain {
    try await accounts.findOne(name, on: Samples.today)
  }

  /// An import of files into the account that has their bank's id.
  func importByID(_ files: BankImportFile..., account: String? = nil) async throws -> BankImportReport {
    var files = BankImport(files: files, into: .accountOfFiles)
    files.selection.account = account
    return try await banks.importAll(files)
  }

  /// An import of a file into the account, which gets the bank's id in the file where that is wanted.
  func importBalances(
    _ file: BankImportFile, into name: String, remembering: Bool, isTrial: Bool = false
  ) async throws -> BankImportReport {
    var files = BankImport(files: [file], into: .account(try await account(name)))
    files.remembersBankID = remembering
    return try await banks.importAll(files, isTrial: isTrial) { _ in }
  }

  /// An import of files into the account.
  func importBalances(
    _ files: BankImportFile..., into name: String = "Rainy day", probable: ProbableDuplicates = .ask,
    except exceptions: Set<BankFileLine> = []
  ) async throws -> BankImportReport {
    var files = BankImport(files: files, into: .account(try await account(name)))
    (files.probable, files.exceptions) = (probable, exceptions)
    return try await banks.importAll(files)
  }
}
