/// The balances that a CSV file states outside its table, for the entries of one account.
struct StatementSection {
  struct Stated {
    let amount: FileAmount
    let currency: String?
    /// Nil where the line names none.
    let day: CalendarDay?
    let line: Int
  }

  var opening: Stated?
  var closing: Stated?
  private(set) var firstDay: CalendarDay?
  private(set) var lastDay: CalendarDay?

  /// Takes the day of an entry.
  mutating func take(_ day: CalendarDay) {
    firstDay = min(firstDay ?? day, day)
    lastDay = max(lastDay ?? day, day)
  }

  /// The balances as items. The opening balance is of a day before the first entry. A closing balance without a day is
  /// of the last entry's day.
  func items(currency: String?) -> [BankFileItem] {
    var items: [BankFileItem] = []
    let before = firstDay?.adding(days: -1)
    // A bank may state the day of the first entry, at whose beginning the balance holds.
    if let opening, let day = [opening.day, before].compactMap(\.self).min() {
      let code = opening.currency ?? currency
      items.append(
        .balance(BankFileBalance(.opening, day: day, amount: opening.amount, currency: code, line: opening.line)))
    }
    if let closing, let day = closing.day ?? lastDay {
      let code = closing.currency ?? currency
      items.append(
        .balance(BankFileBalance(.closing, day: day, amount: closing.amount, currency: code, line: closing.line)))
    }
    return items
  }
}

extension StatementSection.Stated {
  /// Reads `26/11/2026 1 234,56 €`, `26.11.2026: 1.234,56 €` or `16,94 EUR`; nil where there is no amount.
  init?(_ text: String, mark: DecimalMark, order: BankFileDayOrder, years: ClosedRange<Int>, line: Int) {
    var day: CalendarDay?
    var rest = Array(text.utf8)
    if let blank = rest.firstIndex(of: UInt8(ascii: " ")),
      let cell = DayCell(rest, 0..<(rest[max(0, blank - 1)] == UInt8(ascii: ":") ? blank - 1 : blank)),
      case .day(let found) = cell.reading(order, years: years)
    {
      day = found
      rest = Array(rest[(blank + 1)...])
    }
    guard let cell = AmountCell(rest, rest.trimmed(0..<rest.count), mark: mark) else { return nil }
    let code = String(decoding: rest[cell.currency], as: UTF8.self).currencyCode
    self.init(amount: cell.amount, currency: code.isEmpty ? nil : code, day: day, line: line)
  }
}
