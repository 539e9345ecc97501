public import ModuloUtilities

/// Why a file was not imported, as far as the file itself was the reason. Whatever the case, no row of it was.
public protocol ImportError: Error {
  /// What can be wrong with a row.
  associatedtype Problem: RowProblem

  /// The file isn't there, or can't be read.
  static func unreadableFile(_ error: ByteSourceError) -> Self

  /// Rows of the file could not be read; the report names each of them.
  static func rejected(_ report: ImportReport<Problem>) -> Self

  /// What was wrong with the rows, where they were the reason.
  var report: ImportReport<Problem>? { get }
}
