import ModuloModels
import ModuloUtilities

/// What `--json` says of an import. A file that was refused has the same shape, with its errors.
enum ImportAnswer {
  static func report<Problem>(_ report: ImportReport<Problem>, _ format: FormatContext) -> JSONValue {
    .object(
      schema + [
        .init("read", JSONValue(report.read)), .init("imported", JSONValue(report.imported)),
        .init("skipped", JSONValue(report.skipped)), .init("errors", .array(report.errors.map { error($0, format) })),
      ])
  }

  private static func error<Problem>(_ error: RowError<Problem>, _ format: FormatContext) -> JSONValue {
    [
      "line": JSONValue(error.line), "column": JSONValue(error.column), "reason": .string(error.reason.text(format)),
    ]
  }
}
