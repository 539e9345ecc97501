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
  /// What such an import counts.
  static var unit: ImportUnit { get }

  /// The CSV is malformed here.
  static func csv(_ error: CSVError) -> Self

  /// The message for the user.
  func text(_ format: FormatContext) -> String
}

/// What an import counts.
public enum ImportUnit: Sendable {
  /// The rows.
  case row
  /// The rates, of which a row has several.
  case rate
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
  let language: Language

  func unusableOption(_ option: String, _ value: String) -> String {
    language(
      "The value '\(value)' is invalid for '\(option)'.",
      "La valeur « \(value) » n’est pas valable pour « \(option) ».")
  }

  /// The values that an option takes.
  func values(_ option: ImportOption) -> String {
    switch option {
    case .dateFormat:
      language(
        "It takes d or dd, M or MM, and yy or yyyy, once each, such as dd/MM/yyyy.",
        "Elle contient une fois d ou dd, M ou MM, et yy ou yyyy, par exemple dd/MM/yyyy.")
    case .decimalMark: language("It is a point or a comma.", "C’est un point ou une virgule.")
    case .delimiter: language("It is one character, or the word tab.", "C’est un seul caractère, ou le mot tab.")
    case .encoding:
      language(
        "It is one of \(TextEncoding.names).", "C’est l’un de ceux-ci : \(TextEncoding.names).")
    }
  }

  /// The name of an option.
  func option(_ option: ImportOption) -> String {
    switch option {
    case .dateFormat: language("date format", "forme des dates")
    case .decimalMark: language("decimal mark", "signe décimal")
    case .delimiter: language("delimiter", "séparateur")
    case .encoding: language("encoding", "codage")
    }
  }

  /// A file with errors was refused; the list has a line for each.
  func rejected(_ count: String, _ list: String) -> String {
    language("Nothing was imported; errors: \(count)\n\(list)", "Rien n’a été importé ; erreurs : \(count)\n\(list)")
  }

  /// The place of an error: line, and column where known.
  func place(_ line: Int, _ column: Int?) -> String {
    language(
      column.map { "line \(line), column \($0)" } ?? "line \(line)",
      column.map { "ligne \(line), colonne \($0)" } ?? "ligne \(line)")
  }

  func further(_ count: String) -> String { language("… and \(count) more", "… et \(count) de plus") }

  func date(_ text: String) -> String {
    language("\"\(text)\" isn't a day in the expected form", "« \(text) » n’est pas un jour dans la forme attendue")
  }

  func amount(_ text: String, _ reason: String) -> String {
    language("\"\(text)\": \(reason)", "« \(text) » : \(reason)")
  }

  var missingAmount: String { language("the amount is missing", "il n’y a pas de montant") }
  var twoAmounts: String { language("there is an amount in both columns", "il y a un montant dans les deux colonnes") }

  func negativeAmount(_ text: String) -> String {
    language(
      "\"\(text)\" is negative; these columns hold positive amounts",
      "« \(text) » est négatif ; ces colonnes contiennent des montants positifs")
  }

  func otherCurrency(_ found: String, _ expected: String) -> String {
    language(
      "the currency is \(found), and the goal's is \(expected)",
      "la devise est \(found), celle de l’objectif est \(expected)")
  }

  /// No amount is negative, and a column seems to hold the signs, in these words.
  func signColumn(_ column: String, _ words: String, _ advice: String?) -> String {
    language(
      "no amount is negative, and the column \"\(column)\" seems to hold the signs (\(words))\(advice.after("; "))",
      "aucun montant n’est négatif, et la colonne « \(column) » semble contenir les signes (\(words))"
        + advice.after(" ; "))
  }
}

extension FormatContext {
  /// The message on an option of an import that means nothing.
  func unusableOption(_ option: ImportOption, _ value: String) -> String {
    let words = strings.error.importing
    return words.unusableOption(clause(.option(option)) ?? words.option(option), value.legible) + " "
      + words.values(option)
  }

  /// The message on a malformed file that may have been read with the wrong options.
  func malformed(_ error: CSVError) -> String {
    switch error {
    case .invalidUTF8: error.text(self) + clause(.chooseEncoding).after(", ")
    case .otherDelimiter(_, let found): error.text(self) + clause(.chooseDelimiter(found)).after("; ")
    default: error.text(self)
    }
  }
}

extension ErrorStrings {
  var importing: ImportErrorStrings { ImportErrorStrings(language: language) }
}

extension TextEncoding {
  /// The names of all encodings: `utf-8, utf-16le …`
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
