import ModuloFinancialGoal
import ModuloModels
import ModuloUtilities

/// The document of `report`, when its page was written to a file.
enum ReportJSON {
  /// A report, what the accounts are worth (`nil` for none), and the file.
  typealias Report = (report: SavingsReportDomain, portfolio: PortfolioDomain?, file: DataFile)

  static let report = Document<Report>(
    "report", "A report that was written to a file",
    DocumentFileJSON.file.of { $0.file } + [
      Member("on", .day, "The day for which the figures hold.") { $0.report.today },
      Member("goals", .integer) { $0.report.active.count },
      Member("archived", .integer) { $0.report.archived.count },
      Member("totals", .list(.object(total)), "What the goals that aren't archived add up to, by currency.") {
        $0.report.totals
      },
      Member(
        "portfolio", .optional(.object(PortfolioJSON.members)),
        "What the accounts are worth together; null where there are none, or no sum can be made of them."
      ) { $0.portfolio },
    ])

  static let schemas = [report.schema]

  private static let total: [Member<SavingsTotal>] = [
    Member("currency", .currency) { $0.currency },
    Member("goals", .integer) { $0.goalCount },
    Member("target", .amount) { $0.goalAmount },
    Member("current", .amount) { $0.currentAmount },
    Member("remaining", .amount) { $0.remainingAmount },
    Member("remainingThisMonth", .amount) { $0.dueThisMonth },
  ]
}

extension SavingsReportScreen: LinkedScreen {
  var json: JSONValue? { words }
}
