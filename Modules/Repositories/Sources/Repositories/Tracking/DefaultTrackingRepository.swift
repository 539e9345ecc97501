public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// The running session in a storage, as a value of the data's own.
public struct DefaultTrackingRepository: TrackingRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchRunning() async throws(RepositoryError) -> TrackingRecord? {
    try await storage.read { try $0.running() }
  }

  public func start(
    _ state: TrackingState, at now: Instant, allowingOverlap: Bool
  ) async throws(RepositoryError) -> TrackingRecord {
    try await storage.write { context in
      if let running = try context.running() {
        if running.state.id == state.id { return running }
        throw RepositoryError.forbidden(
          .tracking(.alreadyRunning(running.block.name, isPaused: running.state.isPaused)))
      }
      if !allowingOverlap, let overlap = try context.overlap(with: state.activeSpans(until: now).map(\.span)) {
        throw RepositoryError.forbidden(.tracking(.overlap(overlap)))
      }
      return try context.save(state)
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
    until end: Instant?, at now: Instant, memo: String?
  ) async throws(RepositoryError) -> TrackingCompletionRecord {
    let completed = try await storage.write { context -> TrackingCompletionRecord? in
      guard let running = try context.runningOrRemoved() else { return nil }
      return try context.complete(running, until: end, at: now, memo: memo)
    }
    return try completed.orNotTracking()
  }

  public func complete(
    startingNext next: TrackingState, moment: Instant?, at now: Instant, memo: String?
  ) async throws(RepositoryError) -> (completed: TrackingCompletionRecord?, started: TrackingRecord) {
    try await storage.write { context in
      let running = try context.runningOrRemoved()
      if let running, running.state.id == next.id { return (nil, running) }
      if let running, running.block.id == next.blockID {
        throw RepositoryError.forbidden(
          .tracking(.alreadyRunning(running.block.name, isPaused: running.state.isPaused)))
      }
      let completed = try running.map { try context.complete($0, until: moment, at: now, memo: memo) }
      let start = try running?.state.applying { state throws(TrackingRule) in
        try state.moment(typed: moment, now: now)
      }
      return (completed, try context.save(next.starting(at: start ?? next.start)))
    }
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
  /// The running session; where there is none, a saved session whose block is gone is removed.
  fileprivate borrowing func runningOrRemoved() throws -> TrackingRecord? {
    let running = try running()
    if running == nil { try removeValue(of: .trackingSession) }
    return running
  }

  /// Saves a session that begins, and selects its block and that one's group.
  fileprivate borrowing func save(_ state: TrackingState) throws -> TrackingRecord {
    try set(state, for: .trackingSession)
    guard let started = try running() else { throw RepositoryError.notFound }
    try select(started.block)
    return started
  }

  /// Stores what completing the saved session makes, and removes it.
  fileprivate borrowing func complete(
    _ running: TrackingRecord, until end: Instant?, at now: Instant, memo: String?
  ) throws -> TrackingCompletionRecord {
    let completion = try running.state.applying { state throws(TrackingRule) in
      try state.complete(until: end, at: now, memo: memo)
    }
    let made = completion.sessions.map { $0.toRecord() }
    let lastEnd = made.flatMap(\.times).map(\.end).max() ?? running.state.start
    let overlap = try overlap(with: running.state.activeSpans(until: lastEnd).map(\.span))
    let stored = try store(made)
    try removeValue(of: .trackingSession)
    return TrackingCompletionRecord(
      tracking: running, sessions: stored, discardedSeconds: completion.discardedSeconds,
      isClockBehind: completion.isClockBehind, overlap: overlap)
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
    guard let self else { throw .forbidden(.tracking(.notRunning)) }
    return self
  }
}
