import Foundation
import Testing

@testable import PersistenceKit

/// Restores while others open, read and write.
@Suite struct RestoreCrowdTests {
  private let folder: TemporaryFolder
  private let backup: URL

  init() throws {
    folder = try TemporaryFolder()
    backup = folder.file("backup.store")
    let container = try Vault.container(in: folder)
    try container.backUp(to: backup)
    container.close()
  }

  @Test func `all that goes wrong is that it is busy, and no row is lost`() async throws {
    async let restores = crowd(of: 15) { _ in try restore() }
    async let writes = crowd(of: 60) { number in try add(number) }
    async let reads = crowd(of: 60) { _ in try read() }
    let (restored, wrote, looked) = await (restores, writes, reads)
    let unexpected: [PersistenceError] = (restored + wrote + looked).compactMap { $0 }.filter { $0 != .busy }
    #expect(unexpected.isEmpty)
    let isRestored = restored.contains { $0 == nil }
    #expect(isRestored)
    let written = Set(wrote.indices.filter { wrote[$0] == nil }.map { "written \($0)" })
    let kept = try everywhere()
    #expect(kept == written)
  }

  @Test func `a container that doesn't allow saving keeps its file too`() throws {
    let container = try ModelContainer(for: Vault.models, configuration: .league(folder.file(), allowsSave: false))
    let error = thrown { try restore(waiting: .milliseconds(50)) }
    #expect(error == .busy)
    container.close()
    let second = thrown { try restore(waiting: .milliseconds(50)) }
    #expect(second == nil)
  }

  @Test func `who opens while names change waits, and then is busy`() throws {
    let error = try DatabaseFolderLock.hold(.exclusive, around: folder.file().path, waiting: .seconds(1)) {
      thrown {
        try ModelContainer(
          for: Vault.models, configuration: .league(folder.file(), busyTimeout: .milliseconds(50)))
      }
    }
    #expect(error == .busy)
  }
}

extension RestoreCrowdTests {
  /// Runs the body that often on a few threads; returns what each threw.
  @concurrent private func crowd(
    of count: Int, _ body: @escaping @Sendable (Int) throws -> Void
  ) async -> [PersistenceError?] {
    await withTaskGroup(of: (Int, PersistenceError?).self) { group in
      for number in 0..<count { group.addTask { (number, thrown { try body(number) }) } }
      var errors = [PersistenceError?](repeating: nil, count: count)
      for await (number, error) in group { errors[number] = error }
      return errors
    }
  }

  private func restore(waiting timeout: Duration = .seconds(5)) throws(PersistenceError) {
    try ModelContainer.restore(
      from: backup, for: Vault.models, configuration: .league(folder.file(), busyTimeout: timeout))
  }

  private func add(_ number: Int) throws(PersistenceError) {
    let container = try open(folder.file())
    defer { container.close() }
    try container.write { try $0.insert(Vault.Owner(id: .fixed(1000 + number), name: "written \(number)")) }
  }

  private func read() throws(PersistenceError) {
    let container = try open(folder.file())
    defer { container.close() }
    let owners = try Vault.Owner.everything(in: container)
    if !owners.contains(where: { $0.name == "Ada" }) { throw .notFound(table: "owner") }
  }

  private func open(_ url: URL) throws(PersistenceError) -> ModelContainer {
    try ModelContainer(for: Vault.models, configuration: .league(url, busyTimeout: .seconds(60)))
  }

  /// The names of the rows that were written, in the database and in what was kept of it.
  private func everywhere() throws -> Set<String> {
    let files = try folder.contents().filter { $0.hasPrefix("league.store") }
    return try files.reduce(into: []) { names, file in
      let container = try open(folder.file(file))
      defer { container.close() }
      names.formUnion(try Vault.Owner.everything(in: container).map(\.name).filter { $0.hasPrefix("written") })
    }
  }
}
