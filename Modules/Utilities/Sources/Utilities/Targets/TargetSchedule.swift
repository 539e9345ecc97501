/// The targets of one thing over time: terms, each valid until the next ones begin, and the days off.
///
/// A period's target is that of its days. A day has the share of the period's target that it has of the period's working
/// days, less what of it is off; a day that isn't a working day has none. Parts of seconds are rounded, half away from
/// zero, in the target of a period up to a day, of which a day's share is the difference: the shares of a period's days add
/// up to its target.
public struct TargetSchedule: Hashable, Sendable {
  /// The terms, in order of their first days.
  public let terms: [TargetTerms]
  /// The days off of everybody's targets.
  public let daysOff: DaysOff

  /// Creates a schedule of terms in any order, no two of which begin on one day.
  public init(_ terms: [TargetTerms], daysOff: DaysOff = .none) {
    self.terms = terms.sorted { $0.firstDay < $1.firstDay }
    self.daysOff = daysOff
  }

  /// The days on which terms are valid, by their place.
  public func validity(at index: Int) -> ClosedRange<CalendarDay> {
    let next = terms.dropFirst(index + 1).first?.firstDay.adding(days: -1)
    return terms[index].firstDay...(next ?? .latest)
  }

  /// The place of the terms that are valid on a day; `nil` before the first ones.
  public func index(on day: CalendarDay) -> Int? {
    let index = terms.partitioningIndex { $0.firstDay > day }
    return index == 0 ? nil : index - 1
  }

  /// The days of the period that has a day, as far as its terms are valid; `nil` where there is no target.
  public func period(of day: CalendarDay) -> TargetSpan? {
    guard let index = index(on: day), terms[index].isTarget else { return nil }
    return span(of: day, at: index)
  }

  /// Whether there is a target on one of some days at least.
  public func hasTarget(in span: ClosedRange<CalendarDay>) -> Bool {
    terms.indices.contains { terms[$0].isTarget && validity(at: $0).overlaps(span) }
  }

  /// The target of a span of days, in seconds. The cost grows with the terms, and with the periods that are cut off or
  /// have a day off.
  public func target(in span: ClosedRange<CalendarDay>) -> Int64 {
    terms.indices.reduce(0) { total, index in
      let validity = validity(at: index)
      guard terms[index].isTarget, validity.overlaps(span) else { return total }
      return total + target(in: span.clamped(to: validity), at: index)
    }
  }

  /// The target of days on which one of the terms is valid.
  private func target(in days: ClosedRange<CalendarDay>, at index: Int) -> Int64 {
    var (total, next) = (0 as Int64, Optional(days.lowerBound))
    while let first = next, first <= days.upperBound {
      let off = daysOff.days(in: first...days.upperBound).first
      let end = off?.adding(days: -1) ?? days.upperBound
      if first <= end, let whole = terms[index].wholePeriods(in: first...end) {
        total += whole.target
        next = whole.lastDay.adding(days: 1)
      } else {
        let part = span(of: first, at: index)
        let last = min(part.days.upperBound, days.upperBound)
        let before = first.adding(days: -1).map { part.target(through: $0, daysOff) } ?? 0
        total += part.target(through: last, daysOff) - before
        next = last.adding(days: 1)
      }
    }
    return total
  }

  private func span(of day: CalendarDay, at index: Int) -> TargetSpan {
    let (whole, validity) = (terms[index].period(of: day), validity(at: index))
    return TargetSpan(terms: terms[index], whole: whole, days: whole.clamped(to: validity))
  }
}

/// A period of a target, as far as its terms are valid.
public struct TargetSpan: Hashable, Sendable {
  /// The terms.
  public let terms: TargetTerms
  /// The days of the whole period.
  public let whole: ClosedRange<CalendarDay>
  /// Those of them on which the terms are valid.
  public let days: ClosedRange<CalendarDay>

  /// Whether the terms began, or ended, within the period, so that it has a part of the target only.
  public var isPartial: Bool { whole != days }
  /// The working days on which the terms are valid, whether off or not.
  public var workingDays: Int { terms.workingDays.count(in: days) }
  /// The working days of the whole period.
  public var allWorkingDays: Int { terms.workingDays.count(in: whole) }

  /// The target of its days up to one of them, in seconds.
  func target(through day: CalendarDay, _ daysOff: DaysOff) -> Int64 {
    let all = allWorkingDays
    guard all > 0, day >= days.lowerBound else { return 0 }
    let part = days.lowerBound...min(day, days.upperBound)
    let off = daysOff.days(in: part).filter { terms.workingDays.contains($0.weekday) }.reduce(0) { $0 + daysOff[$1] }
    let hundredths = Int64(terms.workingDays.count(in: part) * 100 - off)
    return terms.seconds.scaled(by: hundredths, over: Int64(all * 100))
  }
}

/// What became of a target in one of its periods, in seconds.
public struct TargetBalance: Hashable, Sendable {
  /// The period.
  public let span: TargetSpan
  /// The target of its days.
  public let target: Int64
  /// What was tracked in them.
  public let tracked: Int64
  /// What it began with: above zero for what was too much before, below it for what was too little.
  public let carried: Int64

  /// Creates the balance of a period.
  public init(span: TargetSpan, target: Int64, tracked: Int64, carried: Int64) {
    self.span = span
    self.target = target
    self.tracked = tracked
    self.carried = carried
  }

  /// What is too much, or too little below zero.
  public var balance: Int64 { carried + tracked - target }
}

extension TargetSchedule {
  /// The periods up to the one that has a day, in order. The cost grows with them, and with the logarithm of the days.
  ///
  /// - Parameter tracked: What was tracked.
  public func balances(through day: CalendarDay, tracked: DailySeconds) -> [TargetBalance] {
    var (balances, carried): ([TargetBalance], Int64) = ([], 0)
    for (index, terms) in terms.enumerated() where terms.firstDay <= day {
      guard terms.isTarget else {
        carried = 0
        continue
      }
      carried = terms.opening ?? carried
      let validity = validity(at: index)
      var next = Optional(terms.firstDay)
      while let first = next, first <= min(day, validity.upperBound) {
        let span = span(of: first, at: index)
        let balance = TargetBalance(
          span: span, target: span.target(through: span.days.upperBound, daysOff),
          tracked: tracked.sum(in: span.days), carried: carried)
        balances.append(balance)
        carried = terms.carryOver.carried(balance.balance)
        next = span.days.upperBound.adding(days: 1)
      }
    }
    return balances
  }
}

extension Int64 {
  /// This number, which isn't negative, times a ratio, rounded half up.
  fileprivate func scaled(by numerator: Int64, over denominator: Int64) -> Int64 {
    let product = Int128(self) * Int128(numerator)
    return Int64(clamping: (2 * product + Int128(denominator)) / (2 * Int128(denominator)))
  }
}
