public import ModuloUtilities

struct CSVErrorStrings: Sendable {
  let missingFile: @Sendable (String) -> String
  let unreadableFile: @Sendable (_ name: String, _ reason: String) -> String
  let filePermission: @Sendable (String) -> String
  let ownFile: @Sendable (String) -> String
  let strayQuote: String
  let textAfterQuote: String
  let unclosedQuote: String
  let utf16: String
  let binary: String
  let nul: String
  let invalidUTF8: @Sendable (_ byteOffset: Int) -> String
  let fieldTooLong: @Sendable (_ limit: String) -> String
  let rowTooLong: @Sendable (_ limit: String) -> String
  let noHeader: String
  let missingColumn: @Sendable (_ name: String, _ available: String) -> String
  let otherDelimiter: @Sendable (_ name: String, _ found: String?) -> String
  let duplicateColumn: @Sendable (String) -> String
  let shortRow: @Sendable (_ expected: Int, _ found: Int) -> String
  let extraField: String
}

extension CSVErrorStrings {
  static let english = CSVErrorStrings(
    missingFile: { "\($0): there is no such file." },
    unreadableFile: { name, reason in "\(name): can't be read (\(reason))." },
    filePermission: { "\($0): no permission to read." },
    ownFile: { "\($0): is the database itself, or belongs to it." },
    strayQuote: "a quote inside a field that doesn't begin with one",
    textAfterQuote: "text after a closing quote",
    unclosedQuote: "the quote is never closed",
    utf16: "the file is UTF-16; save it as UTF-8",
    binary: "the file is binary, not text",
    nul: "a NUL byte: the file is binary, or damaged",
    invalidUTF8: { offset in "not valid UTF-8 at byte \(offset); save the file as UTF-8" },
    fieldTooLong: { limit in "a field of more than \(limit) bytes" },
    rowTooLong: { limit in "a row of more than \(limit) bytes" },
    noHeader: "the file is empty",
    missingColumn: { name, available in "there is no column \"\(name)\"; there are: \(available)" },
    otherDelimiter: { name, found in
      "there is no column \"\(name)\"; the first line seems to be separated by \(found.map { "\"\($0)\"" } ?? "tabs")"
    },
    duplicateColumn: { "there are several columns \"\($0)\"" },
    shortRow: { expected, found in
      "the row has \(found) \(found == 1 ? "field" : "fields") instead of \(expected); delete the line if it isn't data"
    },
    extraField: "a field beyond the last column")

  static let french = CSVErrorStrings(
    missingFile: { "\($0) : ce fichier n’existe pas." },
    unreadableFile: { name, reason in "\(name) : lecture impossible (\(reason))." },
    filePermission: { "\($0) : lecture interdite." },
    ownFile: { "\($0) : c’est la base de données elle-même, ou un fichier qui en fait partie." },
    strayQuote: "un guillemet dans un champ qui ne commence pas par un guillemet",
    textAfterQuote: "du texte après un guillemet fermant",
    unclosedQuote: "le guillemet n’est jamais fermé",
    utf16: "le fichier est en UTF-16 ; enregistrez-le en UTF-8",
    binary: "le fichier est binaire, et non du texte",
    nul: "un octet nul : le fichier est binaire, ou endommagé",
    invalidUTF8: { offset in "pas d’UTF-8 à l’octet \(offset) ; enregistrez le fichier en UTF-8" },
    fieldTooLong: { limit in "un champ de plus de \(limit) octets" },
    rowTooLong: { limit in "une ligne de plus de \(limit) octets" },
    noHeader: "le fichier est vide",
    missingColumn: { name, available in "il n’y a pas de colonne « \(name) » ; il y a : \(available)" },
    otherDelimiter: { name, found in
      "il n’y a pas de colonne « \(name) » ; la première ligne semble séparée par des "
        + (found.map { "« \($0) »" } ?? "tabulations")
    },
    duplicateColumn: { "il y a plusieurs colonnes « \($0) »" },
    shortRow: { expected, found in
      "la ligne a \(found) \(found == 1 ? "champ" : "champs") au lieu de \(expected) ; supprimez-la si elle ne contient "
        + "pas de données"
    },
    extraField: "un champ au-delà de la dernière colonne")
}

extension ByteSourceError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.csv
    return switch self {
    case .missing(let name): words.missingFile(name.legible)
    case .permissionDenied(let name): words.filePermission(name.legible)
    case .ownFile(let name): words.ownFile(name.legible)
    case .unreadable(let name, let reason):
      words.unreadableFile(name.legible, EnginePhrase.text(of: reason.legible, in: format.language))
    }
  }
}

extension CSVError {
  /// The message without its place, which the caller adds.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.csv
    return switch self {
    case .unreadable(let error): error.text(format)
    case .strayQuote: words.strayQuote
    case .textAfterQuote: words.textAfterQuote
    case .unclosedQuote: words.unclosedQuote
    case .utf16: words.utf16
    case .binary: words.binary
    case .nul: words.nul
    case .invalidUTF8(_, let byteOffset): words.invalidUTF8(byteOffset)
    case .fieldTooLong(_, let limit): words.fieldTooLong(format.number(limit))
    case .rowTooLong(_, let limit): words.rowTooLong(format.number(limit))
    case .noHeader: words.noHeader
    case .missingColumn(let name, let available):
      words.missingColumn(
        name.legible, available.joined(separator: ", ").legible)
    case .otherDelimiter(let name, let found):
      words.otherDelimiter(name.legible, found == .tab ? nil : found.name)
    case .duplicateColumn(let name): words.duplicateColumn(name.legible)
    case .shortRow(_, let expected, let found): words.shortRow(expected, found)
    case .extraField: words.extraField
    }
  }
}
