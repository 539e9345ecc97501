public import Foundation
public import ModuloUtilities

/// User input for a target, parsed but not yet validated. What isn't given stays as it is before.
public struct TimeTargetDraft: Equatable, Sendable {
  /// The most days that can be made days off at once.
  public static let daysOffLimit = 366
  /// The most seconds that an opening or what is carried over can have, either way: 10,000 hours.
  public static let carryLimit: Int64 = 36_000_000

  /// The id of the row that is stored. Submitting the same draft again makes no second row.
  public let id: UUID
  /// What it is of.
  public let owner: TargetReference
  /// The first day on which it is valid.
  public let firstDay: CalendarDay
  /// The seconds of a whole period.
  public let seconds: Int64
  /// What the seconds are for; `nil` for what it was, at first a week.
  public let period: TargetPeriod?
  /// The day on which a week begins.
  public let firstWeekday: Weekday
  /// The days on which it is worked for; `nil` for what they were, at first all.
  public let workingDays: WorkingDays?
  /// What is carried over; `nil` for what it was, at first nothing.
  public let carryOver: CarryOver?
  /// What the first period begins with, in seconds; `nil` for what the target before it carries over.
  public let opening: Int64?

  /// Creates a draft. Nothing is checked before it is stored.
  public init(
    id: UUID, owner: TargetReference, firstDay: CalendarDay, seconds: Int64, per period: TargetPeriod? = nil,
    firstWeekday: Weekday = .monday, on workingDays: WorkingDays? = nil, carryOver: CarryOver? = nil,
    opening: Int64? = nil
  ) {
    self.id = id
    self.owner = owner
    self.firstDay = firstDay
    self.seconds = seconds
    self.period = period
    self.firstWeekday = firstWeekday
    self.workingDays = workingDays
    self.carryOver = carryOver
    self.opening = opening
  }

  /// The terms that are stored.
  ///
  /// - Parameter present: The terms that are valid on the first day; `nil` for none, and ones that end a target count as
  ///   none.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.target`: ``TimeTargetRule/nothing``,
  ///   ``TimeTargetRule/tooLong(limit:_:)``, ``TimeTargetRule/outOfRange(limit:)``.
  public func terms(following present: TargetTerms?) throws(RepositoryError) -> TargetTerms {
    let before = present.flatMap { $0.isTarget ? $0 : nil }
    let terms = TargetTerms(
      firstDay: firstDay, seconds: seconds, per: period ?? before?.period ?? .week, firstWeekday: firstWeekday,
      on: workingDays ?? before?.workingDays ?? .all, carryOver: carryOver ?? before?.carryOver ?? .none,
      opening: opening ?? replacedOpening(present))
    if let rule = terms.brokenRule { throw .forbidden(.target(rule)) }
    return terms
  }

  /// What terms from the same day leave to the ones that replace them: nothing is carried over the end of a target.
  private func replacedOpening(_ present: TargetTerms?) -> Int64? {
    guard let present, present.firstDay == firstDay else { return nil }
    return present.isTarget ? present.opening : 0
  }
}

extension TargetTerms {
  /// The first rule that the terms of a target break; `nil` for none.
  fileprivate var brokenRule: TimeTargetRule? {
    if seconds <= 0 { return .nothing }
    let limit = Int64(86_400 * period.fewestWorkingDays(workingDays))
    if seconds > limit { return .tooLong(limit: limit, period) }
    let most = TimeTargetDraft.carryLimit
    if let opening, opening.magnitude > most.magnitude { return .outOfRange(limit: most) }
    if case .capped(let seconds) = carryOver, !(1...most ~= seconds) { return .outOfRange(limit: most) }
    return nil
  }
}
