/// What a check of the stored data found.
public struct DataCheck: Equatable, Sendable {
  /// How much is kept; `nil` when the data is too damaged to be counted.
  public let counts: DataCounts?
  public let faults: [DataFault]
  /// The rows that break a rule of today; none are looked for where there are faults.
  public let warnings: [DataWarning]

  public init(counts: DataCounts?, faults: [DataFault] = [], warnings: [DataWarning] = []) {
    self.counts = counts
    self.faults = faults
    self.warnings = warnings
  }

  /// Whether there are no faults. Rows that are warned about can be read like others.
  public var isClean: Bool { faults.isEmpty }
}
