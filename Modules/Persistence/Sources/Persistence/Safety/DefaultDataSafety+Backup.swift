public import Foundation
public import ModuloModels
import ModuloUtilities
import PersistenceKit

extension DefaultDataSafety {
  public func check(
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(RepositoryError) -> DataCheck {
    guard exists else { throw .notFound }
    let (log, leftovers) = (IntegrityLog(onProgress: onProgress), try await leftovers())
    let faults = try await faults(log: log)
    // Of a file that has faults already nothing more can be said.
    guard faults.isEmpty else {
      return DataCheck(
        counts: await countIfPossible(), faults: faults, leftovers: leftovers, foreign: log.foreign)
    }
    do {
      return try await manager.container().read { context in
        DataCheck(
          counts: try context.counts(), faults: try context.derivedFaults(),
          warnings: try context.dataWarnings(log.warnings), leftovers: leftovers, foreign: log.foreign)
      }
    } catch {
      throw RepositoryError(error)
    }
  }

  public func backUp(
    to url: URL, omittingHistory omitsHistory: Bool
  ) async throws(RepositoryError) -> DataFile {
    guard exists else { throw .notFound }
    if isDryRun { return try await tryBackUp(to: url, omitsHistory) }
    AbandonedDraft.remove(beside: url.path)
    let log = IntegrityLog()
    do {
      try await manager.container().backUp(to: url, omittingHistory: omitsHistory) { log.take($0) }
    } catch .alreadyExists {
      // A folder's URL ends with a slash that isn't in the path as typed.
      throw .storage(.alreadyExists(path: url.path))
    } catch {
      throw RepositoryError(error)
    }
    return try Self.file(url, warnings: log.warnings.rowCount, omitted: log.omitted)
  }

  public func findBackup(at url: URL) async throws(RepositoryError) {
    if file == nil { throw .storage(.needsFile) }
    guard Self.exists(url) else { throw .notFound }
    if manager.configuration.owns(url) {
      throw .storage(.cannotOpen(path: url.path, reason: "it is the database itself"))
    }
  }

  public func restore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    try await findBackup(at: url)
    if isDryRun { return try await tryRestore(from: url) }
    return try await replace(by: url) { (container, kept) async throws(PersistenceError) in
      try await container.write { try $0.suspendTracking() }
      // The steps of the backup go on, and an undo mustn't take one of them for the restore.
      try await container.write { try $0.markStep(as: kept) }
    }
  }
}

extension DefaultDataSafety {
  /// The faults of a file of any version, or of the data for `nil`; its warnings go into the log.
  private func faults(in url: URL? = nil, log: IntegrityLog) async throws(RepositoryError) -> [DataFault] {
    do {
      return try await ModelContainer.check(
        for: ModuloMigrationPlan.self, configuration: manager.configuration.reading(url)
      ) { log.take($0) }
      .map(DataFault.init)
    } catch {
      throw RepositoryError(error)
    }
  }

  /// `nil` for data that is too damaged to be counted; what is wrong with it, the check lists.
  private func countIfPossible() async -> DataCounts? {
    do { return try await count() } catch { return nil }
  }

  /// A dry run holds the database locked for its own changes, so this reads past it.
  private func tryBackUp(to url: URL, _ omitsHistory: Bool) async throws(RepositoryError) -> DataFile {
    let log = IntegrityLog()
    do {
      let (container, _) = try openToRead()
      defer { container.close() }
      let bytes = try await container.tryBackUp(to: url, omittingHistory: omitsHistory) { log.take($0) }
      return DataFile(path: url.path, bytes: bytes, warnings: log.warnings.rowCount, omitted: log.omitted)
    } catch .alreadyExists {
      throw .storage(.alreadyExists(path: url.path))
    } catch {
      throw RepositoryError(error)
    }
  }

  /// Opens a database as it is: with the models of an earlier version when it is of that one.
  func openToRead(
    _ url: URL? = nil
  ) throws(PersistenceError) -> (container: ModelContainer, version: any VersionedSchema.Type) {
    for version in ModuloMigrationPlan.schemas.dropFirst().reversed() {
      do throws(PersistenceError) { return (try open(url, as: version), version) } catch {
        guard case .migration = error else { throw error }
      }
    }
    let first = ModuloMigrationPlan.schemas[0]
    return (try open(url, as: first), first)
  }

  private func open(_ url: URL?, as version: any VersionedSchema.Type) throws(PersistenceError) -> ModelContainer {
    var configuration = manager.configuration.reading(url)
    configuration.schemaVersion = version.version
    configuration.history = nil
    return try ModelContainer(for: version.models, configuration: configuration)
  }

  /// Puts a file in the place of the data.
  ///
  /// - Parameters:
  ///   - last: The id of the last step of the data; `nil` for any.
  ///   - finish: What is left to do in the new data, by the id that the kept file has as a step; `nil` for none.
  func replace(
    by url: URL, endingWith last: UUID? = nil,
    finishing finish: (_ container: ModelContainer, _ kept: UUID?) async throws(PersistenceError) -> Void
  ) async throws(RepositoryError) -> DataRestoration {
    if let file { AbandonedDraft.remove(beside: file.path) }
    let log = IntegrityLog()
    let kept: URL?
    do {
      kept = try await manager.whileClosed { () throws(PersistenceError) in
        try await ModelContainer.restore(
          from: url, for: ModuloMigrationPlan.self, configuration: manager.configuration.current(), endingWith: last
        ) { log.take($0) }
      }
    } catch .failedAfterRename(_, let kept, let cause) {
      throw RepositoryError(cause).after(.restored(keptPath: kept))
    } catch {
      throw RepositoryError(error)
    }
    do {
      let container = try manager.container()
      let id = if let kept { try ModelContainer.id(ofKept: kept, for: manager.configuration) } else { nil as UUID? }
      try await finish(container, id)
      let counts = try await container.read { try $0.counts() }
      return DataRestoration(counts: counts, keptPath: kept?.path, warnings: log.warnings.rowCount)
    } catch {
      throw RepositoryError(error).after(.restored(keptPath: kept?.path))
    }
  }

  /// Verifies the backup, and counts what would be there; nothing is replaced.
  func tryRestore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    let log = IntegrityLog()
    if let fault = try await faults(in: url, log: log).first { throw .damaged(.file(detail: fault.detail)) }
    do {
      let (backup, version) = try openToRead(url)
      defer { backup.close() }
      let counts = try await backup.read { try $0.counts(of: version) }
      return DataRestoration(counts: counts, keptPath: nil, warnings: log.warnings.rowCount)
    } catch {
      throw RepositoryError(error)
    }
  }
}

extension ModelConfiguration {
  /// The configuration with the newest version, which otherwise comes from the migration plan.
  fileprivate func current() -> ModelConfiguration {
    var copy = self
    copy.schemaVersion = ModuloMigrationPlan.newest.version
    return copy
  }

  /// The configuration for reading a file; what is in its own place for `nil`.
  func reading(_ url: URL? = nil) -> ModelConfiguration {
    var copy = current()
    if let url { copy.url = url }
    copy.allowsSave = false
    copy.discardsChanges = false
    return copy
  }
}
