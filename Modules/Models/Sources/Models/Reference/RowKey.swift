public import ModuloUtilities

/// What a list from the newest to the oldest is sorted by: the place of a row in it, whatever comes before.
public struct RowKey: Hashable, Comparable, Sendable {
  /// The day or the moment, by its raw value: rows of one list have the same of these.
  public let time: Int64
  /// The number of the row, which decides between rows of one time.
  public let number: Int64

  /// The key of a row that counts for a day.
  public init(_ day: CalendarDay, _ number: Int) {
    time = Int64(day.rawValue)
    self.number = Int64(number)
  }

  /// The key of a row that was made in a moment.
  public init(_ moment: Instant, _ number: Int) {
    time = moment.rawValue
    self.number = Int64(number)
  }

  private init(time: Int64, number: Int64) {
    self.time = time
    self.number = number
  }

  /// The next place after this one, from the newest to the oldest.
  public var older: RowKey { RowKey(time: time, number: number - 1) }

  /// The next place before this one.
  public var newer: RowKey { RowKey(time: time, number: number + 1) }

  /// Whether the left one is the older one.
  public static func < (left: RowKey, right: RowKey) -> Bool {
    (left.time, left.number) < (right.time, right.number)
  }
}
