/// The result of a check of the stored data.
public struct DataCheck: Equatable, Sendable {
  /// The number of stored rows; `nil` when the data is too damaged to be counted.
  public let counts: DataCounts?
  /// The faults that make the database unusable in part; empty when it is clean.
  public let faults: [DataFault]
  /// The rows that break a current rule; none are looked for where there are faults.
  public let warnings: [DataWarning]
  /// The paths of unfinished files next to the data, from programs that were killed. Not a fault.
  public let leftovers: [String]
  /// The names of tables, indexes, views and triggers in the database that other programs created. Not a fault.
  public let foreign: [String]

  /// Creates the result of a check.
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

/// A fault that a check found in the stored data.
public struct DataFault: Equatable, Sendable {
  /// The part of the database that is at fault.
  public enum Kind: String, CaseIterable, Sendable {
    /// The file is inconsistent.
    case file
    /// A table or an index is missing, or differs from its definition.
    case structure
    /// A row refers to a row that doesn't exist.
    case reference
    /// A row doesn't match its checksum.
    case checksum
    /// A row has an invalid value.
    case value
    /// A derived total differs from the sum of its rows.
    case total
  }

  /// The part that is at fault.
  public let kind: Kind
  /// The table, index or column at fault; `nil` where none can be named.
  public let table: String?
  /// The row's number; `nil` where none can be named.
  public let number: Int?
  /// The location and the fault, in English, as the check reports it.
  public let detail: String

  /// Creates a fault; its place is as exact as the check knows.
  public init(_ kind: Kind, table: String? = nil, number: Int? = nil, detail: String) {
    self.kind = kind
    self.table = table
    self.number = number
    self.detail = detail
  }
}
