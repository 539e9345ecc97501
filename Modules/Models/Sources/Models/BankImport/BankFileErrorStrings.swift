public import ModuloUtilities

extension BankFileError {
  /// The message without its place, which the caller adds.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .unreadable(let error): return error.text(format)
    case .csv(let error): return format.malformed(error)
    case .otherKind(let kind):
      return language(
        "this is \(kind.legible), not a statement of a bank", "c’est du \(kind.legible), non un relevé bancaire")
    case .unknownKind:
      return language("no kind of statement was recognised", "aucun type de relevé n’a été reconnu")
    case .unknownProfile(let name):
      return language("there is no profile \(name.legible)", "il n’y a pas de profil \(name.legible)")
        + format.clause(.listProfiles).after(language("; ", " ; "))
    case .otherLayout(let name):
      return language(
        "the file doesn't have the columns of the profile \(name.legible)",
        "le fichier n’a pas les colonnes du profil \(name.legible)")
    case .invalid(let value, let text, _, _): return value.refusal(of: text, language)
    case .rowWithoutDay(let text, _, _):
      return BankFileValue.day.refusal(of: text, language)
        + format.clause(.leaveOutFooter).after(language("; ", " ; "))
    case .missing(let value, _):
      return language("\(value.englishTitle) is missing", "il manque \(value.noun(language))")
    case .truncated:
      return language(
        "the file ends in the middle of a statement", "le fichier se termine au milieu d’un relevé")
    case .documentType:
      return language(
        "a document type declaration is not read", "une déclaration de type de document n’est pas lue")
    case .tooLarge(let limit, _): return limit.text(format)
    case .nul: return CSVError.nul(line: 1, column: 1).text(format)
    case .invalidUTF8: return language("a text is no UTF-8", "un texte n’est pas de l’UTF-8")
    case .unexpectedEndTag(let name, _, _):
      return language(
        "an end tag \(name.legible) without its element", "une balise fermante \(name.legible) sans son élément")
    case .unbalanced(_, let expected, let found):
      return language(
        "the balance is \(found.plainText), and the entries make \(expected.plainText)",
        "le solde est \(found.plainText), et les opérations font \(expected.plainText)")
        + format.clause(.ignoreBalances).after(language("; ", " ; "))
    }
  }
}

extension BankFileValue {
  /// The message on a text that isn't such a value.
  fileprivate func refusal(of text: String, _ language: Language) -> String {
    language("\"\(text.legible)\" isn't \(noun(language))", "« \(text.legible) » n’est pas \(noun(language))")
  }

  /// The value with its article.
  fileprivate func noun(_ language: Language) -> String {
    switch self {
    case .day: language("a day", "une date")
    case .amount: language("an amount", "un montant")
    case .balance: language("a balance", "un solde")
    case .currency: language("the currency of the statement", "la devise du relevé")
    case .status: language("a status", "un état")
    case .entry: language("an entry", "une opération")
    case .direction: language("a mark of money in or out", "une marque de débit ou de crédit")
    }
  }

  /// The value in English with its definite article.
  fileprivate var englishTitle: String {
    switch self {
    case .day: "the day"
    case .amount: "the amount"
    case .balance: "the balance"
    case .currency: "the currency"
    case .status: "the status"
    case .entry: "the entry"
    case .direction: "the mark of money in or out"
    }
  }
}

extension BankFileLimit {
  fileprivate func text(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .depth: return language("elements are nested too deeply", "trop d’éléments imbriqués")
    case .fields(let count):
      let limit = format.number(count)
      return language("a row has more than \(limit) fields", "une ligne a plus de \(limit) champs")
    case .text(let bytes):
      let limit = format.number(bytes)
      return language("a text is longer than \(limit) bytes", "un texte dépasse \(limit) octets")
    case .attribute(let bytes):
      let limit = format.number(bytes)
      return language("an attribute is longer than \(limit) bytes", "un attribut dépasse \(limit) octets")
    }
  }
}
