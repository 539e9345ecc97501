/// Where an export goes.
public enum DataExportTarget: Sendable {
  /// A new file at this path.
  case file(path: String)
  /// Whoever takes the pieces in turn. What it throws ends the export.
  case pieces(@Sendable (_ bytes: [UInt8]) throws -> Void)
}
