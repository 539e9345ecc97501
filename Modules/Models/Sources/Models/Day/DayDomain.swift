import Foundation
public import ModuloUtilities

/// A day with what was tracked and what is planned on it, read in one snapshot.
public struct DayRecord: Equatable, Sendable {
  /// The calendar day.
  public let day: CalendarDay
  /// The sessions of the day with their blocks, by their numbers.
  public let sessions: [TrackingSessionDetailedRecord]
  /// The running session, whatever its day; `nil` without one.
  public let running: TrackingRecord?
  /// The selected block; `nil` for none.
  public let block: BlockEntity?
  /// The plans of the day with their blocks, by their starts.
  public let planned: [PlannedBlockDetailedRecord]
  /// What an hour is worth.
  public let rates: [HourlyRateEntity]
  /// The targets with what was tracked in their periods of the day.
  public let targets: TimeTargetRecord

  /// Creates a record from rows of one snapshot.
  public init(
    day: CalendarDay, sessions: [TrackingSessionDetailedRecord], running: TrackingRecord?, block: BlockEntity?,
    planned: [PlannedBlockDetailedRecord], rates: [HourlyRateEntity] = [],
    targets: TimeTargetRecord = .none
  ) {
    self.day = day
    self.sessions = sessions
    self.running = running
    self.block = block
    self.planned = planned
    self.rates = rates
    self.targets = targets
  }

  /// The day in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown time zone, a time of another session, block or day, an
  ///   unreadable hourly rate or target.
  public func toDomain() throws(RepositoryError) -> DayDomain {
    DayDomain(
      day: day, sessions: try sessions.toDomain(), running: running?.toDomain(), block: block?.toDomain(),
      planned: try planned.toDomain(), rates: try rates.toDomain(),
      targets: try targets.toDomain().compactMap { $0.progress(on: day) })
  }
}

/// A day with what was tracked and what is planned on it.
public struct DayDomain: Equatable, Sendable {
  /// The calendar day.
  public let day: CalendarDay
  /// The sessions of the day with their blocks, by their numbers.
  public let sessions: [TrackingSessionDetailedDomain]
  /// The running session, whatever its day; `nil` without one.
  public let running: TrackingDomain?
  /// The selected block, to which time is added where no session is chosen; `nil` for none.
  public let block: BlockDomain?
  /// The plans of the day, by their starts.
  public let planned: [PlannedBlockDetailedDomain]
  /// What an hour is worth.
  public let rates: HourlyRates
  /// The targets in their periods of the day; what is carried over into these isn't counted.
  public let targets: [TargetProgress]

  /// Creates a day of these sessions and plans; by default nothing is known of what an hour is worth.
  public init(
    day: CalendarDay, sessions: [TrackingSessionDetailedDomain], running: TrackingDomain? = nil,
    block: BlockDomain? = nil, planned: [PlannedBlockDetailedDomain] = [], rates: HourlyRates = HourlyRates(),
    targets: [TargetProgress] = []
  ) {
    self.day = day
    self.sessions = sessions
    self.running = running
    self.block = block
    self.planned = planned
    self.rates = rates
    self.targets = targets
  }

  /// The same day with another running session; `nil` for none.
  public func running(_ running: TrackingDomain?) -> DayDomain {
    DayDomain(
      day: day, sessions: sessions, running: running, block: block, planned: planned, rates: rates,
      targets: targets)
  }
}

extension DayDomain {
  /// What the stored time is worth. The running session isn't included. An entry is what was tracked of a block in a
  /// time zone, of all sessions together, as in a summary of the day.
  public var worth: TimeWorth {
    var seconds: [Entry: Int64] = [:]
    for session in sessions {
      for time in session.session.times {
        let entry = Entry(block: session.block.id, group: session.group.id, zone: time.zone.identifier)
        seconds[entry, default: 0] += time.activeSeconds
      }
    }
    var worth = TimeWorth.none
    for (entry, seconds) in seconds {
      worth.add(seconds: seconds, at: rates.timeline(ofBlock: entry.block, inGroup: entry.group).rate(on: day))
    }
    return worth
  }

  private struct Entry: Hashable {
    let block: UUID
    let group: UUID
    let zone: String
  }

  /// The stored sessions in the order in which they began. The running one isn't included.
  public var timeline: DayTimeline { DayTimeline(day: day, sessions: sessions.map(\.session)) }

  /// The halves of the day by the hour: those that are stored, the completed ones of the running session, and the one
  /// that it is in. Where two began in one half hour, a whole one is shown rather than one that is only begun.
  ///
  /// - Parameter now: The moment up to which the running session counts.
  public func board(at now: Instant) -> DayBoard {
    let stored = sessions.flatMap { $0.session.marks(on: day, $0.block.color) }
    let tracked = running.map { $0.state.marks(on: day, at: now, $0.block.color) } ?? []
    return DayBoard(stored.filter { $0.half.state == .begun } + stored.filter { $0.half.state != .begun } + tracked)
  }

  /// The planned halves of the day by the hour, counted as those of tracked time: each stands where it would begin. Where
  /// two begin in one half hour, a whole one is shown rather than one that is only begun.
  public var plannedBoard: DayBoard {
    let marks = planned.filter { $0.plan.day == day }.marks
    return DayBoard(marks.filter { $0.half.state == .begun } + marks.filter { $0.half.state != .begun })
  }
}
