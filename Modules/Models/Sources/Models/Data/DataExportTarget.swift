/// The destination of an export.
public enum DataExportTarget: Sendable {
  /// A new file at this path.
  case file(path: String)
  /// A function that takes the pieces in order. An error it throws ends the export.
  case pieces(@Sendable (_ bytes: [UInt8]) throws -> Void)
}
