public import ModuloUtilities

/// The running session in a few words, for a corner of the window: text, ready for display.
public struct TrackingBadgeUIModel: Equatable, Sendable {
  /// The block, and its active time in hours and minutes: `Reading 0:42`.
  public let text: String
  /// Whether the session is paused.
  public let isPaused: Bool
  /// That it runs, or is paused.
  public let state: String
}

extension TrackingDomain {
  /// The session as a corner of the window shows it at a moment.
  public func toBadgeUIModel(_ format: FormatContext, at now: Instant) -> TrackingBadgeUIModel {
    let words = format.strings.tracking
    let time = format.hoursAndMinutes(state.progress(at: now).activeSeconds)
    return TrackingBadgeUIModel(
      text: "\(block.title) \(time)", isPaused: state.isPaused, state: state.isPaused ? words.paused : words.running)
  }
}
