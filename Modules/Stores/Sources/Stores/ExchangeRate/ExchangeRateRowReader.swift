import Foundation
import ModuloModels
import ModuloUtilities

/// Reads rows as the rates of a day, in one column for each currency.
struct ExchangeRateRowReader: RowReader {
  typealias Failure = RowError<ExchangeRateRowProblem>

  private let base: Currency
  private let days: DayFormat
  private let numbers: DecimalReader
  private let dateColumn: CSVColumn
  private let columns: [Column]
  /// The line of each day so far.
  private var lines: [CalendarDay: Int] = [:]

  var entries: Int { columns.count }

  /// - Throws: `CSVError` when the table lacks the column of days; a `RowError` for a column that can't hold rates.
  init(_ table: CSVTable, of file: ExchangeRateImport) throws {
    base = file.base
    days = file.form.dateFormat
    numbers = DecimalReader(decimalMark: file.form.decimalMark, decimals: ExchangeRateDomain.decimals)
    dateColumn = try table.column(file.dateColumn)
    columns = try Self.columns(of: table, except: dateColumn, base: base)
  }

  mutating func read(_ row: CSVRow) throws(Failure) -> RowReading<ExchangeRateDay> {
    let date = try readDate(row[dateColumn])
    if let line = lines[date] { throw .init(row[dateColumn], .sameDay(date, line: line)) }
    lines[date] = row.line
    var day = ExchangeRateDay(base: base, date: date)
    for column in columns {
      let field = row[column.column]
      guard let rate = try readRate(field) else {
        day.skipped.append(.missingRate)
        continue
      }
      if let currency = column.currency {
        day.rates.append((currency, rate))
      } else {
        day.skipped.append(.formerCurrency)
      }
    }
    return .content(day)
  }

  func finish() {}

  private func readDate(_ field: CSVField) throws(Failure) -> CalendarDay {
    do {
      return try days.read(field.text.visible)
    } catch .ambiguous(_, let first, let second) {
      throw .init(field, .twoCenturies(field.text, first: first, second: second))
    } catch {
      throw .init(field, .date(field.text))
    }
  }

  /// The rate in a field; `nil` when there is none.
  private func readRate(_ field: CSVField) throws(Failure) -> DecimalRatio? {
    let text = field.text.visible.trimmed
    if text.isEmpty || text.uppercased() == "N/A" { return nil }
    let rate: DecimalRatio
    do { rate = try numbers.readRatio(text) } catch { throw .init(field, .rate(text, error)) }
    guard rate.numerator > 0 else { throw .init(field, .notPositive(text)) }
    return rate
  }
}

extension ExchangeRateRowReader {
  /// A column of rates.
  fileprivate struct Column {
    let column: CSVColumn
    /// `nil` for a currency that is no longer in circulation.
    let currency: Currency?
  }

  private static func columns(
    of table: CSVTable, except dateColumn: CSVColumn, base: Currency
  ) throws(Failure) -> [Column] {
    var columns: [Column] = []
    for column in table.columns(except: [dateColumn]) {
      let code = column.name.visible.trimmed.uppercased()
      let currency = Currency(code: code)
      func failure(_ problem: ExchangeRateRowProblem) -> Failure {
        table.header.map { Failure($0[column], problem) } ?? Failure(line: 1, column: nil, reason: problem)
      }
      if currency == nil, !Currency.isFormer(code) { throw failure(.column(column.name)) }
      if let currency, currency == base { throw failure(.baseColumn(base)) }
      if let currency, columns.contains(where: { $0.currency == currency }) { throw failure(.sameColumn(currency)) }
      columns.append(Column(column: column, currency: currency))
    }
    if columns.isEmpty { throw Failure(line: table.header?.line ?? 1, column: nil, reason: .noCurrency) }
    return columns
  }
}

extension ImportRows<ExchangeRateRowReader> {
  /// - Throws: `CSVError` when the file can't be read, or lacks a column; a `RowError` for a column that can't hold rates.
  init(file: ExchangeRateImport) throws {
    let reader = try CSVReader(
      opening: file.source, delimiter: file.form.delimiter, encoding: file.form.encoding)
    let table = try CSVTable(reader)
    self.init(table, try ExchangeRateRowReader(table, of: file))
  }
}

/// The rates of a day in a file.
struct ExchangeRateDay {
  let base: Currency
  let date: CalendarDay
  /// What one of the base is worth in other currencies.
  var rates: [(currency: Currency, rate: DecimalRatio)] = []
  /// Why the other cells have no rate to import.
  var skipped: [RowOutcome] = []

  init(base: Currency, date: CalendarDay) {
    self.base = base
    self.date = date
  }

  /// The rates as they will be stored.
  func entities(newID: () -> UUID) -> [ExchangeRateEntity] {
    rates.map { currency, rate in
      ExchangeRateDomain(id: newID(), currency: base, base: currency, rate: rate, date: date).toEntity()
    }
  }
}
