/// Finds the columns of a table by what its fields hold, where no names tell them.
///
/// A column whose fields are all days may be the day; one whose fields are all amounts, or blank, may hold amounts or
/// balances. What a column is stays open: balances prove it, or it is asked.
struct ShapeSearch {
  /// What the fields of a column hold.
  private struct Column {
    var isDay = true
    var isAmount = true
    /// Whether an amount has a sign, a decimal mark or a currency, as numbers of cheques and cards haven't.
    var isMoney = false
    var isCurrency = true
    var hasBlank = false
    var letters = 0
  }

  /// The most layouts that are looked at.
  static let most = 12

  private let rows: [CSVRecord]
  private let columns: [Column]

  /// The first rows of a file; nil where they are no table, or no row has a day and an amount.
  init?(_ rows: [CSVRecord]) {
    guard let start = rows.firstIndex(where: \.hasDayAndAmount) else { return nil }
    let width = rows[start].count
    let days = rows[start].fields.indices.filter { rows[start].isDay($0) }
    var table: [CSVRecord] = []
    for row in rows[start...] {
      // A row without a day is a footer.
      guard days.contains(where: row.isDay) else { continue }
      guard row.count >= width, row.isBlank(from: width) else { return nil }
      table.append(row)
    }
    self.rows = table
    columns = (0..<width).map { Self.column($0, of: table) }
  }

  private static func column(_ index: Int, of rows: [CSVRecord]) -> Column {
    var column = Column()
    var marks = DecimalMark.allCases
    for row in rows {
      if row.isBlank(index) {
        column.hasBlank = true
        continue
      }
      let text = row.text(index)
      if !row.isDay(index) { column.isDay = false }
      marks = marks.filter { row.isAmount(index, $0) }
      if !text.utf8.allSatisfy(\.isDigit) { column.isMoney = true }
      if Currency(code: text) == nil { column.isCurrency = false }
      column.letters += text.count(where: \.isLetter)
    }
    column.isAmount = !marks.isEmpty && !column.isDay
    if rows.allSatisfy({ $0.isBlank(index) }) {
      (column.isDay, column.isAmount, column.isCurrency) = (false, false, false)
    }
    if column.hasBlank { (column.isDay, column.isCurrency) = (false, false) }
    return column
  }
}

extension ShapeSearch {
  /// The first row of the table.
  var first: CSVRecord { rows[0] }

  /// Each way to read the table: with every column of balances that is possible, and without one.
  var layouts: [BankFileColumns] {
    var layouts: [BankFileColumns] = []
    for day in columns.indices where columns[day].isDay {
      for amounts in amounts {
        let used = [amounts.amount, amounts.moneyIn, amounts.moneyOut]
        for balance in balances.filter({ !used.contains($0) }) + [nil] {
          var layout = amounts
          layout.day = .place(day + 1)
          layout.balance = balance
          layout.text = text.map { [.place($0 + 1)] } ?? []
          layout.currency = columns.firstIndex(where: \.isCurrency).map { .place($0 + 1) }
          layouts.append(layout)
        }
      }
    }
    return layouts
  }

  private var numbers: [Int] { columns.indices.filter { columns[$0].isAmount } }

  /// The columns that may hold balances: a row without one may not be booked.
  private var balances: [BankFileColumn] { numbers.filter { !columns[$0].hasBlank }.map { .place($0 + 1) } }

  /// The columns that may hold amounts; all numbers where none looks like money.
  private var money: [Int] {
    let money = numbers.filter { columns[$0].isMoney }
    return money.isEmpty ? numbers : money
  }

  /// Each column that has an amount in every row, and each pair of which one has.
  private var amounts: [BankFileColumns] {
    var amounts: [BankFileColumns] = []
    for column in money where !columns[column].hasBlank {
      var layout = BankFileColumns()
      layout.amount = .place(column + 1)
      amounts.append(layout)
    }
    for moneyIn in money {
      for moneyOut in money where moneyIn != moneyOut && alternate(moneyIn, moneyOut) {
        var layout = BankFileColumns()
        (layout.moneyIn, layout.moneyOut) = (.place(moneyIn + 1), .place(moneyOut + 1))
        amounts.append(layout)
      }
    }
    return amounts
  }

  /// Whether every row has something in one of two columns only.
  private func alternate(_ first: Int, _ second: Int) -> Bool {
    rows.allSatisfy { $0.isBlank(first) != $0.isBlank(second) }
  }

  /// The column with the most letters.
  private var text: Int? {
    let texts = columns.indices.filter { column in
      let column = columns[column]
      return !column.isDay && !column.isAmount && !column.isCurrency && column.letters > 0
    }
    return texts.max { columns[$0].letters < columns[$1].letters }
  }
}

extension CSVRecord {
  fileprivate var hasDayAndAmount: Bool {
    fields.indices.contains(where: isDay)
      && fields.indices.contains { index in
        !isDay(index) && DecimalMark.allCases.contains { isAmount(index, $0) }
      }
  }

  fileprivate func isDay(_ index: Int) -> Bool {
    index < count && DayCell(bytes, bytes.trimmed(fields[index].range)) != nil
  }

  fileprivate func isAmount(_ index: Int, _ mark: DecimalMark) -> Bool {
    AmountCell(bytes, bytes.trimmed(fields[index].range), mark: mark) != nil
  }
}
