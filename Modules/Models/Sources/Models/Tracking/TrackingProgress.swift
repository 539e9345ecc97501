public import ModuloUtilities

/// What a running session amounts to at a moment.
public struct TrackingProgress: Equatable, Sendable {
  /// The completed halves, in order. Each begins where the one before it ended, has half an hour of active time, and is
  /// longer than that where it holds a pause.
  public let halves: [TimeSpan]
  /// The start of the half that is not completed yet.
  public let currentStart: Instant
  /// The active time of that half in milliseconds, less than a half's.
  public let elapsedMilliseconds: Int64
}

extension TrackingState {
  /// What the session amounts to at a moment. While the clock is behind the last event, no time has passed since.
  ///
  /// Costs as much as there are halves and pauses.
  public func progress(at now: Instant) -> TrackingProgress {
    var halves: [TimeSpan] = []
    var start = self.start
    var elapsed: Int64 = 0
    for span in spans {
      var begun = span.start
      let end = max(span.end ?? now, begun)
      while elapsed + begun.milliseconds(until: end) >= HalfBlock.milliseconds {
        let boundary = begun.adding(milliseconds: HalfBlock.milliseconds - elapsed)
        halves.append(TimeSpan(start: start, end: boundary))
        (start, begun, elapsed) = (boundary, boundary, 0)
      }
      elapsed += begun.milliseconds(until: end)
    }
    return TrackingProgress(halves: halves, currentStart: start, elapsedMilliseconds: elapsed)
  }

  /// Whether completing now would store more than a day since the last command, as after a session that was forgotten.
  public func isForgotten(at now: Instant) -> Bool {
    !isPaused && lastEvent.milliseconds(until: now) > 86_400_000
  }
}

extension TrackingProgress {
  /// The active time of the current half, in whole seconds.
  public var elapsedSeconds: Int64 { elapsedMilliseconds / 1_000 }

  /// The active time of all halves, in whole seconds.
  public var activeSeconds: Int64 { Int64(halves.count) * HalfBlock.seconds + elapsedSeconds }
}
