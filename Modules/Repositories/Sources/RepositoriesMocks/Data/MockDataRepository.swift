public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositories

/// The data as a whole in memory, with files in memory too: a log of the calls, and failures on demand.
public struct MockDataRepository: DataRepository {
  /// Every call, and the failures on demand.
  public let log: CallLog
  private let base: DefaultDataRepository

  /// - Parameter safety: On the manager that the other repositories share.
  public init(safety: MockDataSafety, log: CallLog = CallLog()) {
    self.log = log
    base = DefaultDataRepository(safety: safety)
  }

  public var location: URL? { base.location }

  public func count() async throws(RepositoryError) -> DataCounts {
    try log.record("count")
    return try await base.count()
  }

  public func check(
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(RepositoryError) -> DataCheck {
    try log.record("check")
    return try await base.check(onProgress: onProgress)
  }

  public func backUp(to url: URL) async throws(RepositoryError) -> DataFile {
    try log.record("backUp")
    return try await base.backUp(to: url)
  }

  public func restore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    try log.record("restore")
    return try await base.restore(from: url)
  }

  public func export(to url: URL) async throws(RepositoryError) -> DataFile {
    try log.record("export")
    return try await base.export(to: url)
  }

  public func export(
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(RepositoryError) -> DataFile {
    try log.record("export")
    return try await base.export(write: write)
  }

  public func importAll(
    next: @escaping @Sendable () throws -> [UInt8]?
  ) async throws(RepositoryError) -> DataCounts {
    try log.record("importAll")
    return try await base.importAll(next: next)
  }

  public func deleteAll() async throws(RepositoryError) -> DataCounts {
    try log.record("deleteAll")
    return try await base.deleteAll()
  }

  public func copies() async throws(RepositoryError) -> [String] {
    try log.record("copies")
    return try await base.copies()
  }

  public func removeCopies() async throws(RepositoryError) -> [String] {
    try log.record("removeCopies")
    return try await base.removeCopies()
  }

  public func leftovers() async throws(RepositoryError) -> [String] {
    try log.record("leftovers")
    return try await base.leftovers()
  }

  public func clean() async throws(RepositoryError) -> [String] {
    try log.record("clean")
    return try await base.clean()
  }
}
