public import ModuloUtilities

extension BankImportStrings {
  /// How a file is read in one respect, and what decides.
  func decision(_ evidence: BankFileEvidence) -> String {
    "  \(subject(evidence.subject))\(language(":", " :")) \(evidence.value.legible) (\(source(evidence.source)))"
  }

  /// What is decided once for a file.
  public func subject(_ subject: BankFileSubject) -> String {
    switch subject {
    case .encoding: language("encoding", "codage")
    case .delimiter: language("delimiter", "séparateur")
    case .profile: language("profile", "profil")
    case .columns: language("columns", "colonnes")
    case .dayOrder: language("order of day and month", "ordre du jour et du mois")
    case .century: language("century", "siècle")
    case .decimalMark: language("decimal mark", "signe décimal")
    case .sign: language("money in and out", "entrées et sorties")
    case .rowOrder: language("row order", "ordre des lignes")
    case .status: language("booked entries", "opérations comptabilisées")
    }
  }

  private func source(_ source: BankFileEvidence.Source) -> String {
    switch source {
    case .options: language("as said", "comme indiqué")
    case .profile(let name): language("profile \(name)", "profil \(name)")
    case .line(let line): language("line \(line) allows no other", "la ligne \(line) n’en permet pas d’autre")
    case .runningBalance(let line):
      language("by the running balance, line \(line)", "d’après le solde courant, ligne \(line)")
    case .balances: language("by the balances", "d’après les soldes")
    case .content: language("by its content", "d’après son contenu")
    case .anyReading: language("every reading is the same", "toutes les lectures reviennent au même")
    }
  }
}

extension BankFileQuestion {
  /// The question: what is to be decided, the line that shows it, and the possible answers, each with the option that
  /// gives it.
  public func text(_ format: FormatContext) -> String {
    let shown = answers.map { "  " + $0.text(of: subject, format) }
    return ([title(format)] + shown).joined(separator: "\n")
  }

  /// What is to be decided, and the line that shows it.
  public func title(_ format: FormatContext) -> String {
    let what = format.strings.bankImport.subject(subject)
    let fields = fields.map(\.legible).joined(separator: " | ")
    return format.language(
      "Not known: \(what). Line \(line): \(fields)", "À préciser : \(what). Ligne \(line) : \(fields)")
  }
}

extension BankFileAnswer {
  /// How the line is read with this answer, and the option that gives it.
  public func text(of subject: BankFileSubject, _ format: FormatContext) -> String {
    reading.text(format) + (format.clause(.chooseReading(subject, options)).map { " (\($0))" } ?? "")
  }
}

extension BankFileReading {
  func text(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .profile(let name): return language("profile \(name)", "profil \(name)")
    case .columns(let columns): return columns.text(language)
    case .fields(let fields): return fields.map(\.legible).joined(separator: " | ")
    case .entry(let day, let amount, let text):
      return "\(format.day(day))  \(amount.plainText)" + (text.isEmpty ? "" : "  \(text.legible)")
    case .flag(let column):
      return language("the signs are in \(column.legible)", "les signes sont dans \(column.legible)")
    case .day(let day): return format.day(day)
    case .year(let year): return String(year)
    case .amount(let amount): return amount.plainText
    case .rowOrder(.oldestFirst): return format.strings.importing.fileOrder(.oldestFirst)
    case .rowOrder(.newestFirst): return format.strings.importing.fileOrder(.newestFirst)
    case .rowOrder(.oldestDaysFirst):
      return language("oldest day first, newest row of each first", "jours croissants, lignes du jour à rebours")
    case .rowOrder(.newestDaysFirst):
      return language("newest day first, oldest row of each first", "jours à rebours, lignes du jour croissantes")
    case .statuses(let statuses): return statuses.map(\.legible).joined(separator: ", ")
    }
  }
}

extension BankFileColumns {
  /// The columns of the day, the amounts and the text.
  fileprivate func text(_ language: Language) -> String {
    let named: [(String, [BankFileColumn])] = [
      (language("day", "jour"), [day].compactMap(\.self)), (language("amount", "montant"), [amount].compactMap(\.self)),
      (language("in", "entrées"), [moneyIn].compactMap(\.self)),
      (language("out", "sorties"), [moneyOut].compactMap(\.self)),
      (language("text", "texte"), text), (language("balance", "solde"), [balance].compactMap(\.self)),
    ]
    return named.filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.map(\.text).joined(separator: ", "))" }.joined(separator: "; ")
  }
}

extension BankFileColumn {
  /// The name of the column, the first of several; the place of one without.
  fileprivate var text: String {
    switch self {
    case .named(let names): names.first?.legible ?? ""
    case .place(let place): "#\(place)"
    }
  }
}
