public import ModuloUtilities

/// A moment in the history of the data.
public enum PastMoment: Hashable, Sendable {
  /// After the step of that number.
  case step(Int)
  /// After the last step that isn't later than this.
  case time(Instant)
}

/// The steps as of which the data can be shown.
public struct HistorySpan: Equatable, Sendable {
  /// The number of the first one.
  public let first: Int
  /// The moment of the first one.
  public let date: Instant
  /// The number of the last one.
  public let last: Int

  /// Names the steps.
  public init(first: Int, date: Instant, last: Int) {
    self.first = first
    self.date = date
    self.last = last
  }
}
