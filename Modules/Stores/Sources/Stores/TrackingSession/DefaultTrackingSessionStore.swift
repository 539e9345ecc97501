public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation
import Synchronization

/// Keeps the sessions of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultTrackingSessionStore: TrackingSessionStore, Observable {
  public var rows: [TrackingSessionDetailedDomain] { list.elements }
  private lazy var list = ObservableRows<TrackingSessionDetailedDomain>()
  private let repository: any TrackingSessionRepository
  private let uuid: UUIDGenerator

  /// Creates a store on a repository; the ids of what is imported come from `uuid`. Nothing is read.
  public init(repository: any TrackingSessionRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  @discardableResult
  public func fetchAll(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(TrackingError) -> (block: BlockDomain?, offset: Int, count: Int, activeSeconds: Int64) {
    do {
      let found = try await repository.fetchAll(of: block, in: days, page: page)
      list.show(try found.sessions.toDomain())
      return (found.block?.toDomain(), found.offset, found.count, found.activeSeconds)
    } catch {
      throw TrackingError(BlockError(error, during: block.map { .reading($0.text) } ?? .listing))
    }
  }

  public func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  public func findLast() async throws(TrackingError) -> TrackingSessionDetailedDomain? {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchLast()?.toDomain()
    }
  }

  @discardableResult
  public func create(
    _ draft: TrackingSessionDraft, at now: Instant
  ) async throws(TrackingError) -> TrackingSessionOutcome {
    let made: [TrackingSessionDomain]
    do { made = try draft.sessions(at: now) } catch { throw .rule(error) }
    let outcome = try await TrackingError.during(.creating(of: draft.blockID.uuidString)) {
      () throws(RepositoryError) in
      try await repository.insertAll(
        made.map { $0.toRecord() }, allowingOverlap: draft.allowsOverlap
      ).toDomain()
    }
    show(outcome)
    list.put(outcome.sessions)
    return outcome
  }

  @discardableResult
  public func update(
    _ change: TrackingSessionChange, of reference: NumberReference, at now: Instant
  ) async throws(TrackingError) -> TrackingSessionOutcome {
    let operation = change.block.map { TrackingRule.Operation.moving(to: $0.text) } ?? .changing
    let outcome = try await TrackingError.during(operation) { () throws(RepositoryError) in
      try await repository.update(change, matching: reference, at: now).toDomain()
    }
    show(outcome)
    return outcome
  }

  @discardableResult
  public func split(
    _ reference: NumberReference, at moment: Instant, id: UUID
  ) async throws(TrackingError) -> TrackingSessionOutcome {
    let outcome = try await TrackingError.during(.changing) { () throws(RepositoryError) in
      try await repository.split(reference, at: moment, id: id).toDomain()
    }
    show(outcome)
    list.put(outcome.sessions.filter { $0.id == id })
    return outcome
  }

  @discardableResult
  public func join(
    _ reference: NumberReference, with other: NumberReference
  ) async throws(TrackingError) -> TrackingSessionOutcome {
    let outcome = try await TrackingError.during(.changing) { () throws(RepositoryError) in
      try await repository.join(reference, with: other).toDomain()
    }
    let kept = Set(outcome.sessions.map(\.id))
    for row in rows where !kept.contains(row.id) && (reference.names(row.session) || other.names(row.session)) {
      list.remove(row.id)
    }
    show(outcome)
    return outcome
  }

  @discardableResult
  public func delete(by id: UUID) async throws(TrackingError) -> TrackingSessionOutcome {
    let outcome = try await TrackingError.during(.changing) { () throws(RepositoryError) in
      try await repository.delete(by: id).toDomain()
    }
    list.remove(id)
    for recount in outcome.recounted { list.replace(recount.session) }
    return outcome
  }

  public func importAll(
    _ file: TrackingSessionImport, at now: Instant, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(TrackingSessionImportError) -> TrackingSessionImportReport {
    let run = ImportRun<TrackingSessionImportError>(onProgress: onProgress)
    do {
      try await repository.insertAll { [uuid] owners, find, insert in
        var sessions = ListedSessions(allowingOverlap: file.allowsOverlap)
        try run.readRows(ImportRows(file: file, owners: owners, now: now)) { row, _, _ in
          try sessions.add(row)
        } atEnd: { report in
          try sessions.store(at: now, newID: { uuid() }, &report, find, insert)
        }
      }
    } catch {
      throw run.failure ?? TrackingSessionImportError(error)
    }
    return run.report
  }

  public func exportAll(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?,
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    let run = CSVExportRun(columns: TrackingSessionImport.columns, write)
    do {
      try await repository.forEach(of: filter, in: days) { session in
        for fields in try session.rows { try run.write(fields) }
      }
      return try run.finish()
    } catch {
      if run.hasFailed { throw .outputFailed }
      throw DataError(TrackingError(error, of: filter))
    }
  }

  public func exportCalendar(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?, at now: Instant,
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    let (run, events) = (ExportRun(write), CalendarEvents())
    do {
      try await repository.forEach(of: filter, in: days) { events.add(try $0.toDomain().toEvents()) }
      let calendar = ICalendar(stamp: now, events: events.all)
      try run.write(Array(calendar.text.utf8))
      return calendar.events.count
    } catch {
      if run.hasFailed { throw .outputFailed }
      throw DataError(TrackingError(error, of: filter))
    }
  }

  public func invalidate() { list.show([]) }

  /// Shows the sessions as a change left them, where they are in the list.
  private func show(_ outcome: TrackingSessionOutcome) {
    for session in outcome.sessions + outcome.recounted.map(\.session) { list.replace(session) }
  }
}

/// The events of a calendar, as they are read away from the main actor.
private final class CalendarEvents: Sendable {
  private let events = Mutex<[ICalendar.Event]>([])

  var all: [ICalendar.Event] { events.withLock(\.self) }

  func add(_ more: [ICalendar.Event]) { events.withLock { $0 += more } }
}

extension TrackingSessionDetailedRecord {
  /// The rows of an export, with the columns of ``TrackingSessionImport``: one for each time.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for an unknown time zone, or a time of another session.
  fileprivate var rows: [[String]] {
    get throws(RepositoryError) {
      let session = try record.toDomain()
      return session.times.map { time in
        [
          time.start.text(in: time.zone), time.end.text(in: time.zone), time.zone.identifier, "\(time.activeSeconds)",
          block.name, group.name, session.memo ?? "", session.day.description, session.id.uuidString.lowercased(),
        ]
      }
    }
  }
}

extension NumberReference {
  /// Whether the session is the one that is meant.
  fileprivate func names(_ session: TrackingSessionDomain) -> Bool {
    switch self {
    case .number(let number): session.number == number
    case .id(let id): session.id == id
    }
  }
}
