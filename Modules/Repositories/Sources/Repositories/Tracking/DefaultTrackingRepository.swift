public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// The running session in a storage, as a value of the data's own.
public struct DefaultTrackingRepository: TrackingRepository {
  private let storage: any Storage

  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchRunning() async throws(RepositoryError) -> TrackingRecord? {
    try await storage.read { try $0.running() }
  }

  public func start(_ state: TrackingState) async throws(RepositoryError) -> TrackingRecord {
    try await storage.write { context in
      if let running = try context.running() {
        throw RepositoryError.forbidden(.alreadyTracking(block: running.block.name))
      }
      try context.set(state, for: .trackingSession)
      guard let started = try context.running() else { throw RepositoryError.notFound }
      return started
    }
  }

  public func update(
    _ change: @escaping @Sendable (TrackingState) throws(TrackingRule) -> TrackingState
  ) async throws(RepositoryError) -> TrackingRecord {
    let updated = try await storage.write { context -> TrackingRecord? in
      guard let running = try context.runningOrRemoved() else { return nil }
      let state = try running.state.applying(change)
      try context.set(state, for: .trackingSession)
      return TrackingRecord(state: state, block: running.block, group: running.group)
    }
    return try updated.orNotTracking()
  }

  public func complete(
    at now: Instant,
    _ sessions: @escaping @Sendable (TrackingState) throws(TrackingRule) -> [TrackingSessionDomain]
  ) async throws(RepositoryError) -> (tracking: TrackingRecord, sessions: [TrackingSessionRecord]) {
    let completed = try await storage.write { context -> (TrackingRecord, [TrackingSessionRecord])? in
      guard let running = try context.runningOrRemoved() else { return nil }
      let made = try running.state.applying(sessions)
      var stored: [TrackingSessionRecord] = []
      for session in made { stored.append(try context.store(session.toRecord(now: now))) }
      try context.removeValue(of: .trackingSession)
      return (running, stored)
    }
    return try completed.orNotTracking()
  }

  @discardableResult
  public func stop() async throws(RepositoryError) -> TrackingRecord {
    let stopped = try await storage.write { context -> TrackingRecord? in
      let running = try context.runningOrRemoved()
      try context.removeValue(of: .trackingSession)
      return running
    }
    return try stopped.orNotTracking()
  }
}

extension ModelContext {
  /// The saved session with its block and that one's group; `nil` without one, and where its block is gone.
  borrowing func running() throws -> TrackingRecord? {
    guard let state = try value(of: .trackingSession) else { return nil }
    guard let block = try model(BlockEntity.self, for: state.blockID),
      let group = try model(BlockGroupEntity.self, for: block.groupID)
    else { return nil }
    return TrackingRecord(state: state, block: block, group: group)
  }

  /// The same; where there is none, a saved session whose block is gone is removed.
  fileprivate borrowing func runningOrRemoved() throws -> TrackingRecord? {
    let running = try running()
    if running == nil { try removeValue(of: .trackingSession) }
    return running
  }

  /// Stores a session and its times.
  fileprivate borrowing func store(_ record: TrackingSessionRecord) throws -> TrackingSessionRecord {
    var (session, times) = (record.session, record.times)
    session.number = try insert(session)
    for index in times.indices { times[index].number = try insert(times[index]) }
    return TrackingSessionRecord(session: session, times: times)
  }
}

extension TrackingState {
  /// What a command makes of the session; the rule it breaks is the outcome of the transaction.
  fileprivate func applying<Result>(
    _ command: (TrackingState) throws(TrackingRule) -> Result
  ) throws(RepositoryError) -> Result {
    do { return try command(self) } catch { throw .forbidden(.tracking(error)) }
  }
}

extension Optional {
  /// What a command left. The transaction of one that found no session ends before this throws, so that what it removed
  /// stays removed.
  fileprivate func orNotTracking() throws(RepositoryError) -> Wrapped {
    guard let self else { throw .forbidden(.notTracking) }
    return self
  }
}
