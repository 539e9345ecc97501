/// What a check of the stored data found.
public struct DataCheck: Equatable, Sendable {
  /// How much is kept; `nil` when the data is too damaged to be counted.
  public let counts: DataCounts?
  public let faults: [DataFault]

  public init(counts: DataCounts?, faults: [DataFault] = []) {
    self.counts = counts
    self.faults = faults
  }

  public var isClean: Bool { faults.isEmpty }
}
