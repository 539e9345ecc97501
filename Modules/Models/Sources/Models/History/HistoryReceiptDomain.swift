public import Foundation
public import ModuloUtilities

/// What is known of a request that was carried out, also when its step isn't kept any more.
public struct HistoryReceiptDomain: Identifiable, Equatable, Sendable {
  /// The id of the request.
  public let id: UUID
  /// The number of its step.
  public let step: Int
  /// The moment of the write.
  public let date: Instant
  /// What tells the request from others; `nil` where a step has the id that was no request.
  public let digest: Data?
  /// Whether the step is kept.
  public let isKept: Bool
  /// Whether the step is taken back.
  public let isUndone: Bool
  /// The rows that were added, by noun; none where they were too many to be kept.
  public let rows: [HistoryReceiptRows]

  /// Creates what is known of a request.
  public init(
    id: UUID, step: Int, date: Instant, digest: Data?, isKept: Bool = true, isUndone: Bool = false,
    rows: [HistoryReceiptRows] = []
  ) {
    self.id = id
    self.step = step
    self.date = date
    self.digest = digest
    self.isKept = isKept
    self.isUndone = isUndone
    self.rows = rows
  }
}

/// The rows of one noun that a request added.
public struct HistoryReceiptRows: Equatable, Sendable {
  /// The noun of the rows.
  public let noun: Noun
  /// Their numbers, ascending.
  public let numbers: [ClosedRange<Int>]

  /// Names the rows.
  public init(_ noun: Noun, _ numbers: [ClosedRange<Int>]) {
    self.noun = noun
    self.numbers = numbers
  }

  /// The number of rows.
  public var count: Int { numbers.reduce(0) { $0 + $1.count } }
}

extension HistoryReceiptDomain {
  /// A line about the step: which one it was, and what became of it.
  public func note(_ format: FormatContext) -> String {
    let words = format.strings.history
    return words.doneAlready("#\(step)", format.moment(date), isUndone: isUndone)
  }

  /// The rows that were added, a noun a line.
  public func rowLines(_ format: FormatContext) -> [String] {
    rows.map { rows in
      let numbers = rows.numbers.prefix(Self.mostRanges).map { range in
        range.count == 1 ? "#\(range.lowerBound)" : "#\(range.lowerBound)–#\(range.upperBound)"
      }
      let further = rows.numbers.count > Self.mostRanges ? ["…"] : []
      let count = format.count(rows.count, of: rows.noun)
      return format.strings.history.addedRows(count, (numbers + further).joined(separator: ", "))
    }
  }

  private static var mostRanges: Int { 5 }
}
