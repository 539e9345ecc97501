public import ModuloUtilities

extension TrackingSessionDomain {
  /// The marks of the session's times on a day, in order.
  public func marks(on day: CalendarDay, _ color: BlockColor) -> [DayBoardMark] {
    guard self.day == day else { return [] }
    return times.map {
      DayBoardMark(time: $0.localStart, half: DayBoard.Half(blockID: blockID, sessionID: id, color: color))
    }
  }
}

extension TrackingState {
  /// The marks of the running session on a day: its completed halves, and the half that runs or is paused, if any of it
  /// was lived.
  public func marks(on day: CalendarDay, at now: Instant, _ color: BlockColor) -> [DayBoardMark] {
    let progress = progress(at: now)
    let completed = progress.halves.halves(on: day).map { mark($0.localStart, color, .stored) }
    let current = progress.currentStart.map { mark($0.localTime, color, isPaused ? .paused : .tracking) }
    return completed + [current].compactMap(\.self).filter { $0.time.day == day }
  }

  private func mark(_ time: LocalTime, _ color: BlockColor, _ state: DayBoard.State) -> DayBoardMark {
    DayBoardMark(
      time: time,
      half: DayBoard.Half(blockID: blockID, sessionID: id, color: color, state: state))
  }
}
