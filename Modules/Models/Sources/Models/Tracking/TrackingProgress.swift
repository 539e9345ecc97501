public import ModuloUtilities

/// What a running session amounts to at a moment.
public struct TrackingProgress: Equatable, Sendable {
  /// The completed halves, in order. Each has half an hour of active time, and is longer than that where it holds a
  /// pause. It begins where the one before it ended, or after a pause that was between the two, and is of the time zone in
  /// which it began.
  public let halves: HalfBlocks
  /// The start of the half that is not completed yet, in the time zone of then; `nil` while the session is paused and
  /// has no time of it.
  public let currentStart: ZonedInstant?
  /// The active time of that half in milliseconds, less than a half's.
  public let elapsedMilliseconds: Int64
}

extension TrackingState {
  /// What the session amounts to at a moment. While the clock is behind the last event, no time has passed since.
  ///
  /// The cost grows with the number of pauses.
  public func progress(at now: Instant) -> TrackingProgress {
    var halves = HalfBlocks()
    var half = zonedStart
    var elapsed: Int64 = 0
    for span in spans {
      // A half begins with the first of its time: a pause before that isn't part of it.
      if elapsed == 0 { half = ZonedInstant(span.start, in: span.zone) }
      // With what was active of the half that the pause before the span is in.
      let active = elapsed + span.start.milliseconds(until: max(span.end ?? now, span.start))
      let count = active / HalfBlock.milliseconds
      if count > 0 {
        let first = span.start.adding(milliseconds: HalfBlock.milliseconds - elapsed)
        let last = first.adding(milliseconds: (count - 1) * HalfBlock.milliseconds)
        halves.append(1, over: ZonedSpan(start: half.instant, end: first, zone: half.zone))
        halves.append(Int(count) - 1, over: ZonedSpan(start: first, end: last, zone: span.zone))
        half = ZonedInstant(last, in: span.zone)
      }
      elapsed = active % HalfBlock.milliseconds
    }
    return TrackingProgress(
      halves: halves, currentStart: isPaused && elapsed == 0 ? nil : half, elapsedMilliseconds: elapsed)
  }
}

extension TrackingProgress {
  /// The active time of the current half, in whole seconds.
  public var elapsedSeconds: Int64 { elapsedMilliseconds / 1_000 }

  /// The active time of all halves, in whole seconds.
  public var activeSeconds: Int64 { Int64(halves.count) * HalfBlock.seconds + elapsedSeconds }
}
