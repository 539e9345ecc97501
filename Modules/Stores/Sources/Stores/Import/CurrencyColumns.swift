import ModuloModels
import ModuloUtilities

/// The columns of a file that name the currency of a row, which has to be that of the row's owner.
struct CurrencyColumns {
  /// What files call such a column, in any case, with or without accents.
  private static let names = [
    "currency", "currency code", "account currency", "ccy", "curr", "cur", "währung", "waehrung", "kontowährung",
    "valuta", "munt", "muntsoort", "valutacode", "devise", "monnaie", "divisa", "moneda", "moeda", "valūta", "valuuta",
    "waluta", "měna", "mena", "deviza", "devizanem", "pénznem", "valută", "monedă", "para birimi", "döviz", "валюта",
    "通貨", "币种", "货币", "幣別", "통화",
  ]

  private let columns: [CSVColumn]

  init(_ table: CSVTable) { columns = table.columns(named: Self.names) }

  /// The field that names another currency than this one; `nil` when all name this one or none.
  func field(of row: CSVRow, otherThan currency: Currency) -> CSVField? {
    for column in columns {
      let field = row[column]
      let code = field.text.visible.trimmed
      if code.isEmpty || code.uppercased() == currency.code || column.isValueDate(code) { continue }
      return field
    }
    return nil
  }
}

extension CSVColumn {
  /// Whether a text of this column is a day: "Valuta" names the currency to some banks, and to others the day on which
  /// an amount counts.
  fileprivate func isValueDate(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && name.visible.trimmed.folded == "valuta"
  }
}
