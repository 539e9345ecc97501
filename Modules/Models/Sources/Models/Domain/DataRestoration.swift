/// What became of the data when a backup took its place.
public struct DataRestoration: Equatable, Sendable {
  /// How much is kept now.
  public let counts: DataCounts
  /// Where the replaced file was kept; `nil` when there was none.
  public let keptPath: String?

  public init(counts: DataCounts, keptPath: String?) {
    self.counts = counts
    self.keptPath = keptPath
  }
}
