public import ModuloUtilities

/// Why a file of rates was not imported. In every case, no rate was imported.
public enum ExchangeRateImportError: ImportError, Equatable {
  /// An option has an invalid value.
  case unusableOption(ImportOption, String)
  /// The currency that the numbers count from isn't known.
  case base(ExchangeRateError)
  /// No path was given.
  case missingPath
  /// The file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// Rows of the file could not be read; the report lists them.
  case rejected(ExchangeRateImportReport)
  /// The data could not be read or written.
  case storage(StorageError)
}

extension ExchangeRateImportError {
  /// The report of a rejected file; `nil` for every other error.
  public var report: ExchangeRateImportReport? { if case .rejected(let report) = self { report } else { nil } }

  /// The error for a failed import; a rate that exists already is not a failure, but skipped.
  public init(_ error: RepositoryError) {
    switch error {
    case .notFound, .unknownName, .ambiguous, .duplicate, .belowMinimum, .forbidden, .owner, .storage:
      self = .storage(error.remaining)
    }
  }

  /// The error for an option that means nothing.
  public init(_ error: UnusableImportOption) { self = .unusableOption(error.option, error.text) }
}

/// Why a row of a file has no valid rates.
public enum ExchangeRateRowProblem: RowProblem {
  /// The CSV is malformed here.
  case csv(CSVError)
  /// The field isn't a day in the file's format.
  case date(String)
  /// The field is a day of one of two centuries.
  case twoCenturies(String, first: CalendarDay, second: CalendarDay)
  /// An earlier row has rates of the same day.
  case sameDay(CalendarDay, line: Int)
  /// The field isn't a rate in the file's notation.
  case rate(String, AmountReadingError)
  /// The field is 0 or below.
  case notPositive(String)
  /// The header names a column that is no currency.
  case column(String)
  /// The header names a currency twice.
  case sameColumn(Currency)
  /// The header names the currency that the numbers count from.
  case baseColumn(Currency)
  /// The header names no currency beside the column of days.
  case noCurrency
}

extension ExchangeRateImportError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .unusableOption(let option, let value): format.unusableOption(option, value)
    case .base(let error): error.text(format)
    case .missingPath: format.strings.error.data.missingPath
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): report.refusal(format)
    case .storage(let error): error.text(format)
    }
  }
}

extension ExchangeRateRowProblem {
  public static var unit: ImportUnit { .rate }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let (language, shared) = (format.language, format.strings.error.importing)
    return switch self {
    case .csv(let error): format.malformed(error)
    case .date(let text): shared.date(text.legible)
    case .twoCenturies(let text, let first, let second):
      DayReadingError.ambiguous(text, first: first, second: second).text(format)
    case .sameDay(let day, let line):
      language(
        "\(day) has rates in line \(line) already", "le \(day) a déjà des taux à la ligne \(line)")
    case .rate(let text, let error): Self.rate(text, error, format)
    case .notPositive(let text):
      language("\"\(text.legible)\" isn't above zero", "« \(text.legible) » n’est pas supérieur à zéro")
    case .column(let name):
      language(
        "the column \"\(name.legible)\" isn't a currency, by its code, such as USD",
        "la colonne « \(name.legible) » n’est pas une devise, d’après son code, comme USD")
    case .sameColumn(let currency):
      language("\(currency.code) has two columns", "\(currency.code) a deux colonnes")
    case .baseColumn(let currency): Self.baseColumn(currency.code, format)
    case .noCurrency: language("there is no column of a currency", "il n’y a pas de colonne d’une devise")
    }
  }

  private static func rate(_ text: String, _ error: AmountReadingError, _ format: FormatContext) -> String {
    // Such an error quotes the text by itself.
    if case .notANumber = error { return error.text(ofRate: format) }
    return format.strings.error.importing.amount(text.legible, error.text(ofRate: format))
  }

  private static func baseColumn(_ code: String, _ format: FormatContext) -> String {
    let advice = format.clause(.chooseRateBase)
    return format.language(
      "\(code) has a column, and the numbers count from \(code)\(advice.after("; "))",
      "\(code) a une colonne, et les nombres sont pour un \(code)\(advice.after(" ; "))")
  }
}
