/// Finds the order of day, month and year that all days of a file have.
struct DayProof {
  /// A row that shows a difference: its fields, and the day in each order.
  struct Sample {
    let line: Int
    let fields: [String]
    let days: [BankFileDayOrder: CalendarDay]
  }

  fileprivate struct Candidate {
    let order: BankFileDayOrder
    var last: CalendarDay?
    var rises = false
    var falls = false
    /// The first line whose year has no century.
    var century: (line: Int, fields: [String], day: CalendarDay)?
  }

  private let years: ClosedRange<Int>
  private var candidates: [Candidate]
  /// The first rows in which two orders differ.
  private var samples: [Sample] = []
  /// The line that left one order; nil where only one was possible before.
  private(set) var line: Int?

  init(_ orders: [BankFileDayOrder], years: ClosedRange<Int>) {
    candidates = (orders.isEmpty ? BankFileDayOrder.allCases : orders).map { Candidate(order: $0) }
    self.years = years
  }

  /// The orders that all days so far can have.
  var orders: [BankFileDayOrder] { candidates.map(\.order) }

  /// Takes the day of the next row; false where no order is left.
  mutating func take(_ cell: DayCell, _ row: CSVRecord) -> Bool {
    let count = candidates.count
    var found: [BankFileDayOrder: CalendarDay] = [:]
    var next: [Candidate] = []
    if count == 1 {
      let reading = cell.reading(candidates[0].order, years: years)
      return candidates[0].take(reading, row) != nil
    }
    for var candidate in candidates {
      let reading = cell.reading(candidate.order, years: years)
      guard let day = candidate.take(reading, row) else { continue }
      found[candidate.order] = day
      next.append(candidate)
    }
    if next.isEmpty { return false }
    candidates = next
    if count > 1, next.count == 1 { line = row.line }
    if samples.count < 8, next.count > 1, Set(found.values).count > 1, isNew(found) {
      samples.append(Sample(line: row.line, fields: row.texts, days: found))
    }
    return true
  }

  /// The row that shows how the orders that are left differ; nil where they don't.
  var sample: Sample? {
    samples.first { sample in Set(orders.compactMap { sample.days[$0] }).count > 1 }
  }

  /// The first row whose year in two digits has no century in the first order that is left.
  var century: (line: Int, fields: [String], day: CalendarDay)? { candidates.first?.century }

  /// The order of rows that the days show in that order of their parts: nil where they don't.
  func rowOrder(_ order: BankFileDayOrder) -> BankFileRowOrder? {
    guard let candidate = candidates.first(where: { $0.order == order }), candidate.rises != candidate.falls else {
      return nil
    }
    return candidate.rises ? .oldestFirst : .newestFirst
  }

  /// Whether a pair of orders differs here that agreed before.
  private func isNew(_ days: [BankFileDayOrder: CalendarDay]) -> Bool {
    let orders = Array(days.keys)
    return orders.contains { first in
      orders.contains { second in
        days[first] != days[second] && !samples.contains { $0.days[first] != $0.days[second] }
      }
    }
  }
}

extension DayProof.Candidate {
  /// Takes what a day reads as; nil where it is none.
  fileprivate mutating func take(_ reading: DayCell.Reading, _ row: CSVRecord) -> CalendarDay? {
    switch reading {
    case .none: return nil
    case .century(let day):
      if century == nil { century = (row.line, row.texts, day) }
      return day
    case .day(let day):
      if let last {
        if day > last { rises = true }
        if day < last { falls = true }
      }
      last = day
      return day
    }
  }
}
