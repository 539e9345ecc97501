// Made by `architect mocks` from Modules/Stores/Sources/Stores/TrackingSession/TrackingSessionStore.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `TrackingSessionStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockTrackingSessionStore: TrackingSessionStore {
  /// What is planned for each requirement of `TrackingSessionStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `create(_:at:)`.
    public let create:
      MockedRequirement<
        (draft: TrackingSessionDraft, now: Instant), TrackingSessionOutcome, TrackingError, AsyncRequirement
      >
    /// Plans and calls of `delete(by:)`.
    public let delete: MockedRequirement<UUID, TrackingSessionOutcome, TrackingError, AsyncRequirement>
    /// Plans and calls of `exportAll(of:in:write:)`.
    public let exportAll:
      MockedRequirement<
        (filter: TimeFilter, days: ClosedRange<CalendarDay>?, write: (@Sendable (_ bytes: [UInt8]) throws -> Void)),
        Int, DataError, AsyncRequirement
      >
    /// Plans and calls of `exportCalendar(of:in:at:write:)`.
    public let exportCalendar:
      MockedRequirement<
        (
          filter: TimeFilter, days: ClosedRange<CalendarDay>?, now: Instant,
          write: (@Sendable (_ bytes: [UInt8]) throws -> Void)
        ), Int, DataError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:in:page:)`.
    public let fetchAll:
      MockedRequirement<
        (block: BlockReference?, days: ClosedRange<CalendarDay>?, page: Page),
        (block: BlockDomain?, offset: Int, count: Int, activeSeconds: Int64), TrackingError, AsyncRequirement
      >
    /// Plans and calls of `findLast()`.
    public let findLast: MockedRequirement<Void, TrackingSessionDetailedDomain?, TrackingError, AsyncRequirement>
    /// Plans and calls of `findOne(_:)`.
    public let findOne:
      MockedRequirement<NumberReference, TrackingSessionDetailedDomain, TrackingError, AsyncRequirement>
    /// Plans and calls of `importAll(_:at:onProgress:)`.
    public let importAll:
      MockedRequirement<
        (file: TrackingSessionImport, now: Instant, onProgress: (@Sendable (_ rowsRead: Int) -> Void)),
        TrackingSessionImportReport, TrackingSessionImportError, AsyncRequirement
      >
    /// Plans and calls of `invalidate()`.
    public let invalidate: MockedRequirement<Void, Void, Never, SyncRequirement>
    /// Plans and calls of `join(_:with:)`.
    public let join:
      MockedRequirement<
        (reference: NumberReference, other: NumberReference), TrackingSessionOutcome, TrackingError, AsyncRequirement
      >
    /// Plans and calls of `rows`.
    public let rows: MockedRequirement<Void, [TrackingSessionDetailedDomain], Never, SyncRequirement>
    /// Plans and calls of `split(_:at:id:)`.
    public let split:
      MockedRequirement<
        (reference: NumberReference, moment: Instant, id: UUID), TrackingSessionOutcome, TrackingError, AsyncRequirement
      >
    /// Plans and calls of `update(_:of:at:)`.
    public let update:
      MockedRequirement<
        (change: TrackingSessionChange, reference: NumberReference, now: Instant), TrackingSessionOutcome,
        TrackingError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      create = MockedRequirement("TrackingSessionStore.create(_:at:)", log)
      delete = MockedRequirement("TrackingSessionStore.delete(by:)", log)
      exportAll = MockedRequirement("TrackingSessionStore.exportAll(of:in:write:)", log)
      exportCalendar = MockedRequirement("TrackingSessionStore.exportCalendar(of:in:at:write:)", log)
      fetchAll = MockedRequirement("TrackingSessionStore.fetchAll(of:in:page:)", log)
      findLast = MockedRequirement("TrackingSessionStore.findLast()", log)
      findOne = MockedRequirement("TrackingSessionStore.findOne(_:)", log)
      importAll = MockedRequirement("TrackingSessionStore.importAll(_:at:onProgress:)", log)
      invalidate = MockedRequirement("TrackingSessionStore.invalidate()", log)
      join = MockedRequirement("TrackingSessionStore.join(_:with:)", log)
      rows = MockedRequirement("TrackingSessionStore.rows", log)
      split = MockedRequirement("TrackingSessionStore.split(_:at:id:)", log)
      update = MockedRequirement("TrackingSessionStore.update(_:of:at:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TrackingSessionStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TrackingSessionStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func create(_ draft: TrackingSessionDraft, at now: Instant) async throws(TrackingError)
    -> TrackingSessionOutcome
  {
    if let answer = try await mocked.create.answer((draft, now)) { return answer }
    return try await mocked.create.fallback(fake).create(draft, at: now)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(TrackingError) -> TrackingSessionOutcome {
    if let answer = try await mocked.delete.answer(id) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id)
  }

  public func exportAll(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?,
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    if let answer = try await mocked.exportAll.answer((filter, days, write)) { return answer }
    return try await mocked.exportAll.fallback(fake).exportAll(of: filter, in: days, write: write)
  }

  public func exportCalendar(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?, at now: Instant,
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    if let answer = try await mocked.exportCalendar.answer((filter, days, now, write)) { return answer }
    return try await mocked.exportCalendar.fallback(fake).exportCalendar(of: filter, in: days, at: now, write: write)
  }

  @discardableResult
  public func fetchAll(of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page)
    async throws(TrackingError) -> (block: BlockDomain?, offset: Int, count: Int, activeSeconds: Int64)
  {
    if let answer = try await mocked.fetchAll.answer((block, days, page)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: block, in: days, page: page)
  }

  public func findLast() async throws(TrackingError) -> TrackingSessionDetailedDomain? {
    if let answer = try await mocked.findLast.answer(()) { return answer }
    return try await mocked.findLast.fallback(fake).findLast()
  }

  public func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    if let answer = try await mocked.findOne.answer(reference) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference)
  }

  public func importAll(
    _ file: TrackingSessionImport, at now: Instant, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(TrackingSessionImportError) -> TrackingSessionImportReport {
    if let answer = try await mocked.importAll.answer((file, now, onProgress)) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(file, at: now, onProgress: onProgress)
  }

  public func invalidate() {
    if mocked.invalidate.answer(()) != nil { return }
    mocked.invalidate.fallback(fake).invalidate()
  }

  @discardableResult
  public func join(_ reference: NumberReference, with other: NumberReference) async throws(TrackingError)
    -> TrackingSessionOutcome
  {
    if let answer = try await mocked.join.answer((reference, other)) { return answer }
    return try await mocked.join.fallback(fake).join(reference, with: other)
  }

  public var rows: [TrackingSessionDetailedDomain] {
    if let answer = mocked.rows.answer(()) { return answer }
    return mocked.rows.fallback(fake).rows
  }

  @discardableResult
  public func split(_ reference: NumberReference, at moment: Instant, id: UUID) async throws(TrackingError)
    -> TrackingSessionOutcome
  {
    if let answer = try await mocked.split.answer((reference, moment, id)) { return answer }
    return try await mocked.split.fallback(fake).split(reference, at: moment, id: id)
  }

  @discardableResult
  public func update(_ change: TrackingSessionChange, of reference: NumberReference, at now: Instant)
    async throws(TrackingError) -> TrackingSessionOutcome
  {
    if let answer = try await mocked.update.answer((change, reference, now)) { return answer }
    return try await mocked.update.fallback(fake).update(change, of: reference, at: now)
  }
}
