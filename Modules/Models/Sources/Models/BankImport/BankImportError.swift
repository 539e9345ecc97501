public import ModuloUtilities

/// Why files of banks were not imported. In every case, no row was imported.
public enum BankImportError: Error, Equatable {
  /// No path was given.
  case missingPath
  /// A file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// A file isn't a statement, or is damaged.
  case file(name: String, BankFileError)
  /// Several readings of a CSV file are possible, and nothing in it decides.
  case undecided(name: String, [BankFileQuestion])
  /// Neither a goal nor an account was chosen, or both were, and the files don't name an account.
  case noTarget
  /// Neither a goal nor an account was chosen, and no account has the bank's id that the files have.
  case unknownAccount(String)
  /// Rows could not be read; the report lists them.
  case rejected(BankImportReport)
  /// A file has rows of several accounts.
  case severalAccounts(name: String, accounts: [String])
  /// A file has no rows of the account that was chosen; its accounts are listed.
  case noRows(name: String, accounts: [String])
  /// A file has no balances.
  case noBalances(name: String)
  /// Rows have the day and the amount of stored ones; the report lists them.
  case probable(BankImportReport)
  /// After the import the goal's total would be below zero, and below what it is now.
  case belowZero(available: Money)
  /// The reference names no goal, or one that no longer exists.
  case goal(FinancialGoalError)
  /// The reference names no account, or one that no longer exists.
  case account(FinancialAccountError)
  /// A question has no answer yet.
  case unanswered
  /// The profiles of one's own can't be read, or the name of a new one can't be taken.
  case profile(OwnProfileError)
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BankImportError {
  /// The error for a goal that could not be found.
  public init(_ error: FinancialGoalError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .goal(error) }
  }

  /// The error for an account that could not be found.
  public init(_ error: FinancialAccountError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .account(error) }
  }

  /// The error for a failed import into a goal or account.
  public init(_ error: RepositoryError, into target: BankImportTarget) {
    switch (error, target) {
    case (.notFound, .goal): self = .goal(.missing)
    case (.notFound, .account), (.notFound, .accountOfFiles): self = .account(.missing)
    case (.belowMinimum(let total), .goal(let goal)):
      self = .belowZero(available: Money(minorUnits: total, in: goal.currency))
    default: self = .storage(error.remaining)
    }
  }
}

/// Why a row of a bank's file is not imported.
public enum BankRowProblem: RowProblem {
  /// The CSV is malformed here.
  case csv(CSVError)
  /// The file can't be read on.
  case file(BankFileError)
  /// The amount isn't one of the currency.
  case amount(AmountReadingError)
  /// The row's currency is not that of the goal or account.
  case otherCurrency(String, expected: Currency)
  /// The row is another balance for its day, and the file doesn't show which is the later one.
  case unknownOrder
  /// The day is beyond the year after the one in which the file is read.
  case future(CalendarDay)
}

extension RowError<BankRowProblem> {
  /// The error of a file that can't be read on; at its first line where the error names none.
  public init(_ error: BankFileError) {
    if case .csv(let error) = error {
      self.init(error)
    } else {
      self.init(line: error.line ?? 1, column: error.column, reason: .file(error))
    }
  }
}

extension BankFileError {
  /// Whether the file as a whole is not a statement that can be read.
  public var isAboutKind: Bool { line == nil }
}
