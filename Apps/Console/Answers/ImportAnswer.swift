import ModuloModels
import ModuloUtilities

/// What `--json` says of an import. A file that was refused has the same shape, with its errors.
enum ImportAnswer {
  static func report(_ report: ContributionImportReport, _ format: FormatContext) -> JSONValue {
    let errors = report.errors.map { error -> JSONValue in
      [
        "line": JSONValue(error.line), "column": JSONValue(error.column),
        "reason": .string(error.reason.text(format)),
      ]
    }
    return .object(
      schema + [
        .init("read", JSONValue(report.read)), .init("imported", JSONValue(report.imported)),
        .init("skipped", JSONValue(report.skipped)), .init("errors", .array(errors)),
      ])
  }
}
