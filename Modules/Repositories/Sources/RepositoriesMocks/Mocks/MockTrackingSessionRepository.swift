// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/TrackingSession/TrackingSessionRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `TrackingSessionRepository`: calls are answered by plan, else by its fake.
public final class MockTrackingSessionRepository: TrackingSessionRepository {
  /// What is planned for each requirement of `TrackingSessionRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:)`.
    public let delete: SendableMockedRequirement<UUID, TrackingSessionOutcomeRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAll(of:in:page:)`.
    public let fetchAll:
      SendableMockedRequirement<
        (block: BlockReference?, days: ClosedRange<CalendarDay>?, page: Page),
        (block: BlockEntity?, sessions: [TrackingSessionDetailedRecord], offset: Int, count: Int, activeSeconds: Int64),
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchLast()`.
    public let fetchLast:
      SendableMockedRequirement<Void, TrackingSessionDetailedRecord?, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchOne(matching:)`.
    public let fetchOne:
      SendableMockedRequirement<NumberReference, TrackingSessionDetailedRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `forEach(of:in:_:)`.
    public let forEach:
      SendableMockedRequirement<
        (
          filter: TimeFilter, days: ClosedRange<CalendarDay>?,
          take: (@Sendable (TrackingSessionDetailedRecord) throws -> Void)
        ), Void, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insertAll(_:allowingOverlap:)`.
    public let insertAllSessionsAllowingOverlap:
      SendableMockedRequirement<
        (sessions: [TrackingSessionRecord], allowingOverlap: Bool), TrackingSessionOutcomeRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `insertAll(rows:)`.
    public let insertAllRows:
      SendableMockedRequirement<
        (
          @Sendable (
            _ owners: BlockOwnersRecord, _ find: (TimeSpan) throws -> TrackedTimesRecord,
            _ insert: (TrackingSessionsInsertion) throws -> [TrackingSessionOutcomeRecord.Neighbour]
          ) throws -> Void
        ), Void, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `join(_:with:)`.
    public let join:
      SendableMockedRequirement<
        (reference: NumberReference, other: NumberReference), TrackingSessionOutcomeRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `split(_:at:id:)`.
    public let split:
      SendableMockedRequirement<
        (reference: NumberReference, moment: Instant, id: UUID), TrackingSessionOutcomeRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `update(_:matching:at:)`.
    public let update:
      SendableMockedRequirement<
        (change: TrackingSessionChange, reference: NumberReference, now: Instant), TrackingSessionOutcomeRecord,
        RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("TrackingSessionRepository.delete(by:)", log)
      fetchAll = SendableMockedRequirement("TrackingSessionRepository.fetchAll(of:in:page:)", log)
      fetchLast = SendableMockedRequirement("TrackingSessionRepository.fetchLast()", log)
      fetchOne = SendableMockedRequirement("TrackingSessionRepository.fetchOne(matching:)", log)
      forEach = SendableMockedRequirement("TrackingSessionRepository.forEach(of:in:_:)", log)
      insertAllSessionsAllowingOverlap = SendableMockedRequirement(
        "TrackingSessionRepository.insertAll(_:allowingOverlap:)", log)
      insertAllRows = SendableMockedRequirement("TrackingSessionRepository.insertAll(rows:)", log)
      join = SendableMockedRequirement("TrackingSessionRepository.join(_:with:)", log)
      split = SendableMockedRequirement("TrackingSessionRepository.split(_:at:id:)", log)
      update = SendableMockedRequirement("TrackingSessionRepository.update(_:matching:at:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TrackingSessionRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TrackingSessionRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> TrackingSessionOutcomeRecord {
    if let answer = try await mocked.delete.answer(id) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id)
  }

  public func fetchAll(of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page)
    async throws(RepositoryError) -> (
      block: BlockEntity?, sessions: [TrackingSessionDetailedRecord], offset: Int, count: Int, activeSeconds: Int64
    )
  {
    if let answer = try await mocked.fetchAll.answer((block, days, page)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: block, in: days, page: page)
  }

  public func fetchLast() async throws(RepositoryError) -> TrackingSessionDetailedRecord? {
    if let answer = try await mocked.fetchLast.answer(()) { return answer }
    return try await mocked.fetchLast.fallback(fake).fetchLast()
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError)
    -> TrackingSessionDetailedRecord
  {
    if let answer = try await mocked.fetchOne.answer(reference) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference)
  }

  public func forEach(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?,
    _ take: @escaping @Sendable (TrackingSessionDetailedRecord) throws -> Void
  ) async throws(RepositoryError) {
    if try await mocked.forEach.answer((filter, days, take)) != nil { return }
    try await mocked.forEach.fallback(fake).forEach(of: filter, in: days, take)
  }

  public func insertAll(
    rows:
      @escaping @Sendable (
        _ owners: BlockOwnersRecord, _ find: (TimeSpan) throws -> TrackedTimesRecord,
        _ insert: (TrackingSessionsInsertion) throws -> [TrackingSessionOutcomeRecord.Neighbour]
      ) throws -> Void
  ) async throws(RepositoryError) {
    if try await mocked.insertAllRows.answer(rows) != nil { return }
    try await mocked.insertAllRows.fallback(fake).insertAll(rows: rows)
  }

  public func insertAll(_ sessions: [TrackingSessionRecord], allowingOverlap: Bool) async throws(RepositoryError)
    -> TrackingSessionOutcomeRecord
  {
    if let answer = try await mocked.insertAllSessionsAllowingOverlap.answer((sessions, allowingOverlap)) {
      return answer
    }
    return try await mocked.insertAllSessionsAllowingOverlap.fallback(fake).insertAll(
      sessions, allowingOverlap: allowingOverlap)
  }

  @discardableResult
  public func join(_ reference: NumberReference, with other: NumberReference) async throws(RepositoryError)
    -> TrackingSessionOutcomeRecord
  {
    if let answer = try await mocked.join.answer((reference, other)) { return answer }
    return try await mocked.join.fallback(fake).join(reference, with: other)
  }

  @discardableResult
  public func split(_ reference: NumberReference, at moment: Instant, id: UUID) async throws(RepositoryError)
    -> TrackingSessionOutcomeRecord
  {
    if let answer = try await mocked.split.answer((reference, moment, id)) { return answer }
    return try await mocked.split.fallback(fake).split(reference, at: moment, id: id)
  }

  @discardableResult
  public func update(_ change: TrackingSessionChange, matching reference: NumberReference, at now: Instant)
    async throws(RepositoryError) -> TrackingSessionOutcomeRecord
  {
    if let answer = try await mocked.update.answer((change, reference, now)) { return answer }
    return try await mocked.update.fallback(fake).update(change, matching: reference, at: now)
  }
}
