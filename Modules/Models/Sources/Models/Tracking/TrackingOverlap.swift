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

  /// The message on a session between two that are to be joined.
  func betweenText(_ format: FormatContext) -> String {
    let span = format.localSpan(ZonedSpan(start: start.instant, end: end ?? start.instant, zone: start.zone))
    return format.language(
      "Between the two sessions is \"\(blockName.legible)\", \(span).",
      "Entre les deux sessions se trouve « \(blockName.legible) », \(span).")
  }

  /// The message on a row of a file.
  func rowText(_ format: FormatContext) -> String {
    let (name, language) = (blockName.legible, format.language)
    let advice = format.clause(.takeOverlap)
    guard let end else {
      let time = format.localTime(start)
      return language(
        "it overlaps with \"\(name)\", running since \(time)\(advice.after("; "))",
        "il chevauche « \(name) », en cours depuis le \(time)\(advice.after(" ; "))")
    }
    let span = format.localSpan(ZonedSpan(start: start.instant, end: end, zone: start.zone))
    return language(
      "it overlaps with \"\(name)\", \(span)\(advice.after("; "))",
      "il chevauche « \(name) », \(span)\(advice.after(" ; "))")
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let (name, language) = (blockName.legible, format.language)
    guard let end else {
      let time = format.localTime(start)
      return language(
        "The time overlaps with \"\(name)\", running since \(time).",
        "Ce temps chevauche « \(name) », en cours depuis le \(time).")
    }
    let span = format.localSpan(ZonedSpan(start: start.instant, end: end, zone: start.zone))
    return language("The time overlaps with \"\(name)\", \(span).", "Ce temps chevauche « \(name) », \(span).")
  }
}

extension TrackingState {
  /// The times without a pause up to a moment, in order.
  public func activeSpans(until end: Instant) -> [ZonedSpan] {
    spans.map { ZonedSpan(start: $0.start, end: min($0.end ?? end, end), zone: $0.zone) }.filter { $0.start < $0.end }
  }
}
