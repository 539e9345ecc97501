/// A file made from the data: a backup or an export.
public struct DataFile: Equatable, Sendable {
  /// The file's path; `nil` for an export that was passed on piece by piece.
  public let path: String?
  /// The size of the file in bytes.
  public let bytes: Int
  /// The number of its rows that break a current rule.
  public let warnings: Int
  /// The damaged rows that it was made without: of an export that was asked to, with those that point to them; of a
  /// backup, steps of the history.
  public let omitted: [DataFault]

  /// Creates the description of a written file; no path stands for standard output.
  public init(path: String?, bytes: Int, warnings: Int = 0, omitted: [DataFault] = []) {
    self.path = path
    self.bytes = bytes
    self.warnings = warnings
    self.omitted = omitted
  }
}

/// The destination of an export.
public enum DataExportTarget: Sendable {
  /// A new file at this path.
  case file(path: String)
  /// A function that takes the pieces in order. An error it throws ends the export.
  case pieces(@Sendable (_ bytes: [UInt8]) throws -> Void)
}
