/// The result of a check of the stored data.
public struct DataCheck: Equatable, Sendable {
  /// The number of stored rows; `nil` when the data is too damaged to be counted.
  public let counts: DataCounts?
  public let faults: [DataFault]
  /// The rows that break a current rule; none are looked for where there are faults.
  public let warnings: [DataWarning]
  /// The paths of unfinished files next to the data, from programs that were killed. Not a fault.
  public let leftovers: [String]
  /// The names of tables, indexes, views and triggers in the database that other programs created. Not a fault.
  public let foreign: [String]

  public init(
    counts: DataCounts?, faults: [DataFault] = [], warnings: [DataWarning] = [], leftovers: [String] = [],
    foreign: [String] = []
  ) {
    self.counts = counts
    self.faults = faults
    self.warnings = warnings
    self.leftovers = leftovers
    self.foreign = foreign
  }

  /// Whether there are no faults. Rows with warnings are readable.
  public var isClean: Bool { faults.isEmpty }
}
