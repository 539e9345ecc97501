import Foundation
import PersistenceKit
import Testing

extension TemporaryFolder {
  /// The league's file, which needn't exist.
  func file() -> URL { file("league.store") }
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
