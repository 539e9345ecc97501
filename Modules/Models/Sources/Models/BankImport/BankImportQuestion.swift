public import ModuloUtilities

/// What a person has to decide before files of banks can be imported.
public enum BankImportQuestion: Equatable, Sendable {
  /// How a CSV file is read, of which several readings are possible.
  case reading(file: String, BankFileQuestion)
  /// Which account of the files is meant, by the bank's ids.
  case bankAccount([String])
  /// Whether rows in other currencies than that of the goal or account are left out; their codes.
  case currency(own: Currency, others: [String])
  /// Which account the files belong to, whose bank's id no account has.
  case account(bankID: String, [FinancialAccountDomain])
}

extension BankImportQuestion {
  /// The question; of a reading, with the line that shows it.
  public func title(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .reading(let file, let question): return format.titled(file.legible, question.title(format))
    case .bankAccount:
      return language("The file has several accounts. Which one?", "Le fichier a plusieurs comptes. Lequel ?")
    case .currency(let own, let others):
      let codes = others.map(\.legible).joined(separator: ", ")
      return language(
        "The file has rows in \(codes) too, which can't be imported into \(own.code).",
        "Le fichier a aussi des lignes en \(codes), qui ne peuvent pas être importées en \(own.code).")
    case .account(let id, _):
      return language(
        "No account has the bank id \(id.maskedBankID.legible). Whose file is it?",
        "Aucun compte n’a l’identifiant bancaire \(id.maskedBankID.legible). À qui est ce fichier ?")
    }
  }

  /// The possible answers.
  ///
  /// - Parameter namesOptions: Whether a reading is followed by the options of the host that choose it.
  public func answers(_ format: FormatContext, namesOptions: Bool = false) -> [String] {
    switch self {
    case .reading(_, let question):
      return question.answers.map {
        namesOptions ? $0.text(of: question.subject, format) : $0.reading.text(format)
      }
    case .bankAccount(let ids): return ids.map(\.legible)
    case .currency(let own, _):
      return [
        format.language(
          "import the rows in \(own.code), leave out the others",
          "importer les lignes en \(own.code), laisser les autres")
      ]
    case .account(_, let accounts): return accounts.map(\.numberedTitle)
    }
  }
}

extension BankImportReport {
  /// The currency of the goal or account, and those of other rows, where these are all that is wrong with the files and
  /// not all of their rows; `nil` otherwise.
  public var otherCurrencies: BankImportQuestion? {
    var (own, others): (Currency?, [String]) = (nil, [])
    for file in files where file.rows.errorCount > 0 {
      guard file.days != nil else { return nil }
      for error in file.rows.errors {
        guard case .otherCurrency(let code, let expected) = error.reason else { return nil }
        own = expected
        if !others.contains(code) { others.append(code) }
      }
    }
    return own.map { .currency(own: $0, others: others) }
  }
}
