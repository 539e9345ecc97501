import ModuloData
import ModuloModels
import ModuloUtilities

/// The documents of `import`.
enum BankImportJSON {
  /// What an import did, and the language and region to say it in.
  typealias Outcome = (report: BankImportReport, format: FormatContext)
  private typealias File = (report: BankFileReport, format: FormatContext)

  static let report = Document<Outcome>(
    "bank-import", "What an import did with the rows of files of banks",
    [
      Member("into", .choice(["goal", "account"])) { $0.report.isOfGoal ? "goal" : "account" },
      Member("name", .text, "The goal's or the account's.") { $0.report.owner },
      Member("imported", .integer, "Over all files.") { $0.report.imported },
      Member("files", .list(.object(file))) { outcome in outcome.report.files.map { ($0, outcome.format) } },
      Member("goalReached", .flag, "Whether the import has reached the goal.") { $0.report.reachedGoal != nil },
      Member("bankId", .optional(.text), "The bank's id in the files, masked, where no account had it; else null.") {
        $0.report.newBankID?.maskedBankID
      },
      Member("bankIdRemembered", .flag, "Whether the account has that id now.") { $0.report.remembersBankID },
    ])

  static let schemas = [report.schema]

  private static let file: [Member<File>] =
    kind + figures + [
      Member("read", .integer, "Entries for a goal, balances of days for an account.") { $0.report.rows.read },
      Member("imported", .integer) { $0.report.rows.imported },
      Member("skipped", .integer) { $0.report.skipped },
      Member("errors", .list(.object(ImportJSON.error()))) { file in
        file.report.rows.errors.map { ($0, file.format) }
      },
      Member("remarks", .list(.object(ImportJSON.warning([]))), "On rows that were skipped, or may be wrong.") {
        $0.report.rows.remarks($0.format) + $0.report.remarks($0.format)
      },
    ]

  private static let kind: [Member<File>] = [
    Member("file", .text, "The path; - for standard input.") { $0.report.name },
    Member("kind", .choice(["csv", "ofx", "qif", "camt", "mt940"])) { $0.report.kind.code },
    Member("profile", .optional(.text)) { $0.report.kind.profile },
    Member("evidence", .list(.object(evidence)), "How a CSV file was read, and why.") { $0.report.evidence },
  ]

  private static let figures: [Member<File>] = [
    Member("entries", .integer) { $0.report.entries },
    Member("from", .optional(.day)) { $0.report.days?.lowerBound },
    Member("to", .optional(.day)) { $0.report.days?.upperBound },
    Member("currency", .optional(.currency)) { $0.report.totals?.deposits.currency },
    Member("in", .optional(.amount), "What came in.") { $0.report.totals?.deposits },
    Member("out", .optional(.amount), "What went out.") { $0.report.totals?.withdrawals },
    Member("first", .list(.object(row)), "The first entries as read.") { $0.report.first },
  ]

  private static let row: [Member<BankImportRow>] = [
    Member("line", .integer) { $0.line },
    Member("date", .day) { $0.day },
    Member("amount", .amount) { $0.amount },
    Member("text", .text) { $0.text },
    Member("balance", .optional(.amount)) { $0.balance },
  ]

  private static let evidence: [Member<BankFileEvidence>] = [
    Member("subject", .choice) { $0.subject },
    Member("value", .text) { $0.value },
    Member("source", .choice(["options", "profile", "line", "runningBalance", "balances", "content", "anyReading"])) {
      $0.source.code
    },
    Member("line", .optional(.integer)) { $0.source.line },
  ]
}

extension BankFileKind {
  fileprivate var code: String {
    switch self {
    case .csv: "csv"
    case .ofx: "ofx"
    case .qif: "qif"
    case .camt: "camt"
    case .mt940: "mt940"
    }
  }

  /// The profile of a CSV file; `nil` for none.
  fileprivate var profile: String? { if case .csv(let profile) = self { profile } else { nil } }
}

extension BankFileEvidence.Source {
  fileprivate var code: String {
    switch self {
    case .options: "options"
    case .profile: "profile"
    case .line: "line"
    case .runningBalance: "runningBalance"
    case .balances: "balances"
    case .content: "content"
    case .anyReading: "anyReading"
    }
  }

  fileprivate var line: Int? {
    switch self {
    case .line(let line), .runningBalance(let line): line
    case .options, .profile, .balances, .content, .anyReading: nil
    }
  }
}

extension BankImportError {
  /// The report on rows that are the reason; `nil` for every other error.
  var report: BankImportReport? {
    switch self {
    case .rejected(let report), .probable(let report): report
    default: nil
    }
  }
}

extension BankImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}
