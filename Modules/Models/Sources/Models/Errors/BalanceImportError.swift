public import ModuloUtilities

/// Why a file of balances was not imported. Whatever the case, no row of it was.
public enum BalanceImportError: ImportError, Equatable {
  /// The file isn't there, or can't be read.
  case unreadableFile(ByteSourceError)
  /// Rows of the file could not be read; the report names each of them.
  case rejected(BalanceImportReport)
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BalanceImportError {
  public var report: BalanceImportReport? { if case .rejected(let report) = self { report } else { nil } }

  /// The meaning of a failed import; a row that is there already is no failure, it is skipped.
  public init(importing error: RepositoryError) { self = .storage(error.remaining) }
}
