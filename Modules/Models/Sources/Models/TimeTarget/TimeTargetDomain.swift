public import Foundation
public import ModuloUtilities

/// A target of time, with the days on which it is valid.
public struct TimeTargetDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The number in the order of insertion.
  public let number: Int
  /// What it is of.
  public let owner: TargetOwner
  /// What is to be reached; no seconds where it ends the one before.
  public let terms: TargetTerms
  /// The last day on which it is valid; `nil` for the last one there is.
  public let lastDay: CalendarDay?

  /// Creates a target.
  public init(id: UUID, number: Int = 0, owner: TargetOwner, terms: TargetTerms, lastDay: CalendarDay? = nil) {
    self.id = id
    self.number = number
    self.owner = owner
    self.terms = terms
    self.lastDay = lastDay
  }
}

/// The targets of a block or a group over time, with what was tracked.
public struct TargetTimeline: Identifiable, Equatable, Sendable {
  /// What they are of.
  public let owner: TargetOwner
  /// The targets, in order of their first days; those that end one have no seconds.
  public let targets: [TimeTargetDomain]
  /// The targets and the days off.
  public let schedule: TargetSchedule
  /// What was tracked, of the days that matter.
  public let tracked: DailySeconds

  init(
    owner: TargetOwner, ids: [CalendarDay: (id: UUID, number: Int)], schedule: TargetSchedule, tracked: DailySeconds
  ) {
    self.owner = owner
    self.schedule = schedule
    self.tracked = tracked
    targets = schedule.terms.indices.compactMap { index in
      let terms = schedule.terms[index]
      let last = schedule.validity(at: index).upperBound
      return ids[terms.firstDay].map { row in
        TimeTargetDomain(
          id: row.id, number: row.number, owner: owner, terms: terms, lastDay: last == .latest ? nil : last)
      }
    }
  }

  public var id: UUID { owner.id }

  /// The target that is valid on a day; `nil` for none.
  public func target(on day: CalendarDay) -> TimeTargetDomain? {
    schedule.index(on: day).map { targets[$0] }.flatMap { $0.terms.isTarget ? $0 : nil }
  }

  /// Every period up to that of a day, oldest first, with what is carried over.
  public func balances(through day: CalendarDay) -> [TargetBalance] {
    schedule.balances(through: day, tracked: tracked)
  }

  /// The period of a day by itself: nothing is carried over into it. `nil` where there is no target.
  public func progress(on day: CalendarDay) -> TargetProgress? {
    schedule.period(of: day).map { progress(in: $0.days, $0.terms.period) }
  }

  /// A span of days, of which no day after the period of today counts. `nil` where it has no target.
  public func progress(in span: ClosedRange<CalendarDay>, today: CalendarDay) -> TargetProgress? {
    guard let first = schedule.terms.first?.firstDay else { return nil }
    let end = schedule.period(of: today)?.days.upperBound ?? today
    let (lower, upper) = (max(span.lowerBound, first), min(span.upperBound, end))
    guard lower <= upper, schedule.hasTarget(in: lower...upper) else { return nil }
    return progress(in: lower...upper, nil)
  }

  private func progress(in days: ClosedRange<CalendarDay>, _ period: TargetPeriod?) -> TargetProgress {
    TargetProgress(
      owner: owner, period: period, days: days, target: schedule.target(in: days), tracked: tracked.sum(in: days))
  }
}

/// How much of a target's time was tracked in some days, without what was carried over into them.
public struct TargetProgress: Identifiable, Equatable, Sendable {
  /// What it is of.
  public let owner: TargetOwner
  /// What the target is for; `nil` for a span of days.
  public let period: TargetPeriod?
  /// The days.
  public let days: ClosedRange<CalendarDay>
  /// The target of the days, in seconds.
  public let target: Int64
  /// What was tracked in them, in seconds.
  public let tracked: Int64

  /// Creates the progress of a target.
  public init(owner: TargetOwner, period: TargetPeriod?, days: ClosedRange<CalendarDay>, target: Int64, tracked: Int64)
  {
    self.owner = owner
    self.period = period
    self.days = days
    self.target = target
    self.tracked = tracked
  }

  public var id: UUID { owner.id }
  /// What is too much, or too little below zero, in seconds.
  public var difference: Int64 { tracked - target }
}

/// A target in its current period, with what is carried over.
public struct TargetState: Identifiable, Equatable, Sendable {
  /// The target.
  public let target: TimeTargetDomain
  /// Its current period; `nil` for a target that has not begun.
  public let balance: TargetBalance?

  /// Creates the state of a target.
  public init(target: TimeTargetDomain, balance: TargetBalance?) {
    self.target = target
    self.balance = balance
  }

  public var id: UUID { target.owner.id }
}

extension TargetTimeline {
  /// The target of today with its period, else the first one that is to come; `nil` where there is neither.
  public func state(on today: CalendarDay) -> TargetState? {
    if let target = target(on: today) { return TargetState(target: target, balance: balances(through: today).last) }
    return targets.first { $0.terms.firstDay > today && $0.terms.isTarget }.map {
      TargetState(target: $0, balance: nil)
    }
  }
}

/// Everything about the targets of a block or a group.
public struct TargetDetails: Equatable, Sendable {
  /// The targets.
  public let timeline: TargetTimeline
  /// The periods up to that of today, newest first.
  public let balances: [TargetBalance]

  /// Creates details.
  public init(timeline: TargetTimeline, today: CalendarDay) {
    self.timeline = timeline
    balances = timeline.balances(through: today).reversed()
  }
}

/// A target as it was stored.
public struct TimeTargetChange: Equatable, Sendable {
  /// The target, or the end of one.
  public let target: TimeTargetDomain
  /// The one that it ends; `nil` for none.
  public let previous: TimeTargetDomain?
  /// The one that begins after it; `nil` for none.
  public let next: TimeTargetDomain?
  /// The period with which it begins; `nil` for the end of a target.
  public let first: TargetSpan?
  /// The target of that period, in seconds, less the days off.
  public let firstTarget: Int64
  /// What was valid from the same day, and is replaced; `nil` for nothing.
  public let replaced: TargetTerms?

  /// Creates a change.
  public init(
    target: TimeTargetDomain, previous: TimeTargetDomain?, next: TimeTargetDomain?, first: TargetSpan?,
    firstTarget: Int64, replaced: TargetTerms?
  ) {
    self.target = target
    self.previous = previous
    self.next = next
    self.first = first
    self.firstTarget = firstTarget
    self.replaced = replaced
  }
}

/// A block or a group whose targets are deleted.
public struct TimeTargetDeletion: Equatable, Sendable {
  /// What they are of.
  public let owner: TargetOwner
  /// The targets, in order of their first days.
  public let targets: [TimeTargetDomain]

  /// Creates a deletion.
  public init(owner: TargetOwner, targets: [TimeTargetDomain]) {
    self.owner = owner
    self.targets = targets
  }
}

/// A day off.
public struct DayOffDomain: Identifiable, Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// How much of it is off, in hundredths, 1 to 100.
  public let percent: Int

  /// Creates a day off.
  public init(day: CalendarDay, percent: Int) {
    self.day = day
    self.percent = percent
  }

  public var id: CalendarDay { day }
}

/// What became of days that were made days off, or working days again.
public struct DaysOffChange: Equatable, Sendable {
  /// The days, in order, as they are now, or as they were where they are none any more.
  public let days: [DayOffDomain]
  /// How many of them were days off before.
  public let known: Int

  /// Creates a change.
  public init(days: [DayOffDomain], known: Int) {
    self.days = days
    self.known = known
  }
}
