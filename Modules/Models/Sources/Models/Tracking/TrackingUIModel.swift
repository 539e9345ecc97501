public import Foundation
public import ModuloUtilities

/// The running session as it is shown at a moment: text, ready for display.
public struct TrackingUIModel: Equatable, Sendable {
  /// The block, by its icon, its colour and its name.
  public let block: BlockUIModel
  /// The name of the block's group.
  public let group: String
  /// Whether the session is paused.
  public let isPaused: Bool
  /// That it runs, or is paused.
  public let state: String
  /// The local time of the start; with its zone where that isn't the one of here.
  public let since: String
  /// The completed halves, in blocks.
  public let output: String
  /// The active time of all halves: `00:50:00`.
  public let activeTime: String
  /// The active time of the current half, out of that of a whole one: `20:00 of 30:00`.
  public let elapsed: String
  /// The part of the current half that is done, from 0 to 1.
  public let progress: Decimal
}

extension TrackingDomain {
  /// The session as it is shown at a moment.
  public func toUIModel(_ format: FormatContext, at now: Instant) -> TrackingUIModel {
    let (words, progress) = (format.strings.tracking, state.progress(at: now))
    return TrackingUIModel(
      block: block.toUIModel(format), group: group.title, isPaused: state.isPaused,
      state: state.isPaused ? words.paused : words.running,
      since: format.localTime(state.zonedStart), output: format.output(of: progress.halves.count),
      activeTime: format.hours(progress.activeSeconds),
      elapsed: words.elapsed(format.minutes(progress.elapsedSeconds), format.minutes(HalfBlock.seconds)),
      progress: progress.fraction)
  }

  /// The message after a command: the block, what was done, and what is tracked by now: `Reading · paused on Nov 22,
  /// 2026 10:10 · 1.0 block, and 10:00 of the next half`.
  public func text(_ format: FormatContext, at now: Instant) -> String {
    let words = format.strings.tracking
    let time = format.localTime(state.zonedLastEvent)
    let done: String =
      if state.isPaused { words.pausedOn(time) } else if state.spans.count > 1 { words.resumedOn(time) } else {
        words.startedOn(time)
      }
    return ([block.title, done] + [state.progress(at: now).text(format)].compactMap(\.self)).joined(separator: " · ")
  }
}

extension TrackingDomain {
  /// What completing at a moment stores: `This saves 14:00:00 of "Reading", tracked since Nov 22, 2026 09:00.` Of less
  /// than a minute, that nothing is stored.
  public func completionText(_ format: FormatContext, at moment: Instant) -> String {
    let (words, active) = (format.strings.tracking, state.progress(at: moment).activeSeconds)
    if active < TrackingSessionDraft.minimumSeconds { return words.completionTooShort }
    return words.completion(block.title, format.hours(active), format.localTime(state.zonedStart))
  }

  /// The question before a session is completed that may have been forgotten; `nil` for one that isn't long, and for one
  /// that is too short to be stored.
  public func longQuestion(_ format: FormatContext, at now: Instant, limit: LongSession) -> String? {
    let active = state.progress(at: now).activeSeconds
    guard state.isLong(at: now, limit: limit), active >= TrackingSessionDraft.minimumSeconds else { return nil }
    let words = format.strings.tracking
    let change = words.lastChange(format.localTime(state.zonedLastEvent))
    let facts = state.spans.count > 1 || state.isPaused ? [change] : []
    let text = ([completionText(format, at: now)] + facts).joined(separator: " ")
    return format.advised(text, .sayEnd) + "\n" + words.longQuestion
  }

  /// The question before the session is discarded; `nil` for one without a second of active time.
  public func discardQuestion(_ format: FormatContext, at now: Instant) -> String? {
    let active = state.progress(at: now).activeSeconds
    return active == 0 ? nil : format.strings.tracking.discardQuestion(block.title, format.hours(active))
  }

  /// The message after the session was discarded.
  public func discardedText(_ format: FormatContext, at now: Instant) -> String {
    format.strings.tracking.discarded(block.title, format.hours(state.progress(at: now).activeSeconds))
  }
}

extension TrackingCompletionDomain {
  /// The messages after the session was completed: what was stored, or that it was too short.
  public func texts(_ format: FormatContext) -> [String] {
    if sessions.isEmpty {
      return [format.strings.tracking.tooShort(tracking.block.title, format.hours(discardedSeconds))]
    }
    return sessions.map { $0.savedText(format, of: tracking.block) }
  }

  /// The answer to a completed session: what was stored, or that it was too short; that the clock is behind; and what
  /// was stored before for the same time.
  public func text(_ format: FormatContext) -> String {
    let time = format.localTime(tracking.state.zonedLastEvent)
    let behind = isClockBehind ? format.strings.tracking.clockBehind(time) : nil
    return (texts(format) + [behind, overlap?.text(format)].compactMap(\.self)).joined(separator: "\n")
  }
}

extension TrackingProgress {
  /// What is tracked: whole halves in blocks, and the time of the half after them; `nil` for nothing.
  fileprivate func text(_ format: FormatContext) -> String? {
    let (words, elapsed) = (format.strings.tracking, format.minutes(elapsedSeconds))
    if !halves.isEmpty { return words.tracked(format.blocks(of: halves.count), elapsed) }
    return elapsedSeconds == 0 ? nil : words.elapsed(elapsed, format.minutes(HalfBlock.seconds))
  }

  /// The part of the current half that is done, from 0 to 1.
  public var fraction: Decimal { Decimal(elapsedMilliseconds) / Decimal(HalfBlock.milliseconds) }
}
