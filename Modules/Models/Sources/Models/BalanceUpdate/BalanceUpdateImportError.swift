public import ModuloUtilities

/// Why a file of balances was not imported. In every case, no row was imported.
public enum BalanceUpdateImportError: ImportError, Equatable {
  /// No path was given.
  case missingPath
  /// The file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// Rows of the file could not be read; the report lists them.
  case rejected(BalanceUpdateImportReport)
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BalanceUpdateImportError {
  /// The report of a rejected file; `nil` for every other error.
  public var report: BalanceUpdateImportReport? { if case .rejected(let report) = self { report } else { nil } }

  /// The error for a failed import; a row that exists already is not a failure, but skipped.
  public init(_ error: RepositoryError) {
    switch error {
    case .notFound, .ambiguous, .duplicate, .belowMinimum, .forbidden, .owner, .storage:
      self = .storage(error.remaining)
    }
  }
}

/// Why a row of a file is not a valid balance update.
public enum BalanceUpdateRowProblem: RowProblem {
  /// The CSV is malformed here.
  case csv(CSVError)
  /// The field isn't a day as yyyy-mm-dd.
  case date(String)
  /// The field isn't an amount.
  case amount(String, AmountReadingError)
  /// The field of the balance is empty.
  case missingBalance
  /// The field of the account is empty.
  case missingAccount
  /// No account has exactly this name; `candidates` are those that it could mean.
  case unknownAccount(String, candidates: [Candidate] = [])
  /// The row is another balance for a day of this account, and the file doesn't show which is the later one.
  case unknownOrder(String)
  /// The row's currency is not the account's.
  case otherCurrency(String, expected: Currency)
  /// The field of the id isn't an id.
  case id(String)
  /// The row's id is that of another balance, or of another row.
  case otherBalance
  /// No balance is negative, and another column seems to hold their signs, in these words.
  case signColumn(String, words: [String])
}

extension BalanceUpdateImportError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .missingPath: format.strings.error.data.missingPath
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): report.refusal(format)
    case .storage(let error): error.text(format)
    }
  }
}

extension BalanceUpdateRowProblem {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.balance
    let shared = format.strings.error.importing
    return switch self {
    case .csv(let error): error.text(format)
    case .date(let text): shared.date(text.legible)
    case .amount(let text, let error): error.text(ofRow: text, format)
    case .missingBalance: words.missingBalance
    case .missingAccount: words.missingAccount
    case .unknownAccount(let text, let candidates):
      candidates.isEmpty
        ? words.unknownAccount(text.legible)
        : words.inexactAccount(
          text.legible, candidates.map { "\($0.name.legible) (#\($0.number))" }.joined(separator: ", "))
    case .unknownOrder(let account): words.unknownOrder(account.legible, format.clause(.chooseFileOrder))
    case .otherCurrency(let found, let expected): words.otherCurrency(found.legible, expected.code)
    case .id(let text): words.unreadableID(text.legible)
    case .otherBalance: words.otherBalance
    case .signColumn(let column, let signs): format.signColumn(column, signs)
    }
  }
}
