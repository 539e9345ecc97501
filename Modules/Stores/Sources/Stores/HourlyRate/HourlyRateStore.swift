public import ModuloModels
public import ModuloUtilities

/// What can be done with hourly rates. Every result is of one snapshot, and a call that throws leaves the stored data as
/// they were.
@MainActor
public protocol HourlyRateOperations: AnyObject, Sendable {
  /// Every rate: one's own, those of groups, those of blocks; of one owner the newest first.
  func rates() async throws(HourlyRateError) -> [HourlyRateDomain]

  /// The rate with this number or id.
  ///
  /// - Throws: ``ReferenceProblem/missing``.
  func findOne(_ reference: NumberReference) async throws(HourlyRateError) -> HourlyRateDomain

  /// Sets what an hour is worth from a day on; the rate that its owner has for that day is replaced.
  ///
  /// - Returns: The rate as it is now, and what it replaced.
  /// - Throws: ``HourlyRateRule/notPositive``; ``InputProblem/amount(_:)`` for an amount that can't be stored;
  ///   ``Failure/reference(_:_:)`` for the block or the group.
  @discardableResult
  func set(_ draft: HourlyRateDraft) async throws(HourlyRateError) -> HourlyRateChange

  /// Deletes the rate with this number or id.
  ///
  /// - Returns: The rate as it was.
  /// - Throws: ``ReferenceProblem/missing``.
  @discardableResult
  func delete(_ reference: NumberReference) async throws(HourlyRateError) -> HourlyRateDomain

  /// What was put into goals in a month, and what was tracked in it with what that is worth.
  func month(_ month: CalendarMonth) async throws(HourlyRateError) -> WorthMonth
}

/// The hourly rates, and their rules.
@MainActor
public protocol HourlyRateStore: HourlyRateOperations {}
