/// The order of day, month and year in the days of a file.
public enum BankFileDayOrder: String, CaseIterable, Hashable, Sendable {
  /// `31/12/2026`, `31 Dec 26`.
  case dayMonthYear = "dmy"
  /// `12/31/2026`, `Dec 31, 2026`.
  case monthDayYear = "mdy"
  /// `2026-12-31`, `20261231`.
  case yearMonthDay = "ymd"
}

/// How the columns of amounts say whether money comes in or goes out.
public enum BankFileSign: String, CaseIterable, Hashable, Sendable {
  /// One column, in which money that goes out is negative.
  case signed
  /// One column, in which money that goes out is positive, as in many files of cards.
  case turned
  /// Two columns of positive amounts; a negative one is taken back.
  case inOut = "in-out"
  /// Two columns, of which that of money going out has negative amounts.
  case negatedDebits = "negated-debits"
  /// Two columns, of which that of money coming in has negative amounts.
  case negatedCredits = "negated-credits"
  /// One column of positive amounts, and one with a word for in or out.
  case flag
}

/// The order of the rows of a file.
public enum BankFileRowOrder: String, CaseIterable, Hashable, Sendable {
  /// The last entry stands at the end.
  case oldestFirst = "oldest-first"
  /// The last entry stands at the beginning.
  case newestFirst = "newest-first"
  /// The last day stands at the end, the last entry of each day at its beginning.
  case oldestDaysFirst = "oldest-days-first"
  /// The last day stands at the beginning, the last entry of each day at its end.
  case newestDaysFirst = "newest-days-first"
}

extension BankFileRowOrder {
  /// Whether the days run forward.
  public var hasOldestDaysFirst: Bool { self == .oldestFirst || self == .oldestDaysFirst }

  /// Whether the rows of each day run forward.
  public var isOldestFirstWithinDay: Bool { self == .oldestFirst || self == .newestDaysFirst }

  /// Whether the rows of each day run against the days.
  public var isTurnedWithinDay: Bool { hasOldestDaysFirst != isOldestFirstWithinDay }
}
