import Foundation
public import ModuloModels
public import ModuloRepositories
import ModuloUtilities
public import Observation

/// A data store over a repository: reads and passes on files, and keeps the other stores in sync.
@MainActor
public final class DefaultDataStore: DataStore, Observable {
  public private(set) var generation = 0
  private let repository: any DataRepository
  private let caches: [any CachingStore]

  /// - Parameter caches: The stores that forget what they read when the data is replaced or deleted.
  public init(repository: any DataRepository, caches: [any CachingStore]) {
    self.repository = repository
    self.caches = caches
  }

  public var location: String? { repository.location }

  public func changes() -> AsyncStream<StoredChange> { repository.changes() }

  public func count() async throws(DataError) -> DataCounts {
    do { return try await repository.count() } catch { throw failure(error) }
  }

  public func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck {
    do { return try await repository.check(onProgress: onProgress) } catch { throw failure(error) }
  }

  public func backUp(
    to path: String, omittingHistory omitsHistory: Bool
  ) async throws(DataError) -> DataFile {
    try requireFile()
    do { return try await repository.backUp(to: URL(fileURLWithPath: path), omittingHistory: omitsHistory) } catch {
      throw failure(error)
    }
  }

  public func findBackup(at path: String) async throws(DataError) {
    try requireFile()
    try await DataError.during(.restoring(path)) { () throws(RepositoryError) in
      try await repository.findBackup(at: URL(fileURLWithPath: path))
    }
  }

  public func restore(from path: String) async throws(DataError) -> DataRestoration {
    try requireFile()
    do {
      let restored = try await repository.restore(from: URL(fileURLWithPath: path))
      invalidateCaches()
      return restored
    } catch {
      invalidateCaches(after: error)
      throw DataError(error, during: .restoring(path))
    }
  }

  public func export(
    to target: DataExportTarget, omittingDamage omitsDamage: Bool
  ) async throws(DataError) -> DataFile {
    switch target {
    case .file(let path):
      try requireFile()
      do {
        return try await repository.export(to: URL(fileURLWithPath: path), omittingDamage: omitsDamage)
      } catch {
        throw failure(error)
      }
    case .pieces(let write):
      let run = ExportRun(write)
      do {
        return try await repository.export(omittingDamage: omitsDamage) { try run.write($0) }
      } catch {
        throw run.hasFailed ? .outputFailed : failure(error)
      }
    }
  }

  public func importAll(from source: InputSource) async throws(DataError) -> DataCounts {
    let run = try DataImportRun(source)
    let counts: DataCounts
    do {
      counts = try await repository.importAll { try run.next() }
    } catch {
      invalidateCaches(after: error)
      throw run.failure.map { .unreadableFile($0) } ?? DataError(error, during: .importing(source.name))
    }
    invalidateCaches()
    return counts
  }

  public func deleteAll(includingCopies: Bool) async throws(DataError) -> DataDeletion {
    let deletion: DataDeletion
    do {
      deletion = try await repository.deleteAll(includingCopies: includingCopies)
    } catch {
      invalidateCaches(after: error)
      throw failure(error)
    }
    invalidateCaches()
    if includingCopies, !deletion.copies.isEmpty {
      throw .notRemoved(deletion.copies, removed: deletion.removed, after: .deleted)
    }
    return deletion
  }

  public func copy(from source: String, to target: String) async throws(DataError) -> DataCopy {
    if source.isBlank || target.isBlank { throw .missingPath }
    return try await DataError.during(.copying(source)) { () throws(RepositoryError) in
      try await repository.copy(from: DataPlace(source), to: DataPlace(target))
    }
  }

  public func createBook() async throws(DataError) {
    do { try await repository.createBook() } catch { throw failure(error) }
  }

  public func members() async throws(DataError) -> [BookMember] {
    do { return try await repository.members() } catch { throw failure(error) }
  }

  public func invite(_ role: String, to right: BookMember.Right) async throws(DataError) {
    if role.isBlank { throw .missingRole }
    try await DataError.during(.granting(role)) { () throws(RepositoryError) in
      try await repository.invite(role, to: right)
    }
  }

  public func removeMember(_ role: String) async throws(DataError) -> Int {
    try await DataError.during(.granting(role)) { () throws(RepositoryError) in try await repository.remove(role) }
  }

  public func copies() async throws(DataError) -> [String] {
    do { return try await repository.copies() } catch { throw failure(error) }
  }

  public func leftovers() async throws(DataError) -> [String] {
    do { return try await repository.leftovers() } catch { throw failure(error) }
  }

  public func clean() async throws(DataError) -> [String] {
    do { return try await repository.clean() } catch { throw failure(error) }
  }

  /// Data that is in memory alone has no file, and what is told of one would not be true.
  private func requireFile() throws(DataError) {
    if location == nil { throw .inMemory }
  }

  private func invalidateCaches() {
    generation += 1
    for store in caches { store.invalidate() }
  }

  /// What failed after the change has changed the data all the same.
  private func invalidateCaches(after error: RepositoryError) {
    if case .storage(.failedAfter) = error { invalidateCaches() }
  }

  private func failure(_ error: RepositoryError) -> DataError { DataError(error, during: .keeping(location ?? "")) }
}
