public import ModuloUtilities

/// What a time overlaps with: the first of what was tracked already.
public struct TrackingOverlap: Hashable, Sendable {
  /// The name of the block that was tracked.
  public let blockName: String
  /// The moment at which the time began, in the time zone of then: as much of a session as has no gap.
  public let start: ZonedInstant
  /// The moment at which it ended; `nil` while it runs.
  public let end: Instant?

  /// Creates an overlap with what was tracked of a block.
  public init(blockName: String, start: ZonedInstant, end: Instant?) {
    self.blockName = blockName
    self.start = start
    self.end = end
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let (name, words) = (blockName.legible, format.strings.error.tracking)
    guard let end else { return words.runningOverlap(name, format.localTime(start)) }
    return words.overlap(name, format.localSpan(ZonedSpan(start: start.instant, end: end, zone: start.zone)))
  }
}

extension TrackingState {
  /// The times without a pause up to a moment, in order.
  public func activeSpans(until end: Instant) -> [ZonedSpan] {
    spans.map { ZonedSpan(start: $0.start, end: min($0.end ?? end, end), zone: $0.zone) }.filter { $0.start < $0.end }
  }
}
