public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Tracked sessions in a storage. The engine keeps the derived sums in step.
public struct DefaultTrackingSessionRepository: TrackingSessionRepository {
  private let storage: any Storage
  private let standard: BlockGroupEntity

  /// Creates a repository on a storage. Nothing is read.
  ///
  /// - Parameter defaultGroup: The default group while none is stored.
  public init(storage: any Storage, defaultGroup: BlockGroupEntity) {
    self.storage = storage
    standard = defaultGroup
  }

  public func fetchAll(
    of reference: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(RepositoryError) -> (
    block: BlockEntity?, sessions: [TrackingSessionDetailedRecord], offset: Int, count: Int, activeSeconds: Int64
  ) {
    try await storage.read { context in
      let block = try reference.map { try $0.choice(among: try context.fetch(.blocks), in: try context.fetch(.groups)) }
      let list = FetchDescriptor.sessions(of: block?.id, in: days)
      let found = try context.page(page, of: list)
      return (
        block: block, sessions: try context.detailed(try context.records(of: found.rows)), offset: found.offset,
        count: try context.fetchCount(list), activeSeconds: try context.activeSeconds(of: block?.id, in: days)
      )
    }
  }

  public func insertAll(
    _ sessions: [TrackingSessionRecord], allowingOverlap: Bool
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord {
    try await storage.write { context in
      if let stored = try context.stored(sessions) {
        return TrackingSessionOutcomeRecord(sessions: try context.detailed(stored))
      }
      if !allowingOverlap { try context.refuseOverlap(with: sessions.flatMap(\.spans).joined) }
      let (made, others) = try context.changingNeighbours(of: sessions.map(\.session)) { try context.store(sessions) }
      return TrackingSessionOutcomeRecord(sessions: try context.detailed(made), others: others)
    }
  }

  public func insertAll(
    rows:
      @escaping @Sendable (
        _ owners: BlockOwnersRecord, _ find: (TimeSpan) throws -> TrackedTimesRecord,
        _ insert: (TrackingSessionsInsertion) throws -> [TrackingSessionOutcomeRecord.Neighbour]
      ) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.write { context in
      // The rows of a file come once.
      context.forbidRepetition()
      let list = try context.groups(or: standard)
      let selectedID = try context.value(of: .selectedGroupID)
      let owners = BlockOwnersRecord(
        groups: list.groups, blocks: try context.fetch(.blocks),
        newBlocksGroupID: list.groups.first { $0.id == selectedID }?.id ?? list.defaultID)
      try rows(owners, { try context.tracked(in: $0) }, { try context.insert($0, besides: standard) })
    }
  }

  public func forEach(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?,
    _ take: @escaping @Sendable (TrackingSessionDetailedRecord) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.read { context in
      let (blocks, groups) = (try context.fetch(.blocks), try context.fetch(.groups))
      let chosen = try filter.choice(among: blocks, in: groups)
      let all = try context.fetch(FetchDescriptor.sessions(of: chosen?.map(\.id), in: days))
      for start in stride(from: 0, to: all.count, by: 500) {
        let records = try context.ownTimes(of: Array(all[start..<min(start + 500, all.count)]))
        for record in try context.detailed(records) { try take(record) }
      }
    }
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError)
    -> TrackingSessionDetailedRecord
  {
    try await storage.read { try $0.record(reference) }
  }

  public func fetchLast() async throws(RepositoryError) -> TrackingSessionDetailedRecord? {
    try await storage.read { context in
      let newest = try context.page(Page(limit: 1), of: .sessions(of: nil as UUID?, in: nil)).rows
      return try context.detailed(try context.records(of: newest)).first
    }
  }

  @discardableResult
  public func update(
    _ change: TrackingSessionChange, matching reference: NumberReference, at now: Instant
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord {
    try await storage.write { context in
      let present = try context.record(reference)
      let session = try present.record.toDomain()
      let (changed, added) = try RepositoryError.ruling { () throws(TrackingRule) in
        try change.applied(to: session, at: now)
      }
      if !change.allowsOverlap { try context.refuseOverlap(with: added, besides: changed.id) }
      let blockID = try change.block.map { try context.owner($0).id } ?? session.blockID
      return try context.changing([present], into: [changed.moved(to: blockID)])
    }
  }

  @discardableResult
  public func split(
    _ reference: NumberReference, at moment: Instant, id: UUID
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord {
    try await storage.write { context in
      let present = try context.record(reference)
      if let second = try context.model(TrackingSessionEntity.self, for: id) {
        return TrackingSessionOutcomeRecord(
          sessions: try context.detailed(try context.records(of: [present.record.session, second])))
      }
      let session = try present.record.toDomain()
      let (first, second) = try RepositoryError.ruling { () throws(TrackingRule) in
        try session.split(at: moment, id: id)
      }
      return try context.changing([present], into: [first, second])
    }
  }

  @discardableResult
  public func join(
    _ reference: NumberReference, with other: NumberReference
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord {
    try await storage.write { context in
      let pair = [try context.record(reference), try context.record(other)]
      let sessions = try pair.map { try $0.record.toDomain() }.sorted { $0.key < $1.key }
      let joined = try RepositoryError.ruling { () throws(TrackingRule) in try sessions[0].joined(with: sessions[1]) }
      if let gap = sessions[0].gap(before: sessions[1]), let overlap = try context.overlap(with: [gap]) {
        throw RepositoryError.forbidden(.tracking(.between(overlap)))
      }
      return try context.changing(pair, into: [joined])
    }
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> TrackingSessionOutcomeRecord {
    try await storage.write { context in
      let deleted = try context.record(.id(id))
      let others = try context.changing([deleted], into: []).others
      return TrackingSessionOutcomeRecord(sessions: [deleted], others: others)
    }
  }
}

extension RepositoryError {
  /// What a rule allows; the rule that is broken is the outcome of the transaction.
  fileprivate static func ruling<Result>(
    _ body: () throws(TrackingRule) -> Result
  ) throws(RepositoryError) -> Result {
    do { return try body() } catch { throw .forbidden(.tracking(error)) }
  }
}

extension TrackingSessionDomain {
  fileprivate func moved(to blockID: UUID) -> TrackingSessionDomain {
    TrackingSessionDomain(
      id: id, number: number, blockID: blockID, day: day, createdAt: createdAt, memo: memo, times: times)
  }

  /// The time from the end of the session to the start of a later one; `nil` for none.
  fileprivate func gap(before later: TrackingSessionDomain) -> TimeSpan? {
    guard let end = times.last?.end, let start = later.times.first?.start, end < start else { return nil }
    return TimeSpan(start: end, end: start)
  }
}

extension ModelContext {
  /// Puts sessions into the place of others, and finds what that changes of those beside them.
  fileprivate borrowing func changing(
    _ former: [TrackingSessionDetailedRecord], into sessions: [TrackingSessionDomain]
  ) throws -> TrackingSessionOutcomeRecord {
    let records = sessions.map { $0.toRecord() }
    let rows = former.map(\.record.session) + records.map(\.session)
    let others = try changingNeighbours(of: rows) { try replace(former.map(\.record), by: records) }.neighbours
    var made: [TrackingSessionEntity] = []
    for record in records { made += try model(TrackingSessionEntity.self, for: record.session.id).map { [$0] } ?? [] }
    return TrackingSessionOutcomeRecord(sessions: try detailed(try self.records(of: made)), others: others)
  }

  /// Writes what differs between two versions of some sessions. A row keeps its number where it keeps its id.
  private borrowing func replace(
    _ former: [TrackingSessionRecord], by sessions: [TrackingSessionRecord]
  ) throws(PersistenceError) {
    let gone = try put(sessions.map(\.session), over: former.map(\.session))
    for id in try put(sessions.flatMap(\.times), over: former.flatMap(\.times)) {
      try delete(TrackingTimeEntity.self, for: id)
    }
    // A session goes last: its times may belong to another one by then.
    for id in gone { try delete(TrackingSessionEntity.self, for: id) }
  }

  /// Inserts the rows that are new, and updates those that differ.
  ///
  /// - Returns: The ids of the former rows that are none of these.
  private borrowing func put<Model: PersistentModel & Identifiable<UUID> & Equatable>(
    _ rows: [Model], over former: [Model]
  ) throws(PersistenceError) -> [UUID] {
    var remaining = Dictionary(former.map { ($0.id, $0) }) { first, _ in first }
    for row in rows {
      if let present = remaining.removeValue(forKey: row.id) {
        if present != row { try update(row) }
      } else {
        try insert(row)
      }
    }
    return Array(remaining.keys)
  }

  /// The block that a reference names, to which a session is to belong.
  fileprivate borrowing func owner(_ reference: BlockReference) throws -> BlockEntity {
    let (blocks, groups) = (try fetch(.blocks), try fetch(.groups))
    do { return try reference.choice(among: blocks, in: groups) } catch { throw RepositoryError.owner(error) }
  }

  /// The active seconds of all times of a block, of all blocks for `nil`, and of a span of days.
  fileprivate borrowing func activeSeconds(
    of blockID: UUID?, in days: ClosedRange<CalendarDay>?
  ) throws(PersistenceError) -> Int64 {
    guard days == nil else {
      return try summary(
        of: \TrackingTimeEntity.activeSeconds, matching: FetchDescriptor.predicate(of: blockID, in: days)
      ).sum
    }
    if let blockID { return try total(of: TrackingTimeEntity.blockDays, for: blockID, in: 0).sum }
    return try totals(of: TrackingTimeEntity.blockDays, in: 0).values.reduce(0) { $0 + $1.sum }
  }
}

extension ModelContext {
  /// The session that a reference names, which has to be there.
  fileprivate borrowing func record(_ reference: NumberReference) throws -> TrackingSessionDetailedRecord {
    let found: [TrackingSessionEntity] = try fetch(.matching(reference))
    guard let record = try detailed(try records(of: found)).first else { throw RepositoryError.notFound }
    return record
  }

  /// The rows of sessions that are stored already; `nil` where the first isn't.
  fileprivate borrowing func stored(_ sessions: [TrackingSessionRecord]) throws -> [TrackingSessionRecord]? {
    guard let first = sessions.first, try model(TrackingSessionEntity.self, for: first.session.id) != nil else {
      return nil
    }
    var stored: [TrackingSessionEntity] = []
    for session in sessions {
      // One of several that was deleted since stays deleted.
      if let found = try model(TrackingSessionEntity.self, for: session.session.id) { stored.append(found) }
    }
    return try records(of: stored)
  }

  fileprivate borrowing func refuseOverlap(with spans: [TimeSpan], besides sessionID: UUID? = nil) throws {
    if let overlap = try overlap(with: spans, besides: sessionID) ?? runningOverlap(with: spans) {
      throw RepositoryError.forbidden(.tracking(.overlap(overlap)))
    }
  }
}
