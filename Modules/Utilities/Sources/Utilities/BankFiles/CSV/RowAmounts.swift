/// The amounts of a row, whose signs are decided for the whole file.
struct RowAmounts {
  /// The amount, or that of money that comes in; nil for a blank field.
  var first: FileAmount?
  /// The amount of money that goes out; nil for a blank field.
  var second: FileAmount?
  var fee: FileAmount?
  /// What the flag says; nil where there is none, or nothing in it.
  var isOut: Bool?
  /// The field of the amount, for errors and its sign of a currency.
  var column: Int
  var currency: Range<Int> = 0..<0

  /// Whether the row states no amount.
  var isMissing: Bool { first == nil && second == nil }

  /// The effect of the row, fees taken off; nil where it is too large.
  func value(_ sign: BankFileSign) -> FileAmount? {
    var value = first ?? .nothing
    switch sign {
    case .signed, .inOut, .negatedDebits: break
    case .turned, .negatedCredits: value = value.reversed
    case .flag: if isOut == true { value = value.reversed }
    }
    if let second {
      guard let sum = value.adding(sign == .negatedDebits ? second : second.reversed) else { return nil }
      value = sum
    }
    return fee.map { value.adding($0.reversed) } ?? value
  }
}

extension StatementLayout {
  /// The amounts of a row; the column at fault where one can't be read with this mark.
  func amounts(of row: CSVRecord, mark: DecimalMark) -> Result<RowAmounts, CellFault> {
    var found: RowAmounts
    do throws(CellFault) {
      switch amounts {
      case .one(let column):
        found = RowAmounts(column: column)
        found.first = try amount(in: column, of: row, mark, &found.currency)
      case .two(let moneyIn, let moneyOut):
        found = RowAmounts(column: moneyIn)
        found.first = try amount(in: moneyIn, of: row, mark, &found.currency)
        found.second = try amount(in: moneyOut, of: row, mark, &found.currency)
        // Many banks write a zero in the other column.
        if found.first?.isZero == true, found.second != nil { found.first = nil }
        if found.second?.isZero == true, found.first != nil { found.second = nil }
        if found.first != nil, found.second != nil { throw CellFault(column: moneyOut, value: .amount) }
        if found.second != nil { found.column = moneyOut }
      case .flagged(let column, let flag):
        found = RowAmounts(column: column)
        found.first = try amount(in: column, of: row, mark, &found.currency)
        found.isOut = try isOut(row, flag)
        if found.first?.isNegative == true { throw CellFault(column: column, value: .amount) }
        if found.first?.isZero == false, found.isOut == nil { throw CellFault(column: flag, value: .direction) }
      }
      if let fee {
        var ignored = 0..<0
        found.fee = try amount(in: fee, of: row, mark, &ignored)
      }
    } catch {
      return .failure(error)
    }
    return .success(found)
  }

  /// The balance of a row; nil for a blank field.
  func balance(of row: CSVRecord, mark: DecimalMark) -> Result<FileAmount?, CellFault> {
    guard let balance else { return .success(nil) }
    var ignored = 0..<0
    do throws(CellFault) {
      return .success(try amount(in: balance, of: row, options.balanceDecimalMark ?? mark, &ignored))
    } catch {
      return .failure(CellFault(column: balance, value: .balance))
    }
  }

  private func amount(
    in column: Int, of row: CSVRecord, _ mark: DecimalMark, _ currency: inout Range<Int>
  ) throws(CellFault) -> FileAmount? {
    guard column < row.count else { return nil }
    let range = row.bytes.trimmed(row.fields[column].range)
    if range.isEmpty { return nil }
    guard let cell = AmountCell(row.bytes, range, mark: mark) else { throw CellFault(column: column, value: .amount) }
    if !cell.currency.isEmpty { currency = cell.currency }
    return cell.amount
  }

  private func isOut(_ row: CSVRecord, _ flag: Int) throws(CellFault) -> Bool? {
    let word = row.text(flag)
    if word.isEmpty { return nil }
    if options.inWords.isEmpty, options.outWords.isEmpty, let isOut = FlagWords.isOut(word) { return isOut }
    if options.inWords.contains(word) { return false }
    if options.outWords.contains(word) { return true }
    let folded = word.columnName
    if options.inWords.contains(where: { $0.columnName == folded }) { return false }
    if options.outWords.contains(where: { $0.columnName == folded }) { return true }
    throw CellFault(column: flag, value: .direction)
  }
}

/// A field that can't be read as what it should hold.
struct CellFault: Error {
  let column: Int
  let value: BankFileValue

  func error(in row: CSVRecord) -> BankFileError {
    guard column < row.count else { return .missing(value, line: row.line) }
    let field = row.fields[column]
    return .invalid(value, text: row.text(column), line: field.line, column: field.column)
  }
}
