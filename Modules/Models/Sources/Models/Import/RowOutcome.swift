/// The outcome of a row that could be read.
public enum RowOutcome: String, CaseIterable, Hashable, Sendable {
  /// The row is stored.
  case imported
  /// Skipped: the row was imported before.
  case alreadyImported
  /// Skipped: the row was imported before. It is the last of its day in the file, but another stored balance counts for
  /// that day.
  case outOfOrder
  /// Skipped: the entry whose id the row has is stored, and equal.
  case alreadyThere
  /// Skipped: its day has a later balance from an earlier import, which the row would override.
  case superseded
  /// Skipped: the amount is zero.
  case zeroAmount
  /// Imported, and its account has another balance on that day: the later one counts.
  case sameDay
  /// Imported, with the day and the amount of an entry made by hand, which may be the same one.
  case typedBefore
  /// Skipped: there is no rate in the cell.
  case missingRate
  /// Skipped: the rate of that day is stored, and equal.
  case sameRate
  /// Imported, in place of another rate of that day.
  case otherRate
  /// Skipped: the rate is of a currency that is no longer in circulation.
  case formerCurrency
  /// Skipped: the time is stored, of the same block and with the same memo.
  case sameTime

  /// Whether the row was imported.
  public var isImported: Bool {
    switch self {
    case .imported, .sameDay, .typedBefore, .otherRate: true
    case .alreadyImported, .alreadyThere, .outOfOrder, .superseded, .zeroAmount, .missingRate, .sameRate,
      .formerCurrency, .sameTime:
      false
    }
  }
}

/// What became of a row.
public struct RowResult: Equatable, Sendable {
  /// The outcome.
  public let outcome: RowOutcome
  /// The number of the entry made by hand that the row may repeat, of ``RowOutcome/typedBefore``.
  public let number: Int?

  /// Creates a result; the number is that of an entry made by hand.
  public init(_ outcome: RowOutcome, number: Int? = nil) {
    self.outcome = outcome
    self.number = number
  }
}

/// A row of a file with the day and the amount of an entry made by hand.
public struct RowTwin: Equatable, Sendable {
  /// The line of the row, counted from 1.
  public let line: Int
  /// The number of the entry.
  public let number: Int

  /// Creates the pair of a row and an entry.
  public init(line: Int, number: Int) {
    self.line = line
    self.number = number
  }
}
