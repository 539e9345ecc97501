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
  /// The marks of the running session on a day: its completed halves, and the half that runs or is paused.
  public func marks(on day: CalendarDay, at now: Instant, _ color: BlockColor) -> [DayBoardMark] {
    let progress = progress(at: now)
    let completed = progress.halves.halves(on: day, in: zone).map { mark($0.start, color, .stored) }
    let current = mark(progress.currentStart, color, isPaused ? .paused : .tracking)
    return completed + [current].filter { $0.time.day == day }
  }

  private func mark(_ start: Instant, _ color: BlockColor, _ state: DayBoard.State) -> DayBoardMark {
    DayBoardMark(
      time: LocalTime(start, in: zone),
      half: DayBoard.Half(blockID: blockID, sessionID: id, color: color, state: state))
  }
}
