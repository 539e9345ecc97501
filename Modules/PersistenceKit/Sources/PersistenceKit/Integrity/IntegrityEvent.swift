/// What a check tells while it runs, besides the faults that it returns.
public enum IntegrityEvent: Sendable, Hashable {
  /// So many rows were read since the check began; told after every ten thousand.
  case progress(rows: Int)
  /// A row is sound, but the application wouldn't write it. The first thousand are told.
  case warning(IntegrityWarning)
}

/// A sound row that breaks a rule of the application.
public struct IntegrityWarning: Sendable, Hashable {
  /// The row's table.
  public let table: String
  /// The row's number.
  public let number: Int64
  /// What the application finds in it.
  public let finding: RowFinding

  /// A warning as a check tells it. Callers make one only to compare it.
  public init(table: String, number: Int64, finding: RowFinding) {
    self.table = table
    self.number = number
    self.finding = finding
  }
}

extension IntegrityWarning: CustomStringConvertible {
  /// The warning in one line of plain English.
  public var description: String { "\(table) #\(number), \(finding.column): \(finding.detail)" }
}
