public import ModuloUtilities

/// Why a file of contributions was not imported. In every case, no row was imported.
public enum ContributionImportError: ImportError, Equatable {
  /// An option has an invalid value.
  case unusableOption(ImportOption, String)
  /// The file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// Rows of the file could not be read; the report lists them.
  case rejected(ContributionImportReport)
  /// After the import the goal's total would be below zero, and below what it is now.
  case belowZero(available: Money)
  /// The reference names no goal.
  case goal(FinancialGoalError)
  case goalNotFound
  /// The data could not be read or written.
  case storage(StorageError)
}

/// An option of an import that is read from a text.
public enum ImportOption: String, Equatable, Sendable {
  case dateFormat = "--date-format"
  case decimalMark = "--decimal-mark"
  case delimiter = "--delimiter"
  case encoding = "--encoding"
}

extension ContributionImportError {
  public var report: ContributionImportReport? { if case .rejected(let report) = self { report } else { nil } }

  /// The error for a goal that could not be found.
  public init(_ error: FinancialGoalError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .goal(error) }
  }

  /// The error for a failed import; a row that exists already is not a failure, but skipped.
  public init(_ error: RepositoryError, in currency: Currency) {
    switch error {
    case .notFound: self = .goalNotFound
    case .belowMinimum(let total):
      self = .belowZero(available: Money(minorUnits: total, in: currency))
    case .ambiguous, .duplicate, .forbidden, .storage: self = .storage(error.remaining)
    }
  }
}
