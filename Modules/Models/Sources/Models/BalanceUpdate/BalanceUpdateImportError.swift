public import ModuloUtilities

/// Why a file of balances was not imported. In every case, no row was imported.
public enum BalanceUpdateImportError: ImportError, Equatable {
  /// The file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// Rows of the file could not be read; the report lists them.
  case rejected(BalanceUpdateImportReport)
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BalanceUpdateImportError {
  public var report: BalanceUpdateImportReport? { if case .rejected(let report) = self { report } else { nil } }

  /// The error for a failed import; a row that exists already is not a failure, but skipped.
  public init(_ error: RepositoryError) { self = .storage(error.remaining) }
}
