import Foundation
import Testing

@testable import PersistenceKit

/// The engines that must agree. A suite that asks for one of SQLite's is a `@Suite(.temporaryFolder)`.
enum Engine: CaseIterable, Sendable {
  case memory
  /// A file with its log, real commits and readers beside the writer, as programs have it.
  case sqlite
  /// One transaction in one connection, which is never committed.
  case dryRun
  /// A book of its own on a server that all tests share.
  case server

  /// All of them; without the server where PostgreSQL isn't installed.
  static let allCases: [Engine] = [.memory, .sqlite, .dryRun] + (ServerCluster.isInstalled ? [.server] : [])

  /// Those that commit what is written.
  static let committing: [Engine] = allCases.filter { $0 != .dryRun }

  /// What a differential test of that seed compares with an engine. A dry run is SQLite too, so every fourth seed will do.
  static func compared(to engine: Engine, seed: UInt64) -> [Engine] {
    allCases.filter { $0 != engine && ($0 != .dryRun || seed.isMultiple(of: 4)) }
  }

  /// An empty library.
  func library() throws -> ModelContainer {
    try container(for: Library.models)
  }

  /// An empty container; no other one has its file.
  func container(
    for models: [any PersistentModel.Type], version: Int32 = 1, history: HistoryConfiguration? = nil
  ) throws -> ModelContainer {
    func container(at location: ModelConfiguration.Location) throws -> ModelContainer {
      var configuration = ModelConfiguration(
        location: location, schemaVersion: version, discardsChanges: self == .dryRun, history: history)
      configuration.isDeaf = ServerCluster.isDeaf
      return try ModelContainer(for: models, configuration: configuration)
    }
    switch self {
    case .memory: return try container(at: .memory)
    case .sqlite, .dryRun: return try container(at: .file(TemporaryFolder.current.newPlace(for: "engine.store")))
    case .server:
      let purpose = "\(version) " + models.map { String(reflecting: $0) }.sorted().joined(separator: " ")
      return try ServerBooks.shared.use(for: purpose) { address, _ in
        try container(at: .server(try ServerAddress(address)))
      }
    }
  }

  /// A library with these shelves, readers, books and loans.
  func library(
    shelves: [Library.Shelf] = [], readers: [Library.Reader] = [], books: [Library.Book] = [],
    loans: [Library.Loan] = []
  ) throws -> ModelContainer {
    let container = try library()
    try container.write { context in
      for shelf in shelves { try context.insert(shelf) }
      for reader in readers { try context.insert(reader) }
      for book in books { try context.insert(book) }
      for loan in loans { try context.insert(loan) }
    }
    return container
  }
}

/// What the body throws; nil when it throws nothing.
func failure(of body: () throws -> Void) -> PersistenceError? {
  do {
    try body()
    return nil
  } catch {
    return error as? PersistenceError
  }
}
