// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Day/DayRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `DayRepository`: calls are answered by plan, else by its fake.
public final class MockDayRepository: DayRepository {
  /// What is planned for each requirement of `DayRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `fetchCalendar(of:firstWeekday:)`.
    public let fetchCalendar:
      SendableMockedRequirement<
        (month: CalendarMonth, firstWeekday: Weekday), BlockCalendarRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchDay(_:)`.
    public let fetchDay: SendableMockedRequirement<CalendarDay, DayRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchSummary(of:)`.
    public let fetchSummary: SendableMockedRequirement<TimeFilter, TimeSummaryRecord, RepositoryError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      fetchCalendar = SendableMockedRequirement("DayRepository.fetchCalendar(of:firstWeekday:)", log)
      fetchDay = SendableMockedRequirement("DayRepository.fetchDay(_:)", log)
      fetchSummary = SendableMockedRequirement("DayRepository.fetchSummary(of:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any DayRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any DayRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func fetchCalendar(of month: CalendarMonth, firstWeekday: Weekday) async throws(RepositoryError)
    -> BlockCalendarRecord
  {
    if let answer = try await mocked.fetchCalendar.answer((month, firstWeekday)) { return answer }
    return try await mocked.fetchCalendar.fallback(fake).fetchCalendar(of: month, firstWeekday: firstWeekday)
  }

  public func fetchDay(_ day: CalendarDay) async throws(RepositoryError) -> DayRecord {
    if let answer = try await mocked.fetchDay.answer(day) { return answer }
    return try await mocked.fetchDay.fallback(fake).fetchDay(day)
  }

  public func fetchSummary(of filter: TimeFilter) async throws(RepositoryError) -> TimeSummaryRecord {
    if let answer = try await mocked.fetchSummary.answer(filter) { return answer }
    return try await mocked.fetchSummary.fallback(fake).fetchSummary(of: filter)
  }
}
