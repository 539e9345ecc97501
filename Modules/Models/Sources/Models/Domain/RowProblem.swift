public import ModuloUtilities

/// Why a row of a file is not what an import takes. Each import has its own reasons; a file can be malformed for all.
public protocol RowProblem: Equatable, Sendable {
  /// The file is not well-formed here.
  static func csv(_ error: CSVError) -> Self

  /// What is said about it.
  func text(_ format: FormatContext) -> String
}
