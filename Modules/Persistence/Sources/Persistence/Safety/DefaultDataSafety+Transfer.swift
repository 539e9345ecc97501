public import Foundation
public import ModuloModels
import ModuloUtilities
import PersistenceKit
import Synchronization

extension DefaultDataSafety {
  public func export(to url: URL, omittingDamage omitsDamage: Bool) async throws(RepositoryError) -> DataFile {
    guard exists else { throw .notFound }
    if isDryRun { return try await tryExport(to: url, omittingDamage: omitsDamage) }
    AbandonedDraft.remove(beside: url.path)
    let summary: TransferSummary
    do {
      // It refuses a name that is taken, also one that is only taken while it writes.
      summary = try await manager.container().exportDocument(to: url, omittingDamage: omitsDamage)
    } catch .alreadyExists {
      // A folder's URL ends with a slash that isn't in the path as typed.
      throw .storage(.alreadyExists(path: url.path))
    } catch {
      throw RepositoryError(error)
    }
    return try Self.file(url, warnings: summary.refusedRows, omitted: summary.omittedRows.map(DataFault.init))
  }

  private func tryExport(to url: URL, omittingDamage omitsDamage: Bool) async throws(RepositoryError) -> DataFile {
    if Self.exists(url) { throw .storage(.alreadyExists(path: url.path)) }
    let document = try await export(omittingDamage: omitsDamage) { _ in }
    return DataFile(
      path: url.path, bytes: document.bytes, warnings: document.warnings, omitted: document.omitted)
  }

  public func export(
    omittingDamage omitsDamage: Bool, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(RepositoryError) -> DataFile {
    guard exists else { throw .notFound }
    let tally = Tally()
    let summary: TransferSummary
    do {
      summary = try await manager.container().exportDocument(omittingDamage: omitsDamage) { data in
        let bytes = [UInt8](data)
        try write(bytes)
        tally.add(bytes.count)
      }
    } catch {
      throw RepositoryError(error)
    }
    return DataFile(
      path: nil, bytes: tally.sum, warnings: summary.refusedRows, omitted: summary.omittedRows.map(DataFault.init))
  }

  public func importAll(next: @escaping @Sendable () throws -> [UInt8]?) async throws(RepositoryError) -> DataCounts {
    let container: ModelContainer
    do {
      container = try manager.container()
      try await container.importDocument({ try next().map { Data($0) } }, finishing: { try $0.finishImport() })
    } catch {
      throw RepositoryError(error)
    }
    do {
      // A dry run has no file that could be looked for, so this asks the container.
      return try await container.read { try $0.counts() }
    } catch {
      throw isDryRun ? RepositoryError(error) : RepositoryError(error).after(.imported)
    }
  }
}

/// A sum that is added to where an export is written.
private final class Tally: Sendable {
  private let value = Mutex(0)

  var sum: Int { value.withLock(\.self) }

  func add(_ count: Int) { value.withLock { $0 += count } }
}
