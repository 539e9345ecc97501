public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the running session of a repository. Rules are checked in the transaction that writes.
@MainActor
@Observable
public final class DefaultTrackingStore: TrackingStore {
  public private(set) var running: TrackingDomain?
  private let repository: any TrackingRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any TrackingRepository) {
    self.repository = repository
  }

  @discardableResult
  public func fetchRunning() async throws(TrackingError) -> TrackingDomain? {
    show(try await TrackingError.during(.reading) { () throws(RepositoryError) in try await repository.fetchRunning() })
    return running
  }

  @discardableResult
  public func start(_ draft: TrackingDraft, at now: Instant) async throws(TrackingError) -> TrackingDomain {
    let state: TrackingState
    do { state = try draft.state(at: now) } catch { throw .rule(error) }
    return shown(
      try await TrackingError.during(.creating(of: draft.block.name)) { () throws(RepositoryError) in
        try await repository.start(state, at: now, allowingOverlap: draft.allowsOverlap)
      })
  }

  @discardableResult
  public func pause(at moment: Instant?, now: Instant) async throws(TrackingError) -> TrackingDomain {
    try await update(at: moment, now: now) { state, moment throws(TrackingRule) in try state.pause(at: moment) }
  }

  @discardableResult
  public func resume(
    at moment: Instant?, in zone: TimeZone, now: Instant
  ) async throws(TrackingError) -> TrackingDomain {
    try await update(at: moment, now: now) { state, moment throws(TrackingRule) in
      try state.resume(at: moment, in: zone)
    }
  }

  @discardableResult
  public func complete(
    until end: Instant?, memo: String?, now: Instant
  ) async throws(TrackingError) -> TrackingCompletionDomain {
    let checked: String?
    do { checked = try TrackingMemo.checked(memo) } catch { throw .rule(error) }
    let completed = try await TrackingError.during(.changing) { () throws(RepositoryError) in
      try await repository.complete(until: end, at: now, memo: checked).toDomain()
    }
    show(nil)
    return completed
  }

  @discardableResult
  public func switchTo(
    _ draft: TrackingDraft, memo: String?, at now: Instant
  ) async throws(TrackingError) -> (completed: TrackingCompletionDomain?, started: TrackingDomain) {
    let (next, checked): (TrackingState, String?)
    do { (next, checked) = (try draft.state(at: now), try TrackingMemo.checked(memo)) } catch { throw .rule(error) }
    let (completed, started) = try await TrackingError.during(.creating(of: draft.block.name)) {
      () throws(RepositoryError) in
      let switched = try await repository.complete(startingNext: next, moment: draft.start, at: now, memo: checked)
      return (try switched.completed?.toDomain(), switched.started)
    }
    return (completed, shown(started))
  }

  @discardableResult
  public func stop() async throws(TrackingError) -> TrackingDomain {
    let stopped = try await TrackingError.during(.changing) { () throws(RepositoryError) in
      try await repository.stop()
    }
    show(nil)
    return stopped.toDomain()
  }

  public func invalidate() { show(nil) }

  private func update(
    at typed: Instant?, now: Instant,
    _ change: @escaping @Sendable (TrackingState, Instant) throws(TrackingRule) -> TrackingState
  ) async throws(TrackingError) -> TrackingDomain {
    shown(
      try await TrackingError.during(.changing) { () throws(RepositoryError) in
        try await repository.update { state throws(TrackingRule) in
          try change(state, try state.moment(typed: typed, now: now))
        }
      })
  }

  private func shown(_ record: TrackingRecord) -> TrackingDomain {
    let session = record.toDomain()
    running = session
    return session
  }

  /// Observers are notified only of a change.
  private func show(_ record: TrackingRecord?) {
    let session = record?.toDomain()
    if session != running { running = session }
  }
}
