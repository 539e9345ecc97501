public import ModuloUtilities

/// Files of banks to import, in one transaction.
public struct BankImport: Sendable {
  /// The files, in the order in which they are imported.
  public var files: [BankImportFile]
  /// What the files are imported into.
  public var target: BankImportTarget
  /// The account and the currency whose rows are imported.
  public var selection: BankFileSelection
  /// What is done with probable duplicates.
  public var probable: ProbableDuplicates
  /// The probable duplicates with which the opposite is done.
  public var exceptions: Set<BankFileLine>
  /// Whether a goal's total may fall below zero.
  public var allowsNegativeTotal: Bool
  /// Whether the account gets the bank's id that the files have, where it has none and no other account has that one.
  public var remembersBankID: Bool

  /// Creates an import of everything in the files that asks about probable duplicates.
  public init(files: [BankImportFile], into target: BankImportTarget) {
    self.files = files
    self.target = target
    selection = BankFileSelection()
    probable = .ask
    exceptions = []
    allowsNegativeTotal = false
    remembersBankID = false
  }

  /// Whether a row is imported that is probably there already.
  public func importsDuplicate(_ row: BankFileLine) -> Bool { (probable == .import) != exceptions.contains(row) }
}

/// A row of one of the files that are imported.
public struct BankFileLine: Hashable, Sendable {
  /// The place of the file among them, from 0.
  public let file: Int
  /// The line, counted from 1.
  public let line: Int

  /// Creates the place of a row.
  public init(file: Int, line: Int) {
    self.file = file
    self.line = line
  }
}

/// A file of a bank whose kind and reading are decided.
public struct BankImportFile: Sendable {
  /// The name in messages: the path, or `-` for standard input.
  public let name: String
  /// What the file is.
  public let kind: BankFileKind
  /// What was decided about the file, and by what.
  public let evidence: [BankFileEvidence]
  /// The order of the rows, where it is known; `nil` for that of the days.
  public let order: BankFileRowOrder?
  /// The options that read the file so without a question; `nil` for other kinds than CSV.
  public let options: BankFileOptions?
  /// The last day that a row can have; `nil` for any.
  public let lastDay: CalendarDay?
  private let open: @Sendable () throws(BankFileError) -> any BankFileReader

  /// Creates a file whose reading is decided.
  ///
  /// - Parameter open: Reads the items from the first one on; called once for each pass.
  public init(
    name: String, kind: BankFileKind, evidence: [BankFileEvidence] = [], order: BankFileRowOrder? = nil,
    options: BankFileOptions? = nil, lastDay: CalendarDay? = nil,
    open: @escaping @Sendable () throws(BankFileError) -> any BankFileReader
  ) {
    self.name = name
    self.kind = kind
    self.evidence = evidence
    self.order = order
    self.options = options
    self.lastDay = lastDay
    self.open = open
  }

  /// Creates a file that was recognised.
  ///
  /// - Parameter today: The day of reading. No row has a day beyond the year after it.
  public init(_ file: BankFile, name: String, readOn today: CalendarDay) {
    self.init(
      name: name, kind: file.kind, evidence: file.evidence, order: file.rowOrder,
      options: file.options, lastDay: CalendarDay(year: today.year + 1, month: 12, day: 31)
    ) { () throws(BankFileError) in try file.reader() }
  }

  /// Reads the items from the first one on.
  public func reader() throws(BankFileError) -> any BankFileReader { try open() }
}

/// What files of banks are imported into.
public enum BankImportTarget: Equatable, Sendable {
  /// Entries become contributions to a goal.
  case goal(FinancialGoalDomain)
  /// Balances become balances of an account.
  case account(FinancialAccountDomain)
  /// Balances become balances of the account that has the bank's id in the files.
  case accountOfFiles

  /// Whether entries become contributions, else balances of an account.
  public var isGoal: Bool { if case .goal = self { true } else { false } }
}

/// The rows of a file that are imported, where it has several accounts or currencies.
public struct BankFileSelection: Equatable, Sendable {
  /// The bank's id of the account, without spaces; `nil` for the only one.
  public var account: String?
  /// The code of the currency, in capitals; `nil` for that of the goal or account, in which all rows have to be.
  public var currency: String?

  /// Creates a selection; of all rows without arguments.
  public init(account: String? = nil, currency: String? = nil) {
    self.account = account
    self.currency = currency
  }

  /// Whether the entries of an account are imported.
  public func takes(account id: String?) -> Bool { account == nil || id?.bankID == account?.bankID }

  /// Whether rows in a currency are imported.
  ///
  /// - Parameter text: The code or the sign as the file writes it; `nil` where it doesn't say.
  public func takes(currency text: String?) -> Bool {
    guard let currency, let text else { return true }
    return text.uppercased() == currency.uppercased() || Currency(code: currency)?.isWritten(text) == true
  }
}

/// What is done with a row that has the day and the amount of a stored one, and no key in common with it.
public enum ProbableDuplicates: String, CaseIterable, Sendable {
  /// Nothing is imported when there is such a row.
  case ask
  /// Such rows are left out.
  case skip
  /// Such rows are imported.
  case `import`
}

extension String {
  /// An account's id as it is compared: in capitals, without spaces.
  public var bankID: String { String(uppercased().filter { !$0.isWhitespace }) }

  /// Whether an account can have this as its bank's id. Numbers of accounts have hyphens, slashes and points in some
  /// countries; names that QIF has instead have more.
  public var isBankID: Bool { 1...64 ~= count && firstInvisibleCharacter == nil }

  /// An account's id with its first and last four characters, the rest as a gap.
  public var maskedBankID: String {
    count > 8 ? "\(prefix(4))…\(suffix(4))" : "…\(suffix(min(4, count / 2)))"
  }
}
