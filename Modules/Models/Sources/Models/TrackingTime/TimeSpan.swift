public import ModuloUtilities

/// The time from one moment to another.
public struct TimeSpan: Hashable, Sendable {
  /// The moment at which it begins.
  public let start: Instant
  /// The moment at which it ends.
  public let end: Instant

  /// Creates a span from one moment to another.
  public init(start: Instant, end: Instant) {
    self.start = start
    self.end = end
  }
}

extension TimeSpan {
  /// The time from the start to the end in whole seconds, begun ones too.
  var wholeSeconds: Int64 { (start.milliseconds(until: end) + 999) / 1_000 }
}

extension [TimeSpan] {
  /// The spans in order of their starts, with one in place of those that follow each other without a gap.
  public var joined: [TimeSpan] {
    sorted { ($0.start, $0.end) < ($1.start, $1.end) }.reduce(into: []) { joined, span in
      if let last = joined.last, last.end == span.start {
        joined[joined.count - 1] = TimeSpan(start: last.start, end: span.end)
      } else {
        joined.append(span)
      }
    }
  }
}
