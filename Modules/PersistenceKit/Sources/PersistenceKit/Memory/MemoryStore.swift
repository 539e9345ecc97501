import Foundation
import Synchronization

/// The engine in memory: it keeps the rules of the schemas as SQLite does, and holds no file.
///
/// Reading costs a scan of the table, and the first write of a transaction a copy of it.
final class MemoryStore: StorageEngine {
  let changes = ChangeHub()
  /// nil once closed. Only the holder of the writer's lock changes it.
  private let database: Mutex<MemoryDatabase?>
  private let writer = Mutex(())
  private let reach: DeleteReach
  private let models: [any PersistentModel.Type]

  convenience init(models: [any PersistentModel.Type]) throws(PersistenceError) {
    self.init(models: models, try MemoryDatabase(models: models))
  }

  init(models: [any PersistentModel.Type], _ database: MemoryDatabase) {
    self.models = models
    reach = DeleteReach(models)
    self.database = Mutex(database)
  }

  func read<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    try cancellation?.begin()
    return try body(MemorySession(try current(), reach: reach))
  }

  func write<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    try writer.withLock { _ throws(PersistenceError) in
      try cancellation?.begin()
      let session = MemorySession(try current(), reach: reach)
      let result = try body(session)
      try cancellation?.check()
      try commit(session)
      if let change = ModelChange(session.touched) { changes.send(change) }
      return result
    }
  }

  /// There is no log.
  func checkpoint(cancellation: Cancellation?) throws(PersistenceError) {
    _ = try current()
  }

  func check(
    cancellation: Cancellation?, _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> [IntegrityFault] {
    try cancellation?.begin()
    let session = MemorySession(try current(), reach: reach)
    var findings = IntegrityFindings(onEvent)
    for model in models { try findings.review(model, in: session, cancellation) }
    return findings.faults
  }

  func backUp(
    to url: URL, omitsHistory: Bool, keeping: Bool, cancellation: Cancellation?,
    _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> Int {
    throw .unsupported(construct: "a backup of what is only in memory", advice: "export it instead")
  }

  func copy(
    cancellation: Cancellation?, _ change: (any StorageSession) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> any StorageEngine {
    let copy = MemoryStore(models: models, try current())
    try copy.write(cancellation: cancellation, change)
    return copy
  }

  func close() {
    changes.finish()
    writer.withLock { _ in database.withLock { $0 = nil } }
  }

  /// There are no others.
  func watchForeignCommits() {
  }
}

extension MemoryStore {
  private func current() throws(PersistenceError) -> MemoryDatabase {
    guard let snapshot = database.withLock({ $0 }) else { throw .closed }
    return snapshot
  }

  private func commit(_ session: MemorySession) throws(PersistenceError) {
    let changed = try session.finished()
    database.withLock { $0 = changed }
  }
}
