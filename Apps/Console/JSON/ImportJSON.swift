import ModuloModels
import ModuloUtilities

/// JSON output of imports of rows. A refused file has the same shape, with its errors.
enum ImportJSON {
  static func contributions(_ report: ContributionImportReport, _ format: FormatContext) -> JSONValue {
    .object(schema + counts(report, format))
  }

  /// A file of balances has the directions in which its rows run too.
  static func balances(_ report: BalanceUpdateImportReport, _ format: FormatContext) -> JSONValue {
    .object(
      schema + counts(report, format) + [.init("orders", .array(report.orders.map(order)))])
  }

  private static func counts<Problem>(
    _ report: ImportReport<Problem>, _ format: FormatContext
  ) -> [JSONValue.Member] {
    [
      .init("read", JSONValue(report.read)), .init("imported", JSONValue(report.imported)),
      .init("skipped", JSONValue(report.skipped)), .init("errors", .array(report.errors.map { error($0, format) })),
      .init("warnings", .array(report.remarks(format).filter(\.isWarning).map(warning))),
    ]
  }

  private static func warning(_ remark: ImportRemark) -> JSONValue {
    [
      "code": .string(remark.code), "count": JSONValue(remark.lines.count),
      "lines": .array(remark.lines.first.map { JSONValue($0) }),
      "numbers": .array(remark.twins.map { JSONValue($0.number) }), "message": .string(remark.text),
    ]
  }

  private static func order(_ order: BalanceUpdateFileOrder) -> JSONValue {
    ["account": .string(order.account), "order": .string(order.order.rawValue), "days": JSONValue(order.days)]
  }

  private static func error<Problem>(_ error: RowError<Problem>, _ format: FormatContext) -> JSONValue {
    [
      "line": JSONValue(error.line), "column": JSONValue(error.column), "reason": .string(error.reason.text(format)),
    ]
  }
}
