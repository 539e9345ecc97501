import ArchiveServiceInterface
import DependencyKit
import Foundation
import PersistenceKit
import Testing

@testable import ArchiveServiceSources

@Suite struct ArchiveServiceTests {
  private let service: DatabaseArchiveService
  private let ids = UUIDGenerator.incrementing

  init() throws { service = try DatabaseArchiveService(url: nil) }

  private func item(_ title: String, at second: TimeInterval = 0) -> ArchiveItem {
    ArchiveItem(id: ids(), title: title, createdAt: Date(timeIntervalSince1970: 1_000_000 + second))
  }

  @Test func `what is saved is read, replaced and deleted, the oldest first`() async throws {
    let (late, early) = (item("Late", at: 2), item("Early", at: 1))
    try await service.save(late)
    try await service.save(early)
    #expect(try await service.items() == [early, late])
    var noted = late
    noted.note = "Read it"
    try await service.save(noted)
    #expect(try await service.item(late.id) == noted)
    try await service.delete(late.id)
    #expect(try await service.items() == [early])
  }

  @Test func `what isn't there isn't found, and an item without a title isn't saved`() async throws {
    let missing = item("Missing")
    await #expect(throws: ArchiveServiceError.notFound(missing.id)) { try await service.item(missing.id) }
    await #expect(throws: ArchiveServiceError.notFound(missing.id)) { try await service.delete(missing.id) }
    await #expect(throws: ArchiveServiceError.untitled) { try await service.save(item("")) }
    #expect(try await service.items() == [])
  }

  @Test func `a file of the first version is brought to today's, and keeps its rows`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let file = folder.appendingPathComponent("archive.store")
    let (first, second) = (item("First"), item("Second", at: 1))
    try {
      let old = try ModelContainer(for: ArchiveSchemaV1.Record.self, configuration: ModelConfiguration(url: file))
      try old.write { context in
        _ = try context.insert(
          ArchiveSchemaV1.Record(id: first.id, title: first.title, createdAt: first.createdAt))
      }
    }()
    let service = try DatabaseArchiveService(url: file)
    try await service.save(second)
    #expect(try await service.items() == [first, second])
    let again = try DatabaseArchiveService(url: file)
    #expect(try await again.items() == [first, second])
  }

  @Test func `a file that is no database is an error`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("no database, but long enough to be looked at".utf8).write(to: file)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
    #expect(throws: ArchiveServiceError.self) { try DatabaseArchiveService(url: file) }
  }

  @Test func `T10 a double without an implementation names its method`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await DependencyValues().archiveService.items()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("ArchiveService.items() has no implementation in this test"))
  }
}
