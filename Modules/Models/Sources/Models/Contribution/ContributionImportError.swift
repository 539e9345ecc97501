public import ModuloUtilities

/// Why a file of contributions was not imported. In every case, no row was imported.
public enum ContributionImportError: ImportError, Equatable {
  /// An option has an invalid value.
  case unusableOption(ImportOption, String)
  /// No path was given.
  case missingPath
  /// The file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// Rows of the file could not be read; the report lists them.
  case rejected(ContributionImportReport)
  /// After the import the goal's total would be below zero, and below what it is now.
  case belowZero(available: Money)
  /// The reference names no goal, or one that no longer exists.
  case goal(FinancialGoalError)
  /// The data could not be read or written.
  case storage(StorageError)
}

/// An option of an import that is read from a text.
public enum ImportOption: CaseIterable, Equatable, Sendable {
  /// The order of day, month and year.
  case dateFormat
  /// The decimal mark of the amounts.
  case decimalMark
  /// The character between two fields.
  case delimiter
  /// The encoding of the file's text.
  case encoding

  /// The value, as it is typed, of an option that isn't given.
  public var usualValue: String {
    switch self {
    case .dateFormat: DayFormat.iso.pattern
    case .decimalMark: "."
    case .delimiter: ","
    case .encoding: TextEncoding.utf8.rawValue
    }
  }
}

extension ContributionImportError {
  /// The report of a rejected file; `nil` for every other error.
  public var report: ContributionImportReport? { if case .rejected(let report) = self { report } else { nil } }

  /// The error for a goal that could not be found.
  public init(_ error: FinancialGoalError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .goal(error) }
  }

  /// The error for a failed import; a row that exists already is not a failure, but skipped.
  public init(_ error: RepositoryError, in currency: Currency) {
    switch error {
    case .notFound: self = .goal(.missing)
    case .belowMinimum(let total):
      self = .belowZero(available: Money(minorUnits: total, in: currency))
    case .unknownName, .ambiguous, .duplicate, .forbidden, .owner, .storage: self = .storage(error.remaining)
    }
  }
}

/// Why a row of a file is not a valid contribution.
public enum ContributionRowProblem: RowProblem {
  /// The CSV is malformed here.
  case csv(CSVError)
  /// The field isn't a day in the file's format.
  case date(String)
  /// The field is a day of one of two centuries.
  case twoCenturies(String, first: CalendarDay, second: CalendarDay)
  /// The field isn't an amount in the file's notation.
  case amount(String, AmountReadingError)
  /// Neither or both of the two amount columns have a value.
  case missingAmount
  /// The row has an amount in both columns.
  case twoAmounts
  /// A column of positive amounts holds a negative one.
  case negativeAmount(String)
  /// The row's currency is not the goal's.
  case otherCurrency(String, expected: Currency)
  /// No amount is negative, and another column seems to hold their signs, in these words.
  case signColumn(String, words: [String])
}

extension ContributionImportError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error
    return switch self {
    case .unusableOption(let option, let value): format.unusableOption(option, value)
    case .missingPath: words.data.missingPath
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): report.refusal(format)
    case .belowZero(let available):
      ContributionRule.belowZero(available: available).text(format)
    case .goal(let error): error.text(format)
    case .storage(let error): error.text(format)
    }
  }
}

extension FormatContext {
  /// The message on a column that seems to hold the signs of the amounts.
  func signColumn(_ column: String, _ words: [String]) -> String {
    let listed = words.map(\.legible).joined(separator: ", ")
    return strings.error.importing.signColumn(column.legible, listed, clause(.readSignsAsWritten))
  }
}

extension ContributionRowProblem {
  public static var unit: ImportUnit { .row }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.importing
    return switch self {
    case .csv(let error): format.malformed(error)
    case .date(let text): words.date(text.legible)
    case .twoCenturies(let text, let first, let second):
      DayReadingError.ambiguous(text, first: first, second: second).text(format)
    case .amount(let text, let error): error.text(ofRow: text, format)
    case .missingAmount: words.missingAmount
    case .twoAmounts: words.twoAmounts
    case .negativeAmount(let text): words.negativeAmount(text.legible)
    case .otherCurrency(let found, let expected): words.otherCurrency(found.legible, expected.code)
    case .signColumn(let column, let signs): format.signColumn(column, signs)
    }
  }
}
