import ModuloModels
import ModuloUtilities

/// JSON output of `report`, when its page was written to a file.
enum ReportJSON {
  /// - Parameter portfolio: What the accounts are worth; `nil` where there are none.
  static func report(
    _ report: SavingsReportDomain, _ portfolio: PortfolioDomain?, in file: DataFile
  ) -> JSONValue {
    .object(
      schema + [
        .init("file", JSONValue(file.path)), .init("bytes", JSONValue(file.bytes)),
        .init("on", JSONValue(report.today)), .init("goals", JSONValue(report.active.count)),
        .init("archived", JSONValue(report.archived.count)), .init("totals", .array(report.totals.map(total))),
        .init("portfolio", PortfolioJSON.summary(portfolio)),
      ])
  }

  private static func total(_ total: SavingsTotal) -> JSONValue {
    [
      "currency": .string(total.currency.code), "goals": JSONValue(total.goalCount),
      "target": JSONValue(total.goalAmount),
      "current": JSONValue(total.currentAmount), "remaining": JSONValue(total.remainingAmount),
      "remainingThisMonth": JSONValue(total.dueThisMonth),
    ]
  }
}
