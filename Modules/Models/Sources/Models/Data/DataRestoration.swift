/// The result of replacing the data by a backup.
public struct DataRestoration: Equatable, Sendable {
  /// The number of stored rows now.
  public let counts: DataCounts
  /// The path at which the replaced file was kept; `nil` when there was none.
  public let keptPath: String?
  /// The number of rows that break a current rule.
  public let warnings: Int

  public init(counts: DataCounts, keptPath: String?, warnings: Int = 0) {
    self.counts = counts
    self.keptPath = keptPath
    self.warnings = warnings
  }
}
