public import ModuloUtilities

/// A row of a file that could not be read: where, and why.
public struct RowError<Problem: RowProblem>: Error, Equatable {
  /// From 1, as an editor counts.
  public let line: Int
  /// The character column from 1, where one is known.
  public let column: Int?
  public let reason: Problem

  public init(line: Int, column: Int?, reason: Problem) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// What is wrong with a field.
  public init(_ field: CSVField, _ reason: Problem) {
    self.init(line: field.line, column: field.column, reason: reason)
  }

  /// What is wrong with the form of the file; where it is the file as a whole, its first line stands for it.
  public init(_ error: CSVError) {
    self.init(line: error.line ?? 1, column: error.column, reason: .csv(error))
  }
}
