/// The words of an import.
public struct ImportStrings: Sendable {
  let language: Language

  /// Title of every import.
  public var title: String { language("Import", "Import") }
  /// Label of the path of the file.
  public var file: String { language("File", "Fichier") }
  /// Label of whether the amounts have one column or two.
  public var amounts: String { language("Amounts", "Montants") }
  /// Money put in and money taken out have one column.
  public var amountsInOneColumn: String { language("in one column", "dans une colonne") }
  /// Money put in and money taken out have a column each.
  public var amountsInTwoColumns: String { language("in two columns", "dans deux colonnes") }

  /// Label of the name of a column.
  public func column(_ column: ContributionImportColumn) -> String {
    switch column {
    case .date: language("Column of days", "Colonne des dates")
    case .amount: language("Column of amounts", "Colonne des montants")
    case .deposit: language("Column of deposits", "Colonne des versements")
    case .withdrawal: language("Column of withdrawals", "Colonne des retraits")
    case .name: language("Column of names", "Colonne des noms")
    }
  }

  /// Label of the name of a column of times.
  public func timeColumn(_ column: TrackingSessionImport.Column) -> String {
    switch column {
    case .start: language("Column of starts", "Colonne des débuts")
    case .end: language("Column of ends", "Colonne des fins")
    case .duration: language("Column of durations", "Colonne des durées")
    case .date: language("Column of days", "Colonne des dates")
    case .block: language("Column of blocks", "Colonne des blocs")
    case .group: language("Column of groups", "Colonne des groupes")
    case .memo: language("Column of memos", "Colonne des notes")
    }
  }

  /// Label of whether blocks that aren't there are made.
  public var createsBlocks: String { language("Make missing blocks", "Créer les blocs absents") }
  /// Label of the currency that the rates of a file count from.
  public var base: String { language("Base currency", "Devise de base") }

  /// Label of an option.
  public func option(_ option: ImportOption) -> String {
    switch option {
    case .dateFormat: language("Date format", "Forme des dates")
    case .decimalMark: language("Decimal mark", "Signe décimal")
    case .delimiter: language("Delimiter", "Séparateur")
    case .encoding: language("Encoding", "Codage")
    }
  }

  /// Label of whether the first row names the columns.
  public var hasHeader: String { language("Header row", "Ligne d’en-tête") }
  /// Label of whether amounts are read as they are, also when another column seems to hold their signs.
  public var signsAsWritten: String { language("Signs as written", "Signes tels quels") }
  /// Label of the order of the rows.
  public var order: String { language("Row order", "Ordre des lignes") }

  /// The name of an order; of the one that the days show for `nil`.
  public func fileOrder(_ order: FileOrder?) -> String {
    switch order {
    case nil: language("detect", "détecter")
    case .oldestFirst: language("oldest first", "du plus ancien au plus récent")
    case .newestFirst: language("newest first", "du plus récent au plus ancien")
    }
  }

  /// The number of rows read so far, with their noun.
  public func progress(_ read: String) -> String { language("\(read) …", "\(read)…") }

  /// Rows that were skipped because they were imported before.
  func alreadyImported(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): imported before (\(lines))",
      "\(number) \(count == 1 ? "ignorée : déjà importée" : "ignorées : déjà importées") (\(lines))")
  }

  /// Rows that were skipped because the entry with their id is there.
  func alreadyThere(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): already there, by id (\(lines))",
      "\(number) \(count == 1 ? "ignorée : déjà présente" : "ignorées : déjà présentes"), d’après l’id (\(lines))")
  }

  /// Rows that were imported before, and whose day has another current balance than in the file.
  func outOfOrder(_ count: Int, _ number: String, _ lines: String, _ advice: String?) -> String {
    language(
      "warning: skipped \(number): imported before, but another balance counts for its day\(advice.after("; ")) "
        + "(\(lines))",
      "attention : \(number) \(count == 1 ? "ignorée : déjà importée" : "ignorées : déjà importées"), mais un autre "
        + "solde compte pour son jour\(advice.after(" ; ")) (\(lines))")
  }

  /// Rows that were skipped because their day has a later balance.
  func superseded(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): a later balance of the day was imported before (\(lines))",
      "\(number) \(count == 1 ? "ignorée" : "ignorées") : un solde plus tardif du jour a déjà été importé (\(lines))")
  }

  /// Rows that were skipped because they change nothing.
  func zeroAmounts(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): the amount is zero (\(lines))",
      "\(number) \(count == 1 ? "ignorée" : "ignorées") : montant nul (\(lines))")
  }

  /// Rows with a second balance for one account and day.
  func sameDay(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "warning: \(number) \(count == 1 ? "repeats" : "repeat") an account and day; the last of the day counts (\(lines))",
      "attention : \(number) \(count == 1 ? "ligne donne" : "lignes donnent") un second solde pour un compte et un "
        + "jour ; le dernier du jour compte (\(lines))")
  }

  /// Rows with the day and the amount of entries made by hand; the lines come with the numbers of these.
  func typedBefore(_ count: Int, _ number: String, _ lines: String) -> String {
    let entries =
      count == 1
      ? language("an entry", "une opération saisie") : language("entries", "des opérations saisies")
    let repeats = count == 1 ? "ligne répète" : "lignes répètent"
    return language(
      "warning: \(number) may repeat \(entries) made by hand, of the same day and amount (\(lines))",
      "attention : \(number) \(repeats) peut-être \(entries) à la main, de même jour et de même montant (\(lines))")
  }

  /// Rows with a balance above zero for a debt.
  func positiveDebts(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "warning: \(number) with a positive balance on a debt, which counts as money you own; debts are negative (\(lines))",
      "attention : \(number) \(count == 1 ? "ligne donne" : "lignes donnent") à une dette un solde positif, qui compte "
        + "comme un avoir ; ce qui est dû est négatif (\(lines))")
  }

  /// Cells that were skipped because they have no rate.
  func missingRates(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): empty or N/A (\(lines))",
      "\(number) \(count == 1 ? "ignoré : vide" : "ignorés : vides") ou N/A (\(lines))")
  }

  /// Rates that were skipped because they are stored.
  func sameRates(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): already there (\(lines))",
      "\(number) \(count == 1 ? "ignoré : déjà présent" : "ignorés : déjà présents") (\(lines))")
  }

  /// Rates that replace others of the same days.
  func otherRates(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "warning: \(number) \(count == 1 ? "replaces" : "replace") another rate of the same day (\(lines))",
      "attention : \(number) \(count == 1 ? "taux remplace" : "taux remplacent") un autre taux du même jour (\(lines))")
  }

  /// Rates that were skipped because their currencies are no longer in circulation.
  func formerCurrencies(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): the currency is no longer in circulation (\(lines))",
      "\(number) \(count == 1 ? "ignoré" : "ignorés") : la devise n’a plus cours (\(lines))")
  }

  /// Rows that were skipped because their times are stored.
  func sameTimes(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "skipped \(number): already there (\(lines))",
      "\(number) \(count == 1 ? "ignorée : déjà présente" : "ignorées : déjà présentes") (\(lines))")
  }

  /// The imported contributions have reached the goal with this title.
  func reachesGoal(_ title: String) -> String {
    language("goal reached: \(title)", "objectif atteint : \(title)")
  }

  /// Accounts whose rows run forward in time.
  func oldestFirst(_ accounts: String) -> String {
    language(
      "oldest first, so the last line of a day counts: \(accounts)",
      "du plus ancien au plus récent, la dernière ligne d’un jour compte : \(accounts)")
  }

  /// Accounts whose rows run backward in time.
  func newestFirst(_ accounts: String) -> String {
    language(
      "newest first, so the first line of a day counts: \(accounts)",
      "du plus récent au plus ancien, la première ligne d’un jour compte : \(accounts)")
  }

  /// A list of line numbers: `lines 2, 3, 5 …`
  func lines(_ numbers: [Int], _ isComplete: Bool) -> String {
    let noun = numbers.count == 1 && isComplete ? language("line", "ligne") : language("lines", "lignes")
    return "\(noun) \(numbers.map(String.init).joined(separator: ", "))\(isComplete ? "" : " …")"
  }

  /// A list of line numbers, each with the number of an entry: `line 2: #5, line 3: #6 …`
  func twins(_ twins: [RowTwin], _ isComplete: Bool) -> String {
    let lines = twins.map { language("line \($0.line): #\($0.number)", "ligne \($0.line) : #\($0.number)") }
    return lines.joined(separator: ", ") + (isComplete ? "" : " …")
  }
}

extension Strings {
  /// Texts of imports, whatever their rows.
  public var importing: ImportStrings { ImportStrings(language: language) }
}
