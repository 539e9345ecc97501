/// What an export wrote or an import read.
public struct TransferSummary: Sendable, Hashable {
  /// How many rows each table has, by its name.
  public let rows: [String: Int]

  /// A summary as an export returns it. Callers make one only to compare it.
  public init(rows: [String: Int]) {
    self.rows = rows
  }

  /// How many rows there are in all tables.
  public var rowCount: Int { rows.values.reduce(0, +) }
}
