public import ModuloUtilities

/// Why an import rejects a row of a file. Each import has its own reasons; malformed CSV is common to all.
public protocol RowProblem: Equatable, Sendable {
  /// The CSV is malformed here.
  static func csv(_ error: CSVError) -> Self

  /// The message for the user.
  func text(_ format: FormatContext) -> String
}
