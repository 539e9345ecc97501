import ModuloModels
import ModuloUtilities

/// The members of documents about imports of rows. A refused file has the same shape, with its errors.
enum ImportJSON {
  /// What an import did, and the language and region to say it in.
  typealias Outcome<Problem: RowProblem> = (report: ImportReport<Problem>, format: FormatContext)

  /// - Parameter codes: What warnings there can be; none where a row is imported as it is, or refused.
  static func members<Problem>(warnings codes: [String]) -> [Member<Outcome<Problem>>] {
    let errors = Member<Outcome<Problem>>("errors", .list(.object(error()))) { outcome in
      outcome.report.errors.map { ($0, outcome.format) }
    }
    let warnings = Member<Outcome<Problem>>("warnings", .list(.object(warning(codes)))) { outcome in
      outcome.report.remarks(outcome.format).filter(\.isWarning)
    }
    return counts.of { ($0.report.read, $0.report.imported, $0.report.skipped) } + [errors, warnings]
  }

  private typealias Counts = (read: Int, imported: Int, skipped: Int)

  private static let counts: [Member<Counts>] = [
    Member("read", .integer) { $0.read }, Member("imported", .integer) { $0.imported },
    Member("skipped", .integer) { $0.skipped },
  ]

  static func error<Problem: RowProblem>() -> [Member<(error: RowError<Problem>, format: FormatContext)>] {
    [
      Member("line", .integer) { $0.error.line },
      Member("column", .optional(.integer)) { $0.error.column },
      Member("reason", .text) { $0.error.reason.text($0.format) },
    ]
  }

  static func warning(_ codes: [String]) -> [Member<ImportRemark>] {
    [
      Member("code", codes.isEmpty ? .text : .choice(codes)) { $0.code },
      Member("count", .integer) { $0.lines.count },
      Member("lines", .list(.integer)) { $0.lines.first },
      Member("numbers", .list(.integer)) { $0.twins.map(\.number) },
      Member("message", .text) { $0.text },
    ]
  }
}
