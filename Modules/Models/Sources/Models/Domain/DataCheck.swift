/// What a check of the stored data found.
public struct DataCheck: Equatable, Sendable {
  /// How much is kept; `nil` when the data is too damaged to be counted.
  public let counts: DataCounts?
  public let faults: [DataFault]
  /// The rows that break a rule of today; none are looked for where there are faults.
  public let warnings: [DataWarning]
  /// The paths of unfinished files beside the data, which programs left behind when they were killed. No fault.
  public let leftovers: [String]
  /// The names of tables, indexes, views and triggers in the database that others put there. No fault.
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

  /// Whether there are no faults. Rows that are warned about can be read like others.
  public var isClean: Bool { faults.isEmpty }
}
