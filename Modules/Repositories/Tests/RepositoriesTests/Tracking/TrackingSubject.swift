import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// The repositories of tracking that a contract is tried on.
struct TrackingWorld: Sendable {
  let storage: any Storage
  let tracking: any TrackingRepository
  let sessions: any TrackingSessionRepository
  let days: any DayRepository
}

/// Makes the repositories anew for each test, with two groups and two blocks.
struct TrackingSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let storage: @Sendable () throws -> any Storage

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all = [onDisk, mock] + ifServer(onServer)

  static let onDisk = TrackingSubject(testDescription: "default") {
    storage(at: TemporaryFolder.current.newPlace(for: "modulo.db"))
  }

  static func onDisk(at url: URL) -> TrackingSubject {
    TrackingSubject(testDescription: "default") { storage(at: url) }
  }

  static func storage(at url: URL) -> any Storage { DefaultStorage(manager: DefaultDataContextManager(url: url)) }

  static let onServer = TrackingSubject(testDescription: "server") { try DefaultStorage.onServer() }

  static let mock = TrackingSubject(testDescription: "mock") { try MockStorage() }

  func make() async throws -> TrackingWorld {
    let storage = try storage()
    try await storage.write { context in
      for group in [BlockGroupEntity.work, .sport] { try context.insert(group) }
      for block in [BlockEntity.coding, .running] { try context.insert(block) }
    }
    return TrackingWorld(storage: storage)
  }
}

extension TrackingWorld {
  init(storage: any Storage) {
    self.init(
      storage: storage, tracking: DefaultTrackingRepository(storage: storage),
      sessions: DefaultTrackingSessionRepository(
        storage: storage, defaultGroup: .defaultGroup(named: "Default")),
      days: DefaultDayRepository(storage: storage))
  }

  /// Pausing, completing and stopping at a moment.
  func commands(at moment: Instant) -> [@Sendable () async throws -> Void] {
    [
      { _ = try await tracking.update { state throws(TrackingRule) in try state.pause(at: moment) } },
      { _ = try await tracking.complete(until: moment, at: moment, memo: nil) },
      { try await tracking.stop() },
    ]
  }

  /// Tracks an hour of coding on each of some days.
  func fill(days: Int) async throws -> [TrackingSessionRecord] {
    var stored: [TrackingSessionRecord] = []
    for day in 0..<days { stored += try await track(hours: 1, from: day * 24) }
    return stored
  }

  /// The sessions of a page.
  func listed(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, _ page: Page
  ) async throws -> [TrackingSessionDetailedRecord] {
    try await sessions.fetchAll(of: block, in: days, page: page).sessions
  }

  /// Tracks some hours of coding, from so many hours after the samples' moment.
  func track(hours: Int, from offset: Int) async throws -> [TrackingSessionRecord] {
    let start = Instant(Samples.now).adding(seconds: Int64(offset) * 3_600)
    let end = start.adding(seconds: Int64(hours) * 3_600)
    _ = try await tracking.start(
      TrackingState(
        id: Samples.id(100 * (offset + 1)), blockID: BlockEntity.coding.id,
        zone: .gmt, start: start))
    return try await tracking.complete(until: end, at: end, memo: nil).sessions
  }

  func delete(_ block: BlockEntity) async throws {
    try await storage.write { try $0.delete(BlockEntity.self, for: block.id) }
  }

  /// The saved sessions, whether their blocks are there or not.
  func savedSessions() async throws -> Int {
    let key = KeyValueKey<TrackingState?>.trackingSession.name
    return try await storage.read {
      try $0.fetchCount(FetchDescriptor<KeyValueEntity>(predicate: #Predicate { $0.key == key }))
    }
  }

  func timeCount() async throws -> Int {
    try await storage.read { try $0.fetchCount(FetchDescriptor<TrackingTimeEntity>()) }
  }

  /// The stored sessions of a day.
  func stored(on day: CalendarDay) async throws -> [TrackingSessionRecord] {
    try await days.fetchDay(day).sessions.map(\.record)
  }

  /// Stores a time that is typed in, in minutes after noon of the samples' day.
  @discardableResult
  func add(
    _ id: Int, _ block: BlockEntity = .coding, from start: Int, to end: Int, allowingOverlap: Bool = true
  ) async throws(RepositoryError) -> [TrackingSessionDetailedRecord] {
    try await sessions.insertAll(
      typed(id, block, from: start, to: end), allowingOverlap: allowingOverlap
    ).sessions
  }
}

/// The records of a time that is typed in, in minutes after noon of the samples' day.
func typed(_ id: Int, _ block: BlockEntity = .coding, from start: Int, to end: Int) -> [TrackingSessionRecord] {
  let noon = Instant(Samples.now)
  let draft = TrackingSessionDraft(
    id: Samples.id(id), blockID: block.id, zone: .gmt,
    span: TimeSpan(start: noon.adding(seconds: Int64(start) * 60), end: noon.adding(seconds: Int64(end) * 60)))
  do {
    return try draft.sessions(at: draft.span.end).map { $0.toRecord() }
  } catch {
    preconditionFailure("\(start) to \(end) is refused: \(error)")
  }
}

extension TrackingRepository {
  /// Starts a session now, whatever it overlaps.
  @discardableResult
  func start(_ state: TrackingState) async throws(RepositoryError) -> TrackingRecord {
    try await start(state, at: state.start, allowingOverlap: true)
  }
}

extension TrackingSessionRecord {
  /// The record with its block and its group, a sample's.
  var detailed: TrackingSessionDetailedRecord {
    let isCoding = session.blockID == BlockEntity.coding.id
    return TrackingSessionDetailedRecord(
      record: self, block: isCoding ? .coding : .running, group: isCoding ? .work : .sport)
  }
}

extension ClosedRange<CalendarDay> {
  /// Every day there is.
  static let all = CalendarDay.earliest...CalendarDay.latest
}
