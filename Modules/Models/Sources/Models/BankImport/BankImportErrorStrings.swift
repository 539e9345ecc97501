import ModuloUtilities

extension BankImportError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .missingPath: return format.strings.error.data.missingPath
    case .unreadableFile(let error): return error.text(format)
    case .file(let name, let error):
      let place = error.line.map { ", " + format.strings.error.importing.place($0, error.column) } ?? ""
      return format.titled(name.legible + place, error.text(format))
    case .undecided(let name, let questions):
      return format.titled(name.legible, questions.map { $0.text(format) }.joined(separator: "\n"))
    case .noTarget:
      return language(
        "Choose a goal for the entries, or an account for the balances",
        "Choisissez un objectif pour les opérations, ou un compte pour les soldes") + format.advice(.chooseTarget)
    case .unknownAccount(let id):
      return language(
        "No account has the bank id \(id.legible)", "Aucun compte n’a l’identifiant bancaire \(id.legible)")
        + format.advice(.rememberBankID)
    case .rejected(let report):
      let files = report.files
      return files.filter { $0.rows.errorCount > 0 }.map { file in
        (files.count > 1 ? [file.name.legible] : []) + [file.rows.refusal(format)]
      }.joined().joined(separator: "\n")
    case .severalAccounts(let name, let accounts):
      return language(
        "\(name.legible) has rows of several accounts: \(format.list(ofAccounts: accounts))",
        "\(name.legible) contient plusieurs comptes : \(format.list(ofAccounts: accounts))")
        + format.advice(.chooseBankAccount)
    case .noRows(let name, let accounts):
      return language(
        "\(name.legible) has no rows of this account: \(format.list(ofAccounts: accounts))",
        "\(name.legible) n’a pas de ligne de ce compte : \(format.list(ofAccounts: accounts))")
    case .noBalances(let name):
      return language("\(name.legible) has no balances", "\(name.legible) ne contient pas de solde")
        + format.advice(.importEntries)
    case .probable(let report): return report.question(format) + format.advice(.decideDuplicates)
    case .belowZero(let available): return ContributionRule.belowZero(available: available).text(format)
    case .goal(let error): return error.text(format)
    case .account(let error): return error.text(format)
    case .unanswered: return language("Choose an answer", "Choisissez une réponse")
    case .profile(let error): return error.text(format)
    case .storage(let error): return error.text(format)
    }
  }
}

extension FormatContext {
  /// The accounts of a file, each by its id.
  fileprivate func list(ofAccounts accounts: [String]) -> String {
    let none = language("without a number", "sans numéro")
    let shown = accounts.prefix(10).map { $0.isEmpty ? none : $0.legible }
    return shown.joined(separator: ", ") + (accounts.count > 10 ? " …" : "")
  }

  /// The end of a sentence with what could be done next; a full stop without a host.
  fileprivate func advice(_ clause: Advice.Clause) -> String {
    self.clause(clause).after(language("; ", " ; ")) + "."
  }
}

extension BankImportReport {
  /// The probable duplicates of all files: the line with its row, and the number of the stored row for each.
  public func question(_ format: FormatContext) -> String {
    let count = probableCount
    let shown = duplicates.prefix(10).map { "  \(text(of: $0, format))" } + (count > 10 ? ["  …"] : [])
    let title = format.strings.bankImport.probableTitle(count, format.number(count), isOfGoal: isOfGoal)
    return ([title] + shown).joined(separator: "\n") + "\n"
      + format.language("They may be the same", "Ce sont peut-être les mêmes")
  }

  /// The first probable duplicates of each file, ``RowLines/mostNamed`` at the most, in the order of their lines.
  public var duplicates: [BankFileLine] {
    files.indices.flatMap { index in files[index].twins.map { BankFileLine(file: index, line: $0.line) } }
  }

  /// A probable duplicate: its line, the number of the stored row, and where it is an entry its day, amount and text.
  ///
  /// - Returns: An empty text for a row that is none.
  public func text(of row: BankFileLine, _ format: FormatContext) -> String {
    guard files.indices.contains(row.file),
      let twin = files[row.file].twins.first(where: { $0.line == row.line })
    else { return "" }
    let file = files[row.file]
    let place = files.count > 1 ? "\(file.name.legible), " : ""
    let entry = file.alike[row.line].map { "  " + $0.text(format) } ?? ""
    return place + format.language("line \(row.line): #\(twin.number)", "ligne \(row.line) : #\(twin.number)")
      + entry
  }
}

extension BankImportRow {
  /// The day, the amount and the text on a line.
  fileprivate func text(_ format: FormatContext) -> String {
    [format.day(day), format.signedExactAmount(amount), text.legible].filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension BankRowProblem {
  public static var unit: ImportUnit { .row }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .csv(let error): return format.malformed(error)
    case .file(let error): return error.text(format)
    case .amount(let error): return error.text(format)
    case .otherCurrency(let found, let expected):
      return language(
        "the currency is \(found.legible), not \(expected.code)",
        "la devise est \(found.legible), non \(expected.code)")
        + format.clause(.chooseBankCurrency).after(language("; ", " ; "))
    case .future(let day):
      return language("\(format.day(day)) is still to come", "le \(format.day(day)) est encore à venir")
    case .unknownOrder:
      return language(
        "there is another balance of this day, and the days don't show which is the later one",
        "il y a un autre solde ce jour-là, et les jours ne montrent pas lequel est le plus récent")
        + format.clause(.chooseFileOrder).after(language("; ", " ; "))
    }
  }
}
