import Foundation
import Testing

@testable import PersistenceKit

/// Backups of a book into a file.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerBackupTests {
  private typealias Shelf = Library.Shelf

  private let folder: TemporaryFolder
  private let container: ModelContainer
  private let models = Library.models + [HistoryStep.self]

  init() throws {
    folder = try TemporaryFolder()
    container = try Engine.server.recordedLibrary()
    try RandomLibrary.fill(container, seed: 3)
    try container.write { _ = try $0.insert(Shelf(id: UUID(900), name: "Hall")) }
  }

  private func open(_ url: URL) throws -> ModelContainer {
    var configuration = ModelConfiguration(url: url, allowsSave: false)
    configuration.createsIfNeeded = false
    return try ModelContainer(for: models, configuration: configuration)
  }

  @Test func `a backup is one file with all rows and the history`() throws {
    let url = folder.url.appending(path: "backup.db")
    try container.backUp(to: url)
    let backup = try open(url)
    let (document, expected) = (try Document.export(backup), try Document.export(container))
    #expect(document == expected)
    let (steps, kept) = (try container.history(), try backup.history())
    #expect(kept == steps)
    backup.close()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files == ["backup.db"])
  }

  @Test func `a backup without the history has every row, and no step`() throws {
    let url = folder.url.appending(path: "backup.db")
    try container.backUp(to: url, omittingHistory: true)
    let backup = try open(url)
    let (steps, shelves) = (try backup.steps().count, try Shelf.everything(in: backup).count)
    let expected = try Shelf.everything(in: container).count
    #expect(steps == 0)
    #expect(shelves == expected)
  }

  @Test func `a name that is taken is refused, and trying leaves nothing`() async throws {
    let url = folder.url.appending(path: "backup.db")
    let bytes = try await container.tryBackUp(to: url)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(bytes > 4_096)
    #expect(left.isEmpty)
    try Data("mine".utf8).write(to: url)
    let error = failure { try container.backUp(to: url) }
    #expect(error == .alreadyExists(path: url.path))
    let kept = try String(contentsOf: url, encoding: .utf8)
    #expect(kept == "mine")
  }
}
