public import ModuloModels
public import ModuloUtilities

/// What can be done with targets of time and days off. Every result is of one snapshot, and a call that throws leaves the
/// stored data as they were.
@MainActor
public protocol TimeTargetOperations: AnyObject, Sendable {
  /// Every target in its period of a day, with what is carried over into it, and those that are to come.
  func targets(on today: CalendarDay) async throws(TimeTargetError) -> [TargetState]

  /// The targets of a block or a group, and each of their periods.
  ///
  /// - Throws: ``Failure/reference(_:_:)`` when the reference names none, or several; ``TimeTargetRule/noTarget(_:_:)``.
  func details(of reference: TargetReference, on today: CalendarDay) async throws(TimeTargetError) -> TargetDetails

  /// Sets a target from a day on. The one before it ends there; one that begins on the same day is replaced, and one that
  /// begins later stays.
  ///
  /// - Throws: ``Failure/reference(_:_:)``; ``TimeTargetRule/nothing``, ``TimeTargetRule/tooLong(limit:_:)``,
  ///   ``TimeTargetRule/outOfRange(limit:)``.
  @discardableResult
  func set(_ draft: TimeTargetDraft) async throws(TimeTargetError) -> TimeTargetChange

  /// Ends a target with a day.
  ///
  /// - Throws: ``Failure/reference(_:_:)``; ``TimeTargetRule/noTarget(_:_:)`` where there is none on the day.
  @discardableResult
  func end(
    _ reference: TargetReference, after lastDay: CalendarDay
  ) async throws(TimeTargetError) -> TimeTargetChange

  /// The targets that ``delete(of:from:)`` would delete.
  ///
  /// - Throws: As it does.
  func findDeletion(
    of reference: TargetReference, from day: CalendarDay?
  ) async throws(TimeTargetError) -> TimeTargetDeletion

  /// Deletes the target of a block or a group that begins on a day, or all of its targets for `nil`. What was tracked
  /// stays.
  ///
  /// - Throws: ``Failure/reference(_:_:)``; ``TimeTargetRule/noTarget(_:_:)``, ``TimeTargetRule/noTargetFrom(_:_:)``.
  @discardableResult
  func delete(
    of reference: TargetReference, from day: CalendarDay?
  ) async throws(TimeTargetError) -> TimeTargetDeletion

  /// The days off, in order.
  func daysOff() async throws(TimeTargetError) -> [DayOffDomain]

  /// Makes days off of a span of days. They lower the targets of their days, and add no time. A day that is off already
  /// has the new share.
  ///
  /// - Parameter percent: How much of each day is off, 1 to 100.
  /// - Throws: ``TimeTargetRule/tooManyDays(limit:)``.
  @discardableResult
  func addDaysOff(
    _ days: ClosedRange<CalendarDay>, percent: Int
  ) async throws(TimeTargetError) -> DaysOffChange

  /// Makes the days off in a span working days again.
  ///
  /// - Throws: ``TimeTargetRule/notOff(_:_:)`` where none of them is off.
  @discardableResult
  func removeDaysOff(_ days: ClosedRange<CalendarDay>) async throws(TimeTargetError) -> DaysOffChange
}

/// The targets of time, the days off, and their rules.
@MainActor
public protocol TimeTargetStore: TimeTargetOperations {}
