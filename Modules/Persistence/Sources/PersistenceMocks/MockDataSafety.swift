public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Keeps the data of a mock manager safe, in files that are in memory too: a log of the operations, failures on demand.
/// A backup is the exported document.
public struct MockDataSafety: DataSafety, FileSafety, BookSafety {
  /// The files that were made, and those that a test puts there.
  public let files: MockFiles
  /// Every operation, and the failures planned for them.
  public let log: OperationLog
  private let manager: MockDataContextManager

  public let location: String?
  /// The book that the data is said to be in; `nil` for none.
  public let book: MockBook?

  /// - Parameters:
  ///   - manager: Share it with the storage of the repositories.
  ///   - location: Where the data is said to be; `nil` for data that is in memory alone.
  ///   - book: The book that it is said to be in.
  public init(
    manager: MockDataContextManager, location: String? = nil, files: MockFiles = MockFiles(), book: MockBook? = nil,
    log: OperationLog = OperationLog()
  ) {
    self.manager = manager
    self.location = location
    self.files = files
    self.book = book
    self.log = log
  }

  public func changes() -> AsyncStream<StoredChange> {
    do throws(StorageError) {
      try log.record(StorageOperation())
    } catch {
      // Where a failure is planned, nothing is ever told.
      return AsyncStream { $0.finish() }
    }
    return manager.changes()
  }

  public func count() async throws(RepositoryError) -> DataCounts {
    try note(StorageOperation())
    ReadLog.current?.note(.everything)
    return try await counts()
  }

  public func check(
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(RepositoryError) -> DataCheck {
    try note(StorageOperation())
    let (integrity, leftovers) = (IntegrityLog(onProgress: onProgress), files.leftovers)
    do {
      let container = try manager.container()
      let faults = try await container.check { integrity.take($0) }.map(DataFault.init)
      return try await container.read { context in
        let counts = try context.counts()
        guard faults.isEmpty else { return DataCheck(counts: counts, faults: faults, leftovers: leftovers) }
        return DataCheck(
          counts: counts, faults: try context.derivedFaults(), warnings: try context.dataWarnings(integrity.warnings),
          leftovers: leftovers)
      }
    } catch {
      throw RepositoryError(error)
    }
  }

  public func backUp(
    to url: URL, omittingHistory omitsHistory: Bool
  ) async throws(RepositoryError) -> DataFile {
    try note(StorageOperation())
    return try await makeDocument(at: url)
  }

  public func findBackup(at url: URL) async throws(RepositoryError) {
    guard files[url] != nil else { throw .notFound }
  }

  public func restore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    try note(StorageOperation())
    guard let backup = files[url] else { throw .notFound }
    try await verify(backup)
    let kept = files.unusedURL(near: url)
    return try await replace(by: backup, keeping: kept, isUndo: false)
  }

  /// The copy that the last restore kept is what a step of one stands for.
  public func takeBackRestore(
    _ step: Int, at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> DataRestoration {
    try note(StorageOperation())
    let isUndo: Bool
    do {
      isUndo = try await manager.container().read { context in
        let mark = try context.step(Int64(step))
        guard mark.isMark else { throw PersistenceError.undo(.notUndoable(step: mark.number)) }
        return mark.kind == .change
      }
    } catch {
      throw RepositoryError(error)
    }
    guard let path = files.kept.last, let copy = files[URL(fileURLWithPath: path)] else {
      throw .forbidden(.history(.replaced(step: step)))
    }
    return try await replace(
      by: copy, keeping: files.unusedURL(near: URL(fileURLWithPath: path)), isUndo: isUndo)
  }

  /// Nothing in memory is damaged, so nothing is left out.
  public func export(to url: URL, omittingDamage omitsDamage: Bool) async throws(RepositoryError) -> DataFile {
    try note(StorageOperation())
    return try await makeDocument(at: url)
  }

  public func export(
    omittingDamage omitsDamage: Bool, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(RepositoryError) -> DataFile {
    try note(StorageOperation())
    return try await writeDocument(write)
  }

  public func importAll(next: @escaping @Sendable () throws -> [UInt8]?) async throws(RepositoryError) -> DataCounts {
    try note(StorageOperation())
    return try await take(next)
  }

  public func deleteAll(includingCopies: Bool) async throws(RepositoryError) -> DataDeletion {
    try note(StorageOperation())
    let counts = try await empty()
    let removed = includingCopies ? files.remove(files.kept + files.leftovers) : []
    return DataDeletion(counts: counts, removed: removed, copies: files.kept + files.leftovers)
  }

  /// The files that restores kept, and drafts; the backups that a test makes have no place beside the data.
  public func copies() async throws(RepositoryError) -> [String] {
    try note(StorageOperation())
    return files.kept + files.leftovers
  }

  public func leftovers() async throws(RepositoryError) -> [String] {
    try note(StorageOperation())
    return files.leftovers
  }

  public func clean() async throws(RepositoryError) -> [String] {
    try note(StorageOperation())
    return files.remove(files.leftovers)
  }
}

extension MockDataSafety {
  /// Copies between files: the data's own, under its location, and those that are here. There is no server.
  public func copy(from source: DataPlace, to target: DataPlace) async throws(RepositoryError) -> DataCopy {
    try note(StorageOperation())
    guard case .file(let path) = source, case .file(let new) = target else {
      throw .storage(.unreachable(place: "postgresql://", reason: "there is none"))
    }
    let (source, target) = (URL(fileURLWithPath: path), URL(fileURLWithPath: new))
    if path == location {
      _ = try await makeDocument(at: target)
      return DataCopy(try await counts(), at: new)
    }
    guard let document = files[source] else { throw .notFound }
    if files[target] != nil { throw .storage(.alreadyExists(path: new)) }
    let scratch: MockDataSafety
    do { scratch = MockDataSafety(manager: try MockDataContextManager()) } catch { throw RepositoryError(error) }
    let counts = try await scratch.take(document)
    files.append(document, to: target)
    return DataCopy(counts, at: new)
  }

  func note(_ operation: StorageOperation) throws(RepositoryError) {
    do { try log.record(operation) } catch { throw .storage(error) }
  }

  private func counts() async throws(RepositoryError) -> DataCounts {
    do { return try await manager.container().read { try $0.counts() } } catch { throw RepositoryError(error) }
  }

  private func replace(
    by document: [UInt8], keeping kept: URL, isUndo: Bool
  ) async throws(RepositoryError) -> DataRestoration {
    _ = try await makeDocument(at: kept)
    _ = try await empty()
    let counts = try await take(document)
    do {
      try await manager.container().write { try $0.markStep(isUndo: isUndo) }
    } catch {
      throw RepositoryError(error)
    }
    return DataRestoration(counts: counts, keptPath: kept.path)
  }

  private func empty() async throws(RepositoryError) -> DataCounts {
    do {
      return try await manager.container().write { try $0.deleteEverything() }
    } catch {
      throw RepositoryError(error)
    }
  }

  private func makeDocument(at url: URL) async throws(RepositoryError) -> DataFile {
    guard files[url] == nil else { throw .storage(.alreadyExists(path: url.path)) }
    let document = MockFiles()
    let warnings = try await writeDocument { document.append($0, to: url) }.warnings
    files.append(document[url] ?? [], to: url)
    return DataFile(path: url.path, bytes: files[url]?.count ?? 0, warnings: warnings)
  }

  private func writeDocument(
    _ write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(RepositoryError) -> DataFile {
    let copy = MockFiles()
    let url = URL(fileURLWithPath: "/document")
    let summary: TransferSummary
    do {
      summary = try await manager.container().exportDocument { data in
        let bytes = [UInt8](data)
        try write(bytes)
        copy.append(bytes, to: url)
      }
    } catch {
      throw RepositoryError(error)
    }
    return DataFile(path: nil, bytes: copy[url]?.count ?? 0, warnings: summary.refusedRows)
  }

  private func take(_ next: @escaping @Sendable () throws -> [UInt8]?) async throws(RepositoryError) -> DataCounts {
    do {
      let container = try manager.container()
      try await container.importDocument({ try next().map { Data($0) } }, finishing: { try $0.finishImport() })
    } catch {
      throw RepositoryError(error)
    }
    return try await counts()
  }

  private func take(_ document: [UInt8]) async throws(RepositoryError) -> DataCounts {
    let rest = MockFiles()
    let url = URL(fileURLWithPath: "/document")
    rest.append(document, to: url)
    return try await take { rest.take(url) }
  }

  /// Tries a backup out where it harms nothing.
  private func verify(_ backup: [UInt8]) async throws(RepositoryError) {
    let scratch: MockDataSafety
    do { scratch = MockDataSafety(manager: try MockDataContextManager()) } catch { throw RepositoryError(error) }
    do {
      _ = try await scratch.take(backup)
    } catch .storage(.invalidDocument(_, _, let reason)) {
      throw .damaged(.file(detail: reason))
    }
  }
}
