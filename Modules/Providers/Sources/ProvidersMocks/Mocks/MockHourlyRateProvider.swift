// Made by `architect mocks` from Modules/Providers/Sources/Providers/HourlyRate/HourlyRateProvider.swift; edits are lost.

public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `HourlyRateProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockHourlyRateProvider: HourlyRateProvider {
  /// What is planned for each requirement of `HourlyRateProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(_:)`.
    public let delete: MockedRequirement<NumberReference, HourlyRateDomain, HourlyRateError, AsyncRequirement>
    /// Plans and calls of `findOne(_:)`.
    public let findOne: MockedRequirement<NumberReference, HourlyRateDomain, HourlyRateError, AsyncRequirement>
    /// Plans and calls of `month(_:)`.
    public let month: MockedRequirement<CalendarMonth, WorthMonth, HourlyRateError, AsyncRequirement>
    /// Plans and calls of `rates()`.
    public let rates: MockedRequirement<Void, [HourlyRateDomain], HourlyRateError, AsyncRequirement>
    /// Plans and calls of `set(_:)`.
    public let set: MockedRequirement<HourlyRateDraft, HourlyRateChange, HourlyRateError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = MockedRequirement("HourlyRateProvider.delete(_:)", log)
      findOne = MockedRequirement("HourlyRateProvider.findOne(_:)", log)
      month = MockedRequirement("HourlyRateProvider.month(_:)", log)
      rates = MockedRequirement("HourlyRateProvider.rates()", log)
      set = MockedRequirement("HourlyRateProvider.set(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any HourlyRateProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any HourlyRateProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(_ reference: NumberReference) async throws(HourlyRateError) -> HourlyRateDomain {
    if let answer = try await mocked.delete.answer(reference) { return answer }
    return try await mocked.delete.fallback(fake).delete(reference)
  }

  public func findOne(_ reference: NumberReference) async throws(HourlyRateError) -> HourlyRateDomain {
    if let answer = try await mocked.findOne.answer(reference) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference)
  }

  public func month(_ month: CalendarMonth) async throws(HourlyRateError) -> WorthMonth {
    if let answer = try await mocked.month.answer(month) { return answer }
    return try await mocked.month.fallback(fake).month(month)
  }

  public func rates() async throws(HourlyRateError) -> [HourlyRateDomain] {
    if let answer = try await mocked.rates.answer(()) { return answer }
    return try await mocked.rates.fallback(fake).rates()
  }

  @discardableResult
  public func set(_ draft: HourlyRateDraft) async throws(HourlyRateError) -> HourlyRateChange {
    if let answer = try await mocked.set.answer(draft) { return answer }
    return try await mocked.set.fallback(fake).set(draft)
  }
}
