import Foundation
import PersistenceKit
import Synchronization
import Testing

/// A folder that goes with the value that made it.
final class TemporaryFolder: Sendable {
  private static let made = Atomic(0)

  let url: URL

  init() throws {
    let number = Self.made.add(1, ordering: .relaxed).newValue
    let process = ProcessInfo.processInfo.processIdentifier
    url = FileManager.default.temporaryDirectory.appending(path: "PersistenceKitTests-\(process)-\(number)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { print("\(url.path) is left behind: \(error)") }
  }

  /// The path of a file in it that needn't exist.
  func file(_ name: String = "league.store") -> URL {
    url.appending(path: name)
  }

  /// The names of what it holds, sorted.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

extension ModelConfiguration {
  static func league(
    _ url: URL, schemaVersion: Int32 = 1, busyTimeout: Duration = .milliseconds(50), allowsSave: Bool = true,
    discardsChanges: Bool = false
  ) -> ModelConfiguration {
    ModelConfiguration(
      url: url, applicationID: 0x4C45_4147, schemaVersion: schemaVersion, busyTimeout: busyTimeout,
      allowsSave: allowsSave, discardsChanges: discardsChanges)
  }
}

extension ModelContainer {
  /// A container for the league's models in a file of the folder.
  static func league(in folder: TemporaryFolder) throws(PersistenceError) -> ModelContainer {
    try ModelContainer(for: League.models, configuration: .league(folder.file()))
  }
}

/// The engine's error that the body throws; nil when it throws nothing.
func thrown<Result>(by body: () throws -> Result) -> PersistenceError? {
  do {
    _ = try body()
  } catch let error as PersistenceError {
    return error
  } catch {
    Issue.record(error)
  }
  return nil
}

/// The same for an async body.
func asyncThrown<Result>(by body: () async throws -> Result) async -> PersistenceError? {
  do {
    _ = try await body()
  } catch let error as PersistenceError {
    return error
  } catch {
    Issue.record(error)
  }
  return nil
}
