import DependencyKit
import Foundation

/// What the backend says about the app.
struct RemoteConfig: Codable, Hashable, Sendable {
  /// The lowest version that may run; empty for any.
  var minimumVersion = ""
  var isUnderMaintenance = false
  /// A JSON object of language to text.
  var maintenanceText = ""
  /// A JSON object of language to text.
  var welcomeText = ""
}

/// A configuration, and the moment it was fetched.
struct StoredRemoteConfig: Codable, Hashable, Sendable {
  var config: RemoteConfig
  var syncedAt: Date
}

/// Fetches the configuration.
protocol RemoteConfigService: Sendable {
  /// - Throws: Whatever keeps it from an answer.
  func fetch() async throws -> RemoteConfig
}

/// Keeps the last configuration.
protocol RemoteConfigStore: Sendable {
  /// Nil if none was ever stored, or it can't be read.
  func load() -> StoredRemoteConfig?
  /// - Throws: The error of the file system; what was stored stays.
  func save(_ stored: StoredRemoteConfig) throws
}

private enum RemoteConfigKey: DependencyKey { typealias Value = any RemoteConfigService }
private enum RemoteConfigStoreKey: DependencyKey { typealias Value = any RemoteConfigStore }

extension DependencyValues {
  /// Unimplemented until registered.
  var remoteConfig: any RemoteConfigService {
    get { self[RemoteConfigKey.self] }
    set { self[RemoteConfigKey.self] = newValue }
  }

  /// Unimplemented until registered.
  var remoteConfigStore: any RemoteConfigStore {
    get { self[RemoteConfigStoreKey.self] }
    set { self[RemoteConfigStoreKey.self] = newValue }
  }
}

/// The configuration that the app is built with, for as long as it has no backend.
struct BundledRemoteConfigService: RemoteConfigService {
  func fetch() async throws -> RemoteConfig { RemoteConfig() }
}

/// The last configuration in a file, as JSON.
struct FileRemoteConfigStore: RemoteConfigStore {
  let file: URL

  func load() -> StoredRemoteConfig? {
    do {
      return try JSONDecoder().decode(StoredRemoteConfig.self, from: Data(contentsOf: file))
    } catch {
      return nil
    }
  }

  func save(_ stored: StoredRemoteConfig) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(stored).write(to: file, options: .atomic)
  }
}
