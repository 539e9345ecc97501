import ModuloModels
import ModuloUtilities

/// The columns of a file that name the currency of a row, which has to be that of the row's owner.
struct CurrencyColumns {
  private let columns: [CSVColumn]

  init(_ table: CSVTable) { columns = table.columns(named: CurrencyColumnNames.all) }

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
  /// Whether a text of this column is a day, as "Valuta" may mean.
  fileprivate func isValueDate(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && name.visible.trimmed.folded == "valuta"
  }
}
