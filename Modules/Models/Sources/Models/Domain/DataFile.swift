/// A file that was made of the data: a backup, or an export.
public struct DataFile: Equatable, Sendable {
  /// Where it is; `nil` for what was handed over piece by piece.
  public let path: String?
  public let bytes: Int
  /// How many of its rows break a rule of today.
  public let warnings: Int

  public init(path: String?, bytes: Int, warnings: Int = 0) {
    self.path = path
    self.bytes = bytes
    self.warnings = warnings
  }
}
