public import ModuloUtilities

/// A rule of what is tracked that a command would break. Nothing is changed by it.
public enum TrackingRule: Error, Equatable, Sendable {
  /// The session is paused.
  case alreadyPaused
  /// The session is running.
  case notPaused
  /// Less than one half is tracked, so there is nothing to store.
  case lessThanHalf
  /// The moment is before the last start, pause or resumption, which was at this one.
  case beforeLastEvent(Instant)
  /// The moment is yet to come.
  case inFuture(Instant)
  /// The end is not after the start.
  case endBeforeStart
  /// The memo has more characters than the limit.
  case memoTooLong(limit: Int)
  /// The character of the memo at this position, counted from 1, is a line break or another control character.
  case memoControlCharacter(position: Int)
  /// The time overlaps with what is tracked already.
  case overlap(TrackingOverlap)
}

extension TrackingRule: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.tracking
    return switch self {
    case .alreadyPaused: words.alreadyPaused
    case .notPaused: words.notPaused
    case .lessThanHalf: words.lessThanHalf(format.output(of: 1))
    case .beforeLastEvent(let time): words.beforeLastEvent(format.localTime(LocalTime(time, in: format.timeZone)))
    case .inFuture(let time): words.inFuture(format.localTime(LocalTime(time, in: format.timeZone)))
    case .endBeforeStart: words.endBeforeStart
    case .memoTooLong(let limit): words.memoTooLong(format.number(limit))
    case .memoControlCharacter(let position): words.memoControlCharacter(format.number(position))
    case .overlap(let overlap): format.advised(overlap.text(format), .allowOverlap)
    }
  }
}
