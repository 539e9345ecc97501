public import Foundation
public import ModuloModels
import PersistenceKit

/// Keeps the database file of a manager safe. While there is no file, none is made.
public struct DefaultDataSafety: DataSafety {
  let manager: DefaultDataContextManager

  public init(manager: DefaultDataContextManager) {
    self.manager = manager
  }

  public var location: URL? { manager.configuration.url }

  public func count() async throws(RepositoryError) -> DataCounts {
    guard exists else { return .zero }
    do { return try await manager.container().read { try $0.counts() } } catch { throw RepositoryError(error) }
  }

  public func deleteAll() async throws(RepositoryError) -> DataCounts {
    guard exists else { return .zero }
    do {
      return try await manager.container().write { try $0.deleteEverything() }
    } catch {
      throw RepositoryError(error)
    }
  }
}

extension DefaultDataSafety {
  /// Whether there is a database, or something in its place.
  var exists: Bool { location.map(Self.exists) ?? false }

  /// Whether everything is undone at the end.
  var isDryRun: Bool { manager.configuration.discardsChanges }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// What a file that was just made holds.
  static func file(_ url: URL, warnings: Int) throws(RepositoryError) -> DataFile {
    do {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize
      return DataFile(path: url.path, bytes: size ?? 0, warnings: warnings)
    } catch {
      throw .storage(.inputOutput(detail: error.localizedDescription))
    }
  }
}
