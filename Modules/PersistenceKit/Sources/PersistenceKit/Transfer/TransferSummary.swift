/// The numbers of rows that an export wrote or an import read.
public struct TransferSummary: Sendable, Hashable {
  /// How many rows each table has, by its name.
  public let rows: [String: Int]
  /// How many of the rows an import would refuse, because their models find something in them: a check says what.
  public let refusedRows: Int

  /// A summary as an export returns it. Callers make one only to compare it.
  public init(rows: [String: Int], refusedRows: Int = 0) {
    self.rows = rows
    self.refusedRows = refusedRows
  }

  /// How many rows there are in all tables.
  public var rowCount: Int { rows.values.reduce(0, +) }
}
