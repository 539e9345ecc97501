public import Foundation
public import ModuloModels
import PersistenceKit

extension DefaultDataSafety {
  public func check() async throws(RepositoryError) -> DataCheck {
    guard let location, exists else { return DataCheck(counts: .zero) }
    var faults = try await faults(in: location)
    // Of a file that has faults already nothing more can be said.
    if faults.isEmpty { faults = try await balanceFaults() }
    return DataCheck(counts: await countIfPossible(), faults: faults)
  }

  public func backUp(to url: URL) async throws(RepositoryError) -> DataFile {
    guard exists else { throw .notFound }
    if Self.exists(url) { throw .alreadyExists(path: url.path) }
    if isRehearsal { return try await rehearseBackUp(to: url) }
    do { try await manager.container().backUp(to: url) } catch { throw RepositoryError(error) }
    return try Self.file(url)
  }

  public func restore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    guard Self.exists(url) else { throw .notFound }
    return isRehearsal ? try await rehearseRestore(from: url) : try await replace(by: url)
  }
}

extension DefaultDataSafety {
  private func faults(in url: URL) async throws(RepositoryError) -> [DataFault] {
    do {
      return try await ModelContainer.check(
        for: ModuloMigrationPlan.newest.models, configuration: manager.configuration.reading(url)
      )
      .map(DataFault.init)
    } catch {
      throw RepositoryError(error)
    }
  }

  private func balanceFaults() async throws(RepositoryError) -> [DataFault] {
    do { return try await manager.container().read { try $0.balanceFaults() } } catch { throw RepositoryError(error) }
  }

  /// `nil` for data that is too damaged to be counted; what is wrong with it, the check lists.
  private func countIfPossible() async -> DataCounts? {
    do { return try await count() } catch { return nil }
  }

  /// Makes the backup under another name beside where it would be, and removes it again. A rehearsal holds the database
  /// locked for its own changes, so this reads past it.
  private func rehearseBackUp(to url: URL) async throws(RepositoryError) -> DataFile {
    let probe = url.appendingPathExtension("dry-run")
    do {
      let (container, _) = try openToRead()
      defer { container.close() }
      try await container.backUp(to: probe)
    } catch {
      throw RepositoryError(error)
    }
    let bytes = try Self.file(probe).bytes
    do {
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw .inputOutput(detail: error.localizedDescription)
    }
    return DataFile(path: url.path, bytes: bytes)
  }

  /// Opens a database as it is: with the models of an earlier version when it is of that one.
  private func openToRead(
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
    return try ModelContainer(for: version.models, configuration: configuration)
  }

  private func replace(by url: URL) async throws(RepositoryError) -> DataRestoration {
    manager.close()
    let kept: URL?
    do {
      kept = try await ModelContainer.restore(
        from: url, for: ModuloMigrationPlan.newest.models, configuration: manager.configuration.current())
    } catch {
      throw RepositoryError(error)
    }
    return DataRestoration(counts: try await count(), keptPath: kept?.path)
  }

  /// Verifies the backup, and counts what would be there; nothing is replaced.
  private func rehearseRestore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    if let fault = try await faults(in: url).first { throw .damaged(detail: fault.detail) }
    do {
      let (backup, version) = try openToRead(url)
      defer { backup.close() }
      return DataRestoration(counts: try await backup.read { try $0.counts(of: version) }, keptPath: nil)
    } catch {
      throw RepositoryError(error)
    }
  }
}

extension ModelConfiguration {
  /// The same, with the version that a plan would give it: here no plan does.
  fileprivate func current() -> ModelConfiguration {
    var copy = self
    copy.schemaVersion = ModuloMigrationPlan.newest.version
    return copy
  }

  /// The same for a file that is only read; its own file where none is named.
  fileprivate func reading(_ url: URL?) -> ModelConfiguration {
    var copy = current()
    copy.url = url ?? self.url
    copy.allowsSave = false
    copy.discardsChanges = false
    return copy
  }
}
