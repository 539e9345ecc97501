/// The numbers of rows that an export wrote or an import read.
public struct TransferSummary: Sendable, Hashable {
  /// The number of rows of each table, by its name.
  public let rows: [String: Int]
  /// The number of rows that an import would refuse, because of findings; a check names them.
  public let refusedRows: Int
  /// The faults of the rows that an export has left out, one for each row; none unless it was asked to.
  public let omittedRows: [IntegrityFault]

  /// A summary as an export returns it. Callers make one only to compare it.
  public init(rows: [String: Int], refusedRows: Int = 0, omittedRows: [IntegrityFault] = []) {
    self.rows = rows
    self.refusedRows = refusedRows
    self.omittedRows = omittedRows
  }

  /// The number of rows in all tables.
  public var rowCount: Int { rows.values.reduce(0, +) }
}
