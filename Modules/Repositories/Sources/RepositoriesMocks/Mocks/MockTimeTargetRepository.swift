// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/TimeTarget/TimeTargetRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `TimeTargetRepository`: calls are answered by plan, else by its fake.
public final class MockTimeTargetRepository: TimeTargetRepository {
  /// What is planned for each requirement of `TimeTargetRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(of:from:)`.
    public let delete:
      SendableMockedRequirement<
        (reference: TargetReference, day: CalendarDay?), TimeTargetRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `deleteDaysOff(in:)`.
    public let deleteDaysOff:
      SendableMockedRequirement<ClosedRange<CalendarDay>, [DayOffEntity], RepositoryError, AsyncRequirement>
    /// Plans and calls of `end(_:after:id:)`.
    public let end:
      SendableMockedRequirement<
        (reference: TargetReference, lastDay: CalendarDay, id: UUID), TimeTargetChangeRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchAll()`.
    public let fetchAll: SendableMockedRequirement<Void, TimeTargetRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchDaysOff()`.
    public let fetchDaysOff: SendableMockedRequirement<Void, [DayOffEntity], RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchDeletion(of:from:)`.
    public let fetchDeletion:
      SendableMockedRequirement<
        (reference: TargetReference, day: CalendarDay?), TimeTargetRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchOne(matching:)`.
    public let fetchOne: SendableMockedRequirement<TargetReference, TimeTargetRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `save(_:)`.
    public let save:
      SendableMockedRequirement<TimeTargetDraft, TimeTargetChangeRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `saveDaysOff(_:)`.
    public let saveDaysOff: SendableMockedRequirement<[DayOffEntity], Int, RepositoryError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("TimeTargetRepository.delete(of:from:)", log)
      deleteDaysOff = SendableMockedRequirement("TimeTargetRepository.deleteDaysOff(in:)", log)
      end = SendableMockedRequirement("TimeTargetRepository.end(_:after:id:)", log)
      fetchAll = SendableMockedRequirement("TimeTargetRepository.fetchAll()", log)
      fetchDaysOff = SendableMockedRequirement("TimeTargetRepository.fetchDaysOff()", log)
      fetchDeletion = SendableMockedRequirement("TimeTargetRepository.fetchDeletion(of:from:)", log)
      fetchOne = SendableMockedRequirement("TimeTargetRepository.fetchOne(matching:)", log)
      save = SendableMockedRequirement("TimeTargetRepository.save(_:)", log)
      saveDaysOff = SendableMockedRequirement("TimeTargetRepository.saveDaysOff(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TimeTargetRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TimeTargetRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(of reference: TargetReference, from day: CalendarDay?) async throws(RepositoryError)
    -> TimeTargetRecord
  {
    if let answer = try await mocked.delete.answer((reference, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(of: reference, from: day)
  }

  @discardableResult
  public func deleteDaysOff(in days: ClosedRange<CalendarDay>) async throws(RepositoryError) -> [DayOffEntity] {
    if let answer = try await mocked.deleteDaysOff.answer(days) { return answer }
    return try await mocked.deleteDaysOff.fallback(fake).deleteDaysOff(in: days)
  }

  public func end(_ reference: TargetReference, after lastDay: CalendarDay, id: UUID) async throws(RepositoryError)
    -> TimeTargetChangeRecord
  {
    if let answer = try await mocked.end.answer((reference, lastDay, id)) { return answer }
    return try await mocked.end.fallback(fake).end(reference, after: lastDay, id: id)
  }

  public func fetchAll() async throws(RepositoryError) -> TimeTargetRecord {
    if let answer = try await mocked.fetchAll.answer(()) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll()
  }

  public func fetchDaysOff() async throws(RepositoryError) -> [DayOffEntity] {
    if let answer = try await mocked.fetchDaysOff.answer(()) { return answer }
    return try await mocked.fetchDaysOff.fallback(fake).fetchDaysOff()
  }

  public func fetchDeletion(of reference: TargetReference, from day: CalendarDay?) async throws(RepositoryError)
    -> TimeTargetRecord
  {
    if let answer = try await mocked.fetchDeletion.answer((reference, day)) { return answer }
    return try await mocked.fetchDeletion.fallback(fake).fetchDeletion(of: reference, from: day)
  }

  public func fetchOne(matching reference: TargetReference) async throws(RepositoryError) -> TimeTargetRecord {
    if let answer = try await mocked.fetchOne.answer(reference) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference)
  }

  public func save(_ draft: TimeTargetDraft) async throws(RepositoryError) -> TimeTargetChangeRecord {
    if let answer = try await mocked.save.answer(draft) { return answer }
    return try await mocked.save.fallback(fake).save(draft)
  }

  public func saveDaysOff(_ rows: [DayOffEntity]) async throws(RepositoryError) -> Int {
    if let answer = try await mocked.saveDaysOff.answer(rows) { return answer }
    return try await mocked.saveDaysOff.fallback(fake).saveDaysOff(rows)
  }
}
