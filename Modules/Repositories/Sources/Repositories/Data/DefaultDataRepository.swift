public import Foundation
public import ModuloModels
public import ModuloPersistence

/// The data as a whole, in a ``DataSafety``.
public struct DefaultDataRepository: DataRepository {
  private let safety: any DataSafety

  public init(safety: any DataSafety) {
    self.safety = safety
  }

  public var location: URL? { safety.location }

  public func count() async throws(RepositoryError) -> DataCounts { try await safety.count() }

  public func check(
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(RepositoryError) -> DataCheck {
    try await safety.check(onProgress: onProgress)
  }

  public func backUp(to url: URL) async throws(RepositoryError) -> DataFile { try await safety.backUp(to: url) }

  public func restore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    try await safety.restore(from: url)
  }

  public func export(to url: URL) async throws(RepositoryError) -> DataFile { try await safety.export(to: url) }

  public func export(
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(RepositoryError) -> DataFile {
    try await safety.export(write: write)
  }

  public func importAll(next: @escaping @Sendable () throws -> [UInt8]?) async throws(RepositoryError) -> DataCounts {
    try await safety.importAll(next: next)
  }

  public func deleteAll() async throws(RepositoryError) -> DataCounts { try await safety.deleteAll() }

  public func copies() async throws(RepositoryError) -> [String] { try await safety.copies() }

  public func removeCopies() async throws(RepositoryError) -> [String] { try await safety.removeCopies() }

  public func leftovers() async throws(RepositoryError) -> [String] { try await safety.leftovers() }

  public func clean() async throws(RepositoryError) -> [String] { try await safety.clean() }
}
