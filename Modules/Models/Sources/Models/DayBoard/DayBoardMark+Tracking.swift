public import ModuloUtilities

extension TrackingSessionDomain {
  /// The marks of the session's half blocks on a day, in order.
  public func marks(on day: CalendarDay, _ color: BlockColor) -> [DayBoardMark] {
    guard self.day == day else { return [] }
    return halfBlocks.map {
      DayBoardMark(
        time: $0.span.localStart.within(day),
        half: DayBoard.Half(blockID: blockID, sessionID: id, color: color, state: $0.isFull ? .stored : .begun))
    }
  }
}

extension [PlannedBlockDetailedDomain] {
  /// The marks of the half blocks that plans make, block by block. The session of each is the plan in which it is full.
  var marks: [DayBoardMark] {
    Dictionary(grouping: self, by: \.block.id).values.flatMap { plans in
      let times = plans.map { row in
        OwnedTime(sessionID: row.id, time: TrackingTimeDomain(id: row.id, span: row.plan.span))
      }
      guard let block = plans.first?.block else { return [DayBoardMark]() }
      return [CountedHalf](times).map { half in
        DayBoardMark(
          time: half.span.localStart,
          half: DayBoard.Half(
            blockID: block.id, sessionID: half.sessionID, color: block.color, state: half.isFull ? .stored : .begun))
      }
    }
  }
}

extension LocalTime {
  /// The time itself where it is of the day, else the first or the last one of it: a half block may have been begun on
  /// another day than the one that it counts for.
  fileprivate func within(_ day: CalendarDay) -> LocalTime {
    if self.day == day { return self }
    return (self.day < day ? LocalTime(day: day, hour: 0, minute: 0) : LocalTime(day: day, hour: 23, minute: 59))
      ?? self
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
