public import ModuloUtilities

struct CSVErrorStrings: Sendable {
  let language: Language

  func missingFile(_ text: String) -> String {
    language("\(text): there is no such file.", "\(text) : ce fichier n’existe pas.")
  }

  func unreadableFile(_ name: String, _ reason: String) -> String {
    language("\(name): can't be read (\(reason)).", "\(name) : lecture impossible (\(reason)).")
  }

  func filePermission(_ text: String) -> String {
    language("\(text): no permission to read.", "\(text) : lecture interdite.")
  }

  func ownFile(_ text: String) -> String {
    language(
      "\(text): is the database itself, or belongs to it.",
      "\(text) : c’est la base de données elle-même, ou un fichier qui en fait partie.")
  }

  var strayQuote: String {
    language(
      "a quote inside a field that doesn't begin with one",
      "un guillemet dans un champ qui ne commence pas par un guillemet")
  }

  var textAfterQuote: String { language("text after a closing quote", "du texte après un guillemet fermant") }
  var unclosedQuote: String { language("the quote is never closed", "le guillemet n’est jamais fermé") }

  var utf16: String {
    language("the file is UTF-16; save it as UTF-8", "le fichier est en UTF-16 ; enregistrez-le en UTF-8")
  }

  var binary: String { language("the file is binary, not text", "le fichier est binaire, et non du texte") }

  var nul: String {
    language("a NUL byte: the file is binary, or damaged", "un octet nul : le fichier est binaire, ou endommagé")
  }

  func invalidUTF8(_ byteOffset: Int) -> String {
    language(
      "not valid UTF-8 at byte \(byteOffset); save the file as UTF-8",
      "pas d’UTF-8 à l’octet \(byteOffset) ; enregistrez le fichier en UTF-8")
  }

  func fieldTooLong(_ limit: String) -> String {
    language("a field of more than \(limit) bytes", "un champ de plus de \(limit) octets")
  }

  func rowTooLong(_ limit: String) -> String {
    language("a row of more than \(limit) bytes", "une ligne de plus de \(limit) octets")
  }

  var noHeader: String { language("the file is empty", "le fichier est vide") }

  func missingColumn(_ name: String, _ available: String) -> String {
    language(
      "there is no column \"\(name)\"; there are: \(available)",
      "il n’y a pas de colonne « \(name) » ; il y a : \(available)")
  }

  func otherDelimiter(_ name: String, _ found: String?) -> String {
    language(
      "there is no column \"\(name)\"; the first line seems to be separated by \(found.map { "\"\($0)\"" } ?? "tabs")",
      "il n’y a pas de colonne « \(name) » ; la première ligne semble séparée par des "
        + (found.map { "« \($0) »" } ?? "tabulations"))
  }

  func duplicateColumn(_ text: String) -> String {
    language("there are several columns \"\(text)\"", "il y a plusieurs colonnes « \(text) »")
  }

  func shortRow(_ expected: Int, _ found: Int) -> String {
    language(
      "the row has \(found) \(found == 1 ? "field" : "fields") instead of \(expected); delete the line if it isn't data",
      "la ligne a \(found) \(found == 1 ? "champ" : "champs") au lieu de \(expected) ; supprimez-la si elle ne contient "
        + "pas de données")
  }

  var extraField: String { language("a field beyond the last column", "un champ au-delà de la dernière colonne") }
}

extension ErrorStrings {
  var csv: CSVErrorStrings { CSVErrorStrings(language: language) }
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
