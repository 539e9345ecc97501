import Foundation
public import ModuloModels
import ModuloUtilities
import PersistenceKit

extension DefaultDataSafety {
  public func copy(from source: DataPlace, to target: DataPlace) async throws(RepositoryError) -> DataCopy {
    let (source, target) = (try configuration(of: source), try configuration(of: target))
    if let url = source.url, !Self.exists(url) { throw .notFound }
    do throws(PersistenceError) {
      let container = try ModelContainer(
        for: ModuloMigrationPlan.self, configuration: isDryRun ? source.reading() : source)
      defer { container.close() }
      // What can't be copied is found before anything is made.
      let faults = try await container.check()
      if let fault = faults.first { throw .damaged(detail: "\(fault)") }
      if isDryRun { try await requireRoom(at: target) } else { try await copy(container, to: target) }
      let counts = try await container.read { try $0.counts() }
      return DataCopy(counts, at: target.location.shown ?? "")
    } catch {
      throw RepositoryError(error)
    }
  }

  private func configuration(of place: DataPlace) throws(RepositoryError) -> ModelConfiguration {
    var configuration = manager.configuration
    configuration.location = try ModelConfiguration.Location(place)
    configuration.discardsChanges = false
    configuration.createsIfNeeded = false
    return configuration
  }

  private func copy(
    _ container: ModelContainer, to target: ModelConfiguration
  ) async throws(PersistenceError) {
    switch target.location {
    case .file(let url):
      AbandonedDraft.remove(beside: url.path)
      try await container.backUp(to: url)
    case .server(let address): try await container.copy(toBookAt: address)
    case .memory: return
    }
  }

  /// Refuses a place that isn't free, as a copy into it does.
  private func requireRoom(at target: ModelConfiguration) async throws(PersistenceError) {
    if let url = target.url {
      if Self.exists(url) { throw .alreadyExists(path: url.path) }
      return
    }
    do throws(PersistenceError) {
      let container = try ModelContainer(for: ModuloMigrationPlan.self, configuration: target.reading())
      defer { container.close() }
      let counts = try await container.read { try $0.counts() }
      if counts != .zero { throw .notEmpty(table: "") }
    } catch .missingBook {
      return
    }
  }
}
