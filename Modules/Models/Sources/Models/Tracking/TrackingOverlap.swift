public import ModuloUtilities

/// What a time overlaps with: the first of what was tracked already.
public struct TrackingOverlap: Hashable, Sendable {
  /// The name of the block that was tracked.
  public let blockName: String
  /// The moment at which the stored half, or the running session's time without a pause, began, in the time zone of then.
  public let start: ZonedInstant

  /// Creates an overlap with what was tracked of a block.
  public init(blockName: String, start: ZonedInstant) {
    self.blockName = blockName
    self.start = start
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    format.strings.error.tracking.overlap(blockName.legible, format.localTime(start))
  }
}

extension TrackingState {
  /// The times without a pause up to a moment, in order.
  public func activeSpans(until end: Instant) -> [ZonedSpan] {
    spans.map { ZonedSpan(start: $0.start, end: min($0.end ?? end, end), zone: $0.zone) }.filter { $0.start < $0.end }
  }
}
