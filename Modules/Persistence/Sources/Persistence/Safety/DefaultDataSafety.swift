import Foundation
public import ModuloModels
import ModuloUtilities
import PersistenceKit

/// Keeps the database file of a manager safe. While there is no file, none is made.
public struct DefaultDataSafety: DataSafety, FileSafety {
  let manager: DefaultDataContextManager

  /// Creates the safety of the manager's file.
  public init(manager: DefaultDataContextManager) {
    self.manager = manager
  }

  public var location: String? { manager.configuration.location.shown }

  public func changes() -> AsyncStream<StoredChange> { manager.changes() }

  public func count() async throws(RepositoryError) -> DataCounts {
    ReadLog.current?.note(.everything)
    guard exists else { return .zero }
    do { return try await manager.container().read { try $0.counts() } } catch { throw RepositoryError(error) }
  }

  public func deleteAll(includingCopies: Bool) async throws(RepositoryError) -> DataDeletion {
    let counts = try await deleteRows()
    do {
      let removed = includingCopies ? try await removeCopies() : []
      return DataDeletion(counts: counts, removed: removed, copies: try await copies())
    } catch {
      throw isDryRun ? error : error.after(.deleted)
    }
  }

  private func deleteRows() async throws(RepositoryError) -> DataCounts {
    guard exists else { return .zero }
    do {
      return try await manager.container().write { try $0.deleteEverything() }
    } catch {
      throw RepositoryError(error)
    }
  }
}

extension DefaultDataSafety {
  /// The file of the data; `nil` in memory and on a server.
  var file: URL? { manager.configuration.url }

  /// Whether there is a database, or something in its place. Of a server that isn't known before it is asked.
  var exists: Bool { file.map(Self.exists) ?? !manager.configuration.isStoredInMemoryOnly }

  /// Whether everything is undone at the end.
  var isDryRun: Bool { manager.configuration.discardsChanges }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The size of a file that was just written.
  static func file(_ url: URL, warnings: Int, omitted: [DataFault] = []) throws(RepositoryError) -> DataFile {
    do {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize
      return DataFile(path: url.path, bytes: size ?? 0, warnings: warnings, omitted: omitted)
    } catch {
      throw RepositoryError.storage(.inputOutput(detail: error.localizedDescription)).after(.written(path: url.path))
    }
  }
}

extension DefaultDataSafety {
  public func copies() async throws(RepositoryError) -> [String] {
    try await kept().map(\.path) + leftovers()
  }

  public func leftovers() async throws(RepositoryError) -> [String] {
    try abandoned.map(\.path) + partial().map(\.path)
  }

  public func clean() async throws(RepositoryError) -> [String] {
    if isDryRun { return try await leftovers() }
    let (abandoned, partial) = (abandoned, try partial())
    return abandoned.filter { $0.remove() }.map(\.path) + partial.filter(remove).map(\.path)
  }
}

extension DefaultDataSafety {
  /// Removes the copies that can be removed, and returns their paths.
  private func removeCopies() async throws(RepositoryError) -> [String] {
    if isDryRun { return try await copies() }
    return try await kept().filter(remove).map(\.path) + clean()
  }

  /// The files that restores kept, and the backups beside the data.
  private func kept() throws(RepositoryError) -> [URL] {
    do { return try ModelContainer.copies(for: manager.configuration) } catch { throw RepositoryError(error) }
  }

  /// The unfinished files of earlier versions. Their next backup or export leaves them alone: only a cleanup asks for
  /// them.
  private func partial() throws(RepositoryError) -> [URL] {
    do { return try ModelContainer.leftovers(for: manager.configuration) } catch { throw RepositoryError(error) }
  }

  /// Removes a file; false when it stays.
  private func remove(_ file: URL) -> Bool {
    do { try ModelContainer.removeCopy(file) } catch { return false }
    return true
  }

  private var abandoned: [AbandonedDraft] { file.map { AbandonedDraft.all(beside: $0.path) } ?? [] }
}
