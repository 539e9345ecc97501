public import ModuloUtilities

/// Why a file was not imported, as far as the file itself was the reason. In every case, no row was imported.
public protocol ImportError: Error {
  /// The reasons for which a row is rejected.
  associatedtype Problem: RowProblem

  /// The file doesn't exist, or can't be read.
  static func unreadableFile(_ error: ByteSourceError) -> Self

  /// Rows of the file could not be read; the report lists them.
  static func rejected(_ report: ImportReport<Problem>) -> Self

  /// The report on the rows, where they were the reason.
  var report: ImportReport<Problem>? { get }
}
