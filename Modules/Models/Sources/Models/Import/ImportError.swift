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

/// Why an import rejects a row of a file. Each import has its own reasons; malformed CSV is common to all.
public protocol RowProblem: Equatable, Sendable {
  /// The CSV is malformed here.
  static func csv(_ error: CSVError) -> Self

  /// The message for the user.
  func text(_ format: FormatContext) -> String
}

/// A row of a file that could not be read, with its place and the reason.
public struct RowError<Problem: RowProblem>: Error, Equatable {
  /// The line, counted from 1.
  public let line: Int
  /// The character column from 1, where one is known.
  public let column: Int?
  /// The reason why the row is refused.
  public let reason: Problem

  /// Creates the error of a row; lines and columns count from 1.
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

struct ImportErrorStrings: Sendable {
  let unusableOption: @Sendable (_ option: String, _ value: String) -> String
  /// The values that an option takes.
  let values: @Sendable (ImportOption) -> String
  /// The name of an option.
  let option: @Sendable (ImportOption) -> String
  /// A file with errors was refused; the list has a line for each.
  let rejected: @Sendable (_ count: String, _ list: String) -> String
  /// The place of an error: line, and column where known.
  let place: @Sendable (_ line: Int, _ column: Int?) -> String
  let further: @Sendable (_ count: String) -> String
  let date: @Sendable (String) -> String
  let amount: @Sendable (_ text: String, _ reason: String) -> String
  let missingAmount: String
  let twoAmounts: String
  let negativeAmount: @Sendable (String) -> String
  let otherCurrency: @Sendable (_ found: String, _ expected: String) -> String
  /// No amount is negative, and a column seems to hold the signs, in these words.
  let signColumn: @Sendable (_ column: String, _ words: String, _ advice: String?) -> String
}

extension ImportErrorStrings {
  static let english = ImportErrorStrings(
    unusableOption: { option, value in "The value '\(value)' is invalid for '\(option)'." },
    values: { option in
      switch option {
      case .dateFormat: "It takes d or dd, M or MM, and yy or yyyy, once each, such as dd/MM/yyyy."
      case .decimalMark: "It is a point or a comma."
      case .delimiter: "It is one character, or the word tab."
      case .encoding: "It is utf-8, iso-8859-1 or windows-1252."
      }
    },
    option: { option in
      switch option {
      case .dateFormat: "date format"
      case .decimalMark: "decimal mark"
      case .delimiter: "delimiter"
      case .encoding: "encoding"
      }
    },
    rejected: { count, list in "Nothing was imported; errors: \(count)\n\(list)" },
    place: { line, column in column.map { "line \(line), column \($0)" } ?? "line \(line)" },
    further: { "… and \($0) more" },
    date: { "\"\($0)\" isn't a day in the expected form" },
    amount: { text, reason in "\"\(text)\": \(reason)" },
    missingAmount: "the amount is missing",
    twoAmounts: "there is an amount in both columns",
    negativeAmount: { "\"\($0)\" is negative; these columns hold positive amounts" },
    otherCurrency: { found, expected in "the currency is \(found), and the goal's is \(expected)" },
    signColumn: { column, words, advice in
      "no amount is negative, and the column \"\(column)\" seems to hold the signs (\(words))\(advice.after("; "))"
    })

  static let french = ImportErrorStrings(
    unusableOption: { option, value in "La valeur « \(value) » n’est pas valable pour « \(option) »." },
    values: { option in
      switch option {
      case .dateFormat: "Elle contient une fois d ou dd, M ou MM, et yy ou yyyy, par exemple dd/MM/yyyy."
      case .decimalMark: "C’est un point ou une virgule."
      case .delimiter: "C’est un seul caractère, ou le mot tab."
      case .encoding: "C’est utf-8, iso-8859-1 ou windows-1252."
      }
    },
    option: { option in
      switch option {
      case .dateFormat: "forme des dates"
      case .decimalMark: "signe décimal"
      case .delimiter: "séparateur"
      case .encoding: "codage"
      }
    },
    rejected: { count, list in "Rien n’a été importé ; erreurs : \(count)\n\(list)" },
    place: { line, column in column.map { "ligne \(line), colonne \($0)" } ?? "ligne \(line)" },
    further: { "… et \($0) de plus" },
    date: { "« \($0) » n’est pas un jour dans la forme attendue" },
    amount: { text, reason in "« \(text) » : \(reason)" },
    missingAmount: "il n’y a pas de montant",
    twoAmounts: "il y a un montant dans les deux colonnes",
    negativeAmount: { "« \($0) » est négatif ; ces colonnes contiennent des montants positifs" },
    otherCurrency: { found, expected in "la devise est \(found), celle de l’objectif est \(expected)" },
    signColumn: { column, words, advice in
      "aucun montant n’est négatif, et la colonne « \(column) » semble contenir les signes (\(words))"
        + advice.after(" ; ")
    })
}
