/// The names that files of banks have for their columns, in English, German, Dutch, French, Spanish and Italian.
enum ColumnVocabulary {
  enum Finding {
    /// The names leave one choice.
    case columns(BankFileColumns)
    /// Several columns may be the day, or the amount: the choices.
    case several([BankFileColumns])
    /// There is no day or no amount among the names.
    case none
  }

  /// The columns of a header.
  ///
  /// - Parameter known: What a person says, which is taken as it is.
  static func columns(_ header: HeaderNames, with known: BankFileColumns) -> Finding {
    func all(_ words: Set<String>) -> [BankFileColumn] {
      header.keys.indices.filter { words.contains(header.keys[$0]) }.map { column($0, header) }
    }
    func only(_ words: Set<String>) -> BankFileColumn? {
      let found = all(words)
      return found.count == 1 ? found[0] : nil
    }
    let dayChoices = known.day.map { [$0] } ?? all(days)
    let amountChoices = amounts(known, all(amounts), all(moneyIn), all(moneyOut))
    guard !dayChoices.isEmpty, !amountChoices.isEmpty else { return .none }
    var columns = BankFileColumns()
    columns.text = all(texts)
    columns.balance = only(balances)
    columns.currency = currencies.lazy.compactMap { only([$0]) }.first
    columns.status = only(statuses)
    columns.id = only(ids)
    columns = columns.overridden(by: known)
    var choices: [BankFileColumns] = []
    for day in dayChoices {
      for choice in amountChoices {
        var next = columns
        next.day = day
        choices.append(next.overridden(by: choice))
      }
    }
    return choices.count == 1 ? .columns(choices[0]) : .several(choices)
  }

  /// Each way to read amounts: one column, or the two of money in and out.
  private static func amounts(
    _ known: BankFileColumns, _ amounts: [BankFileColumn], _ moneyIn: [BankFileColumn], _ moneyOut: [BankFileColumn]
  ) -> [BankFileColumns] {
    var choices: [BankFileColumns] = []
    func add(_ change: (inout BankFileColumns) -> Void) {
      var columns = BankFileColumns()
      change(&columns)
      choices.append(columns)
    }
    if let amount = known.amount { add { $0.amount = amount } }
    if let moneyIn = known.moneyIn, let moneyOut = known.moneyOut {
      add { ($0.moneyIn, $0.moneyOut) = (moneyIn, moneyOut) }
    }
    if !choices.isEmpty { return choices }
    for amount in amounts { add { $0.amount = amount } }
    for moneyIn in moneyIn {
      for moneyOut in moneyOut { add { ($0.moneyIn, $0.moneyOut) = (moneyIn, moneyOut) } }
    }
    return choices
  }

  /// The column by its name, or by its place where several have the name.
  private static func column(_ index: Int, _ header: HeaderNames) -> BankFileColumn {
    let isUnique = header.keys.count { $0 == header.keys[index] } == 1
    return isUnique ? .named([header.texts[index]]) : .place(index + 1)
  }

  private static let days = names(
    "date", "day", "datum", "dag", "tag", "buchungstag", "buchungsdatum", "buchung", "booking date", "posting date",
    "posted date", "post date", "transaction date", "boekdatum", "fecha", "fecha operación", "data", "data contabile",
    "data operazione", "date operation", "date d'opération", "date de l'opération", "date comptable")
  private static let amounts = names(
    "amount", "betrag", "bedrag", "montant", "importe", "importo", "umsatz", "som", "sum", "transaction amount")
  private static let moneyIn = names(
    "credit", "credit amount", "deposit", "deposits", "money in", "paid in", "haben", "gutschrift", "crédit", "bij",
    "abono", "haber", "entrate", "avere", "accrediti")
  private static let moneyOut = names(
    "debit", "debit amount", "withdrawal", "withdrawals", "money out", "paid out", "soll", "lastschrift", "belastung",
    "débit", "af", "cargo", "debe", "uscite", "dare", "addebiti")
  private static let texts = names(
    "name", "description", "payee", "text", "memo", "note", "notes", "verwendungszweck", "buchungstext",
    "omschrijving", "libellé", "concepto", "descrizione", "descripción", "causale", "wie")
  private static let balances = names(
    "balance", "running balance", "saldo", "kontostand", "solde", "saldo na mutatie", "saldo nach buchung")
  private static let currencies = CurrencyColumnNames.all.map(\.columnName)
  private static let statuses = names("status", "state", "statut", "estado", "stato")
  private static let ids = names("id", "transaction id", "transaktions-id", "referenz-id")

  private static func names(_ texts: String...) -> Set<String> { Set(texts.map(\.columnName)) }
}
