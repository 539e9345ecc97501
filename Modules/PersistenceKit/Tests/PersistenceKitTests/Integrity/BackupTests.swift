import Foundation
import Testing

@testable import PersistenceKit

@Suite struct BackupTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer
  private let copy: URL

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
    copy = folder.file("copy.store")
  }

  @Test func `it is one whole file that only its owner can read`() throws {
    try container.backUp(to: copy)
    let mode = try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let contents = try folder.contents().filter { !$0.hasPrefix("league.store") }
    let alone = ["copy.store"]
    #expect(contents == alone)
    let opened = try ModelContainer(for: Vault.models, configuration: .league(copy, allowsSave: false))
    let (coins, expected) = (try Vault.Coin.everything(in: opened), try Vault.Coin.everything(in: container))
    #expect(coins == expected)
  }

  @Test func `what is there already is left alone`() throws {
    try Data("mine".utf8).write(to: copy)
    let error = thrown { try container.backUp(to: copy) }
    #expect(error == .alreadyExists(path: copy.path))
    let content = try String(decoding: Data(contentsOf: copy), as: UTF8.self)
    #expect(content == "mine")
    let contents = try folder.contents().filter { !$0.hasPrefix("league.store") }
    let alone = ["copy.store"]
    #expect(contents == alone)
  }

  @Test func `a folder that isn't there is not made`() throws {
    let target = folder.url.appending(path: "none/copy.store")
    let error = thrown { try container.backUp(to: target) }
    let expected = PersistenceError.cannotOpen(path: target.path, reason: "there is no such folder")
    #expect(error == expected)
  }

  @Test func `a damaged database makes none, and leaves no file`() throws {
    try folder.sql("UPDATE coin SET value = value + 1 WHERE number < 3")
    let error = thrown { try container.backUp(to: copy) }
    let expected = PersistenceError.damaged(
      detail: "coin #1 isn't what its checksum says, and 5 more")
    #expect(error == expected)
    let contents = try folder.contents().filter { !$0.hasPrefix("league.store") }
    #expect(contents.isEmpty)
  }

  @Test func `it is one moment of a database that others write`() async throws {
    let (container, copy, folder) = (container, copy, folder)
    let other = try ModelContainer(for: Vault.models, configuration: .league(folder.file(), busyTimeout: .seconds(60)))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for round in 0..<40 {
          try await other.write { context in
            for number in 0..<25 {
              try context.insert(Vault.Coin(id: .fixed(1_000 + round * 25 + number), mint: "A", value: 2))
            }
          }
        }
      }
      group.addTask {
        for number in 0..<5 { try await container.backUp(to: copy.appendingPathExtension("\(number)")) }
      }
      try await group.waitForAll()
    }
    for number in 0..<5 {
      let configuration = ModelConfiguration.league(copy.appendingPathExtension("\(number)"), allowsSave: false)
      let opened = try ModelContainer(for: Vault.models, configuration: configuration)
      let count = try Vault.Coin.everything(in: opened).count
      #expect((count - 4) % 25 == 0)
    }
  }

  @Test func `neither memory nor a dry run has one`() throws {
    let memory = try ModelContainer(for: Vault.models, configuration: .inMemory)
    container.close()
    let dryRun = try ModelContainer(
      for: Vault.models, configuration: .league(folder.file(), discardsChanges: true))
    for container in [memory, dryRun] {
      let error = thrown { try container.backUp(to: copy) }
      guard case .unsupported = error else {
        Issue.record("unexpected: \(String(describing: error))")
        continue
      }
    }
    #expect(!FileManager.default.fileExists(atPath: copy.path))
  }

  @Test func `a cancelled one leaves no file`() async throws {
    let (container, copy) = (container, copy)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await container.backUp(to: copy)
    }
    let error = await asyncThrown { try await task.value }
    #expect(error == .cancelled)
    let contents = try folder.contents().filter { !$0.hasPrefix("league.store") }
    #expect(contents.isEmpty)
  }
}
