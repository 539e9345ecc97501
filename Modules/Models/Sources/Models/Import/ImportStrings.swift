/// The words of an import.
public struct ImportStrings: Sendable {
  /// The remark on rows with one outcome, of which there is at least one; the number is the count as text.
  typealias Rows = @Sendable (_ count: Int, _ number: String, _ lines: String) -> String

  /// Title of every import.
  public let title: String
  /// Label of the path of the file.
  public let file: String
  /// Label of whether the amounts have one column or two.
  public let amounts: String
  /// Money put in and money taken out have one column.
  public let amountsInOneColumn: String
  /// Money put in and money taken out have a column each.
  public let amountsInTwoColumns: String
  /// Label of the name of a column.
  public let column: @Sendable (ContributionImportColumn) -> String
  /// Label of an option.
  public let option: @Sendable (ImportOption) -> String
  /// Label of whether the first row names the columns.
  public let hasHeader: String
  /// Label of whether amounts are read as they are, also when another column seems to hold their signs.
  public let signsAsWritten: String
  /// Label of the order of the rows.
  public let order: String
  /// The name of an order; of the one that the days show for `nil`.
  public let fileOrder: @Sendable (FileOrder?) -> String
  /// The number of rows read so far, with their noun.
  public let progress: @Sendable (_ read: String) -> String
  /// Rows that were skipped because they were imported before.
  let alreadyImported: Rows
  /// Rows that were skipped because the entry with their id is there.
  let alreadyThere: Rows
  /// Rows that were imported before, and whose day has another current balance than in the file.
  let outOfOrder: @Sendable (_ count: Int, _ number: String, _ lines: String, _ advice: String?) -> String
  /// Rows that were skipped because their day has a later balance.
  let superseded: Rows
  /// Rows that were skipped because they change nothing.
  let zeroAmounts: Rows
  /// Rows with a second balance for one account and day.
  let sameDay: Rows
  /// Rows with the day and the amount of entries made by hand; the lines come with the numbers of these.
  let typedBefore: Rows
  /// Rows with a balance above zero for a debt.
  let positiveDebts: Rows
  /// Accounts whose rows run forward in time.
  let oldestFirst: @Sendable (_ accounts: String) -> String
  /// Accounts whose rows run backward in time.
  let newestFirst: @Sendable (_ accounts: String) -> String
  /// A list of line numbers: `lines 2, 3, 5 …`
  let lines: @Sendable (_ numbers: [Int], _ isComplete: Bool) -> String
  /// A list of line numbers, each with the number of an entry: `line 2: #5, line 3: #6 …`
  let twins: @Sendable (_ twins: [RowTwin], _ isComplete: Bool) -> String
}

extension ImportStrings {
  static let english = ImportStrings(
    title: "Import",
    file: "File",
    amounts: "Amounts",
    amountsInOneColumn: "in one column",
    amountsInTwoColumns: "in two columns",
    column: { column in
      switch column {
      case .date: "Column of days"
      case .amount: "Column of amounts"
      case .deposit: "Column of deposits"
      case .withdrawal: "Column of withdrawals"
      case .name: "Column of names"
      }
    },
    option: { option in
      switch option {
      case .dateFormat: "Date format"
      case .decimalMark: "Decimal mark"
      case .delimiter: "Delimiter"
      case .encoding: "Encoding"
      }
    },
    hasHeader: "Header row",
    signsAsWritten: "Signs as written",
    order: "Order",
    fileOrder: { order in
      switch order {
      case nil: "as the days show"
      case .oldestFirst: "oldest first"
      case .newestFirst: "newest first"
      }
    },
    progress: { "\($0) …" },
    alreadyImported: { _, number, lines in "skipped \(number): imported before (\(lines))" },
    alreadyThere: { _, number, lines in "skipped \(number): already there, by id (\(lines))" },
    outOfOrder: { _, number, lines, advice in
      "warning: skipped \(number): imported before, but another balance counts for its day\(advice.after("; ")) "
        + "(\(lines))"
    },
    superseded: { _, number, lines in
      "skipped \(number): a later balance of the day was imported before (\(lines))"
    },
    zeroAmounts: { _, number, lines in "skipped \(number): the amount is zero (\(lines))" },
    sameDay: { _, number, lines in
      "warning: \(number) with a second balance for an account and day; the last of the day counts (\(lines))"
    },
    typedBefore: { count, number, twins in
      "warning: \(number) may repeat \(count == 1 ? "an entry" : "entries") made by hand, of the same day and amount "
        + "(\(twins))"
    },
    positiveDebts: { _, number, lines in
      "warning: \(number) with a debt above zero, which counts as money owned; what is owed is below zero (\(lines))"
    },
    oldestFirst: { "oldest first, so the last line of a day counts: \($0)" },
    newestFirst: { "newest first, so the first line of a day counts: \($0)" },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "line " : "lines ") + list
    },
    twins: { $0.map { "line \($0.line): #\($0.number)" }.joined(separator: ", ") + ($1 ? "" : " …") })

  static let french = ImportStrings(
    title: "Import",
    file: "Fichier",
    amounts: "Montants",
    amountsInOneColumn: "dans une colonne",
    amountsInTwoColumns: "dans deux colonnes",
    column: { column in
      switch column {
      case .date: "Colonne des dates"
      case .amount: "Colonne des montants"
      case .deposit: "Colonne des versements"
      case .withdrawal: "Colonne des retraits"
      case .name: "Colonne des noms"
      }
    },
    option: { option in
      switch option {
      case .dateFormat: "Forme des dates"
      case .decimalMark: "Signe décimal"
      case .delimiter: "Séparateur"
      case .encoding: "Codage"
      }
    },
    hasHeader: "Ligne d’en-tête",
    signsAsWritten: "Signes tels quels",
    order: "Ordre",
    fileOrder: { order in
      switch order {
      case nil: "selon les dates"
      case .oldestFirst: "du plus ancien au plus récent"
      case .newestFirst: "du plus récent au plus ancien"
      }
    },
    progress: { "\($0)…" },
    alreadyImported: { count, number, lines in
      "\(number) \(count == 1 ? "ignorée : déjà importée" : "ignorées : déjà importées") (\(lines))"
    },
    alreadyThere: { count, number, lines in
      "\(number) \(count == 1 ? "ignorée : déjà présente" : "ignorées : déjà présentes"), d’après l’id (\(lines))"
    },
    outOfOrder: { count, number, lines, advice in
      "attention : \(number) \(count == 1 ? "ignorée : déjà importée" : "ignorées : déjà importées"), mais un autre "
        + "solde compte pour son jour\(advice.after(" ; ")) (\(lines))"
    },
    superseded: { count, number, lines in
      "\(number) \(count == 1 ? "ignorée" : "ignorées") : un solde plus tardif du jour a déjà été importé (\(lines))"
    },
    zeroAmounts: { count, number, lines in "\(number) \(count == 1 ? "ignorée" : "ignorées") : montant nul (\(lines))"
    },
    sameDay: { count, number, lines in
      "attention : \(number) \(count == 1 ? "ligne donne" : "lignes donnent") un second solde pour un compte et un "
        + "jour ; le dernier du jour compte (\(lines))"
    },
    typedBefore: { count, number, twins in
      let (lines, repeats) = count == 1 ? ("ligne", "répète") : ("lignes", "répètent")
      let entries = count == 1 ? "une opération saisie" : "des opérations saisies"
      return "attention : \(number) \(lines) \(repeats) peut-être \(entries) à la main, de même jour et de même "
        + "montant (\(twins))"
    },
    positiveDebts: { count, number, lines in
      "attention : \(number) \(count == 1 ? "ligne donne" : "lignes donnent") à une dette un solde positif, qui compte "
        + "comme un avoir ; ce qui est dû est négatif (\(lines))"
    },
    oldestFirst: { "du plus ancien au plus récent, la dernière ligne d’un jour compte : \($0)" },
    newestFirst: { "du plus récent au plus ancien, la première ligne d’un jour compte : \($0)" },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "ligne " : "lignes ") + list
    },
    twins: { $0.map { "ligne \($0.line) : #\($0.number)" }.joined(separator: ", ") + ($1 ? "" : " …") })
}
