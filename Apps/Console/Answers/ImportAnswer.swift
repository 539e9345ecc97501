import ModuloModels
import ModuloUtilities

/// What `--json` says of an import. A file that was refused has the same shape, with its errors.
enum ImportAnswer {
  static func report(_ report: ContributionImportReport, _ format: FormatContext) -> JSONValue {
    answer(
      report.read, report.imported, report.skipped,
      report.errors.map { error($0.line, $0.column, $0.reason.text(format)) })
  }

  static func report(_ report: BalanceImportReport, _ format: FormatContext) -> JSONValue {
    answer(
      report.read, report.imported, report.skipped,
      report.errors.map { error($0.line, $0.column, $0.reason.text(format)) })
  }

  private static func answer(_ read: Int, _ imported: Int, _ skipped: Int, _ errors: [JSONValue]) -> JSONValue {
    .object(
      schema + [
        .init("read", JSONValue(read)), .init("imported", JSONValue(imported)), .init("skipped", JSONValue(skipped)),
        .init("errors", .array(errors)),
      ])
  }

  private static func error(_ line: Int, _ column: Int?, _ reason: String) -> JSONValue {
    ["line": JSONValue(line), "column": JSONValue(column), "reason": .string(reason)]
  }
}
