// Made by `architect mocks` from Modules/Stores/Sources/Stores/TimeTarget/TimeTargetStore.swift; edits are lost.

public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `TimeTargetStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockTimeTargetStore: TimeTargetStore {
  /// What is planned for each requirement of `TimeTargetStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `addDaysOff(_:percent:)`.
    public let addDaysOff:
      MockedRequirement<
        (days: ClosedRange<CalendarDay>, percent: Int), DaysOffChange, TimeTargetError, AsyncRequirement
      >
    /// Plans and calls of `daysOff()`.
    public let daysOff: MockedRequirement<Void, [DayOffDomain], TimeTargetError, AsyncRequirement>
    /// Plans and calls of `delete(of:from:)`.
    public let delete:
      MockedRequirement<
        (reference: TargetReference, day: CalendarDay?), TimeTargetDeletion, TimeTargetError, AsyncRequirement
      >
    /// Plans and calls of `details(of:on:)`.
    public let details:
      MockedRequirement<
        (reference: TargetReference, today: CalendarDay), TargetDetails, TimeTargetError, AsyncRequirement
      >
    /// Plans and calls of `end(_:after:)`.
    public let end:
      MockedRequirement<
        (reference: TargetReference, lastDay: CalendarDay), TimeTargetChange, TimeTargetError, AsyncRequirement
      >
    /// Plans and calls of `findDeletion(of:from:)`.
    public let findDeletion:
      MockedRequirement<
        (reference: TargetReference, day: CalendarDay?), TimeTargetDeletion, TimeTargetError, AsyncRequirement
      >
    /// Plans and calls of `removeDaysOff(_:)`.
    public let removeDaysOff:
      MockedRequirement<ClosedRange<CalendarDay>, DaysOffChange, TimeTargetError, AsyncRequirement>
    /// Plans and calls of `set(_:)`.
    public let set: MockedRequirement<TimeTargetDraft, TimeTargetChange, TimeTargetError, AsyncRequirement>
    /// Plans and calls of `targets(on:)`.
    public let targets: MockedRequirement<CalendarDay, [TargetState], TimeTargetError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      addDaysOff = MockedRequirement("TimeTargetStore.addDaysOff(_:percent:)", log)
      daysOff = MockedRequirement("TimeTargetStore.daysOff()", log)
      delete = MockedRequirement("TimeTargetStore.delete(of:from:)", log)
      details = MockedRequirement("TimeTargetStore.details(of:on:)", log)
      end = MockedRequirement("TimeTargetStore.end(_:after:)", log)
      findDeletion = MockedRequirement("TimeTargetStore.findDeletion(of:from:)", log)
      removeDaysOff = MockedRequirement("TimeTargetStore.removeDaysOff(_:)", log)
      set = MockedRequirement("TimeTargetStore.set(_:)", log)
      targets = MockedRequirement("TimeTargetStore.targets(on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TimeTargetStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TimeTargetStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func addDaysOff(_ days: ClosedRange<CalendarDay>, percent: Int) async throws(TimeTargetError) -> DaysOffChange
  {
    if let answer = try await mocked.addDaysOff.answer((days, percent)) { return answer }
    return try await mocked.addDaysOff.fallback(fake).addDaysOff(days, percent: percent)
  }

  public func daysOff() async throws(TimeTargetError) -> [DayOffDomain] {
    if let answer = try await mocked.daysOff.answer(()) { return answer }
    return try await mocked.daysOff.fallback(fake).daysOff()
  }

  @discardableResult
  public func delete(of reference: TargetReference, from day: CalendarDay?) async throws(TimeTargetError)
    -> TimeTargetDeletion
  {
    if let answer = try await mocked.delete.answer((reference, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(of: reference, from: day)
  }

  public func details(of reference: TargetReference, on today: CalendarDay) async throws(TimeTargetError)
    -> TargetDetails
  {
    if let answer = try await mocked.details.answer((reference, today)) { return answer }
    return try await mocked.details.fallback(fake).details(of: reference, on: today)
  }

  @discardableResult
  public func end(_ reference: TargetReference, after lastDay: CalendarDay) async throws(TimeTargetError)
    -> TimeTargetChange
  {
    if let answer = try await mocked.end.answer((reference, lastDay)) { return answer }
    return try await mocked.end.fallback(fake).end(reference, after: lastDay)
  }

  public func findDeletion(of reference: TargetReference, from day: CalendarDay?) async throws(TimeTargetError)
    -> TimeTargetDeletion
  {
    if let answer = try await mocked.findDeletion.answer((reference, day)) { return answer }
    return try await mocked.findDeletion.fallback(fake).findDeletion(of: reference, from: day)
  }

  @discardableResult
  public func removeDaysOff(_ days: ClosedRange<CalendarDay>) async throws(TimeTargetError) -> DaysOffChange {
    if let answer = try await mocked.removeDaysOff.answer(days) { return answer }
    return try await mocked.removeDaysOff.fallback(fake).removeDaysOff(days)
  }

  @discardableResult
  public func set(_ draft: TimeTargetDraft) async throws(TimeTargetError) -> TimeTargetChange {
    if let answer = try await mocked.set.answer(draft) { return answer }
    return try await mocked.set.fallback(fake).set(draft)
  }

  public func targets(on today: CalendarDay) async throws(TimeTargetError) -> [TargetState] {
    if let answer = try await mocked.targets.answer(today) { return answer }
    return try await mocked.targets.fallback(fake).targets(on: today)
  }
}
