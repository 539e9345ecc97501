/// What became of the data when a backup took its place.
public struct DataRestoration: Equatable, Sendable {
  /// How much is kept now.
  public let counts: DataCounts
  /// Where the replaced file was kept; `nil` when there was none.
  public let keptPath: String?
  /// How many of the rows break a rule of today.
  public let warnings: Int

  public init(counts: DataCounts, keptPath: String?, warnings: Int = 0) {
    self.counts = counts
    self.keptPath = keptPath
    self.warnings = warnings
  }
}
