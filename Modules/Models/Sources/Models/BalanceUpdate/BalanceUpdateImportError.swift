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
    case .notFound, .unknownName, .ambiguous, .duplicate, .belowMinimum, .forbidden, .owner, .storage:
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
  public static var unit: ImportUnit { .row }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let (language, shared) = (format.language, format.strings.error.importing)
    return switch self {
    case .csv(let error): error.text(format)
    case .date(let text): shared.date(text.legible)
    case .amount(let text, let error): error.text(ofRow: text, format)
    case .missingBalance: language("the balance is missing", "il n’y a pas de solde")
    case .missingAccount: language("the name of the account is missing", "il n’y a pas de nom de compte")
    case .unknownAccount(let text, let candidates): Self.unknownAccount(text.legible, candidates, language)
    case .unknownOrder(let account): Self.unknownOrder(account.legible, format)
    case .otherCurrency(let found, let expected):
      language(
        "the currency is \(found.legible), and the account's is \(expected.code)",
        "la devise est \(found.legible), celle du compte est \(expected.code)")
    case .id(let text):
      language(
        "\"\(text.legible)\" isn't the id of a balance; leave it empty for a new one",
        "« \(text.legible) » n’est pas l’id d’un solde ; laissez-le vide pour un nouveau solde")
    case .otherBalance:
      language(
        "the id is that of another balance; leave it empty to import the row as a new one",
        "cet id est celui d’un autre solde ; laissez-le vide pour importer la ligne comme un nouveau solde")
    case .signColumn(let column, let signs): format.signColumn(column, signs)
    }
  }

  private static func unknownAccount(_ text: String, _ candidates: [Candidate], _ language: Language) -> String {
    let unknown = language("there is no account \"\(text)\"", "il n’y a pas de compte « \(text) »")
    if candidates.isEmpty { return unknown }
    let names = candidates.map { "\($0.name.legible) (#\($0.number))" }.joined(separator: ", ")
    return unknown
      + language(
        "; write the whole name, or the number with its sign: \(names)",
        " ; écrivez le nom entier, ou le numéro avec son signe : \(names)")
  }

  private static func unknownOrder(_ account: String, _ format: FormatContext) -> String {
    let advice = format.clause(.chooseFileOrder)
    return format.language(
      "\(account) has another balance on this day, and the days don't show which is the later one"
        + advice.after("; "),
      "\(account) a un autre solde ce jour-là, et les jours ne montrent pas lequel est le plus récent"
        + advice.after(" ; "))
  }
}
