/// The words that files have for money that comes in and for money that goes out, as names of columns are compared.
public enum FlagWords {
  /// Each word for money that comes in, with one for money that goes out. No word has both meanings.
  public static let pairs: [(plus: String, minus: String)] = [
    ("+", "-"), ("+", "\u{2212}"), ("c", "d"), ("cr", "dr"), ("cr", "db"), ("crdt", "dbit"), ("credit", "debit"),
    ("h", "s"), ("haben", "soll"), ("gutschrift", "lastschrift"), ("gutschrift", "belastung"), ("bij", "af"),
    ("credit", "debet"), ("kredit", "debet"), ("in", "out"), ("money in", "money out"), ("deposit", "withdrawal"),
    ("received", "sent"), ("eingang", "ausgang"), ("credito", "debito"), ("abono", "cargo"), ("haber", "debe"),
    ("avere", "dare"), ("entrata", "uscita"), ("entree", "sortie"), ("recette", "depense"), ("income", "expense"),
    ("uznanie", "obciazenie"),
  ].map { (plus: $0.0.folded, minus: $0.1.folded) }

  /// Whether the word is one for money that goes out; nil where it is unknown.
  static func isOut(_ word: String) -> Bool? {
    let name = word.columnName
    if pairs.contains(where: { $0.plus == name }) { return false }
    return pairs.contains { $0.minus == name } ? true : nil
  }
}

/// The names that files have for a column of currencies.
public enum CurrencyColumnNames {
  /// In any case, with or without accents; the more usual ones first. "Valuta" names the currency to some banks, and to
  /// others the day on which an amount counts.
  public static let all = [
    "currency", "currency code", "account currency", "ccy", "curr", "cur", "währung", "waehrung", "kontowährung",
    "valuta", "munt", "muntsoort", "valutacode", "devise", "monnaie", "divisa", "moneda", "moeda", "valūta", "valuuta",
    "waluta", "měna", "mena", "deviza", "devizanem", "pénznem", "valută", "monedă", "para birimi", "döviz", "валюта",
    "通貨", "币种", "货币", "幣別", "통화",
  ]
}
