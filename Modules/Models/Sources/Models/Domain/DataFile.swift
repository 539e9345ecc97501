/// A file that was made of the data: a backup, or an export.
public struct DataFile: Equatable, Sendable {
  /// Where it is; `nil` for what was handed over piece by piece.
  public let path: String?
  public let bytes: Int

  public init(path: String?, bytes: Int) {
    self.path = path
    self.bytes = bytes
  }
}
