public import ModuloUtilities

/// What a running session amounts to at a moment.
public struct TrackingProgress: Equatable, Sendable {
  /// The completed halves, in order. Each begins where the one before it ended, has half an hour of active time, and is
  /// longer than that where it holds a pause.
  public let halves: HalfBlocks
  /// The start of the half that is not completed yet.
  public let currentStart: Instant
  /// The active time of that half in milliseconds, less than a half's.
  public let elapsedMilliseconds: Int64
}

extension TrackingState {
  /// What the session amounts to at a moment. While the clock is behind the last event, no time has passed since.
  ///
  /// Costs as much as there are pauses.
  public func progress(at now: Instant) -> TrackingProgress {
    var halves = HalfBlocks()
    var start = self.start
    var elapsed: Int64 = 0
    for span in spans {
      // With what was active of the half that the pause before the span is in.
      let active = elapsed + span.start.milliseconds(until: max(span.end ?? now, span.start))
      let count = active / HalfBlock.milliseconds
      if count > 0 {
        let first = span.start.adding(milliseconds: HalfBlock.milliseconds - elapsed)
        let last = first.adding(milliseconds: (count - 1) * HalfBlock.milliseconds)
        halves.append(1, over: TimeSpan(start: start, end: first))
        halves.append(Int(count) - 1, over: TimeSpan(start: first, end: last))
        start = last
      }
      elapsed = active % HalfBlock.milliseconds
    }
    return TrackingProgress(halves: halves, currentStart: start, elapsedMilliseconds: elapsed)
  }
}

extension TrackingProgress {
  /// The active time of the current half, in whole seconds.
  public var elapsedSeconds: Int64 { elapsedMilliseconds / 1_000 }

  /// The active time of all halves, in whole seconds.
  public var activeSeconds: Int64 { Int64(halves.count) * HalfBlock.seconds + elapsedSeconds }
}
