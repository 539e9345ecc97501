public import ModuloUtilities

/// A row of a file that could not be read, with its place and the reason.
public struct RowError<Problem: RowProblem>: Error, Equatable {
  /// The line, counted from 1.
  public let line: Int
  /// The character column from 1, where one is known.
  public let column: Int?
  public let reason: Problem

  public init(line: Int, column: Int?, reason: Problem) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// An error in a field.
  public init(_ field: CSVField, _ reason: Problem) {
    self.init(line: field.line, column: field.column, reason: reason)
  }

  /// An error in the form of the file; an error of the file as a whole is reported at its first line.
  public init(_ error: CSVError) {
    self.init(line: error.line ?? 1, column: error.column, reason: .csv(error))
  }
}
