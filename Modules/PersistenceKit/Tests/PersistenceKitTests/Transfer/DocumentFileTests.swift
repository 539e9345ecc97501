import Foundation
import Testing

@testable import PersistenceKit

@Suite(.temporaryFolder) struct DocumentFileTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
    file = folder.file("export.json")
  }

  @Test(arguments: [false, true])
  func `a file of the owner's is made whole, or replaced whole`(isReplacing: Bool) throws {
    if isReplacing { try Data("old".utf8).write(to: file) }
    let summary = try container.exportDocument(to: file, replacing: isReplacing)
    #expect(summary.rowCount == 7)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let (content, expected) = (
      try String(decoding: Data(contentsOf: file), as: UTF8.self), try Document.export(container)
    )
    #expect(content == expected)
    let others = try contents()
    #expect(others == ["export.json"])
  }

  @Test(arguments: Engine.allCases)
  func `what is there already is left alone unless it is to be replaced`(_ engine: Engine) throws {
    let container = try engine.container(for: Vault.models)
    try Data("mine".utf8).write(to: file)
    let error = thrown { try container.exportDocument(to: file) }
    #expect(error == .alreadyExists(path: file.path))
    let (content, others) = (try String(contentsOf: file, encoding: .utf8), try contents())
    #expect(content == "mine")
    #expect(others == ["export.json"])
    try container.exportDocument(to: file, replacing: true)
    let again = try String(contentsOf: file, encoding: .utf8)
    let expected = try Document.export(container)
    #expect(again == expected)
  }

  @Test func `what takes the name meanwhile is left alone too`() throws {
    let target = file.path
    let draft = try NewFile(becoming: target)
    try Data("mine".utf8).write(to: file)
    let error = thrown { try draft.publish() }
    #expect(error == .alreadyExists(path: target))
    let content = try String(contentsOf: file, encoding: .utf8)
    #expect(content == "mine")
  }

  @Test func `a draft is in a folder of its own, locked until it is published, and goes`() throws {
    do {
      let draft = try NewFile(becoming: file.path)
      let names = try contents()
      let name = try #require(names.first { $0.hasPrefix(".draft-") })
      #expect(draft.path == folder.file(name + "/content").path)
      let inside = folder.file(name + "/content").path
      let error = thrown { try DatabaseFolderLock.hold(.exclusive, around: inside, waiting: .zero) {} }
      #expect(error == .busy)
    }
    let after = try contents()
    #expect(after == [])
  }

  @Test(arguments: ["", "-wal", "-shm"])
  func `the database itself is never replaced by its export`(_ suffix: String) throws {
    let link = folder.file("link" + suffix)
    let own = folder.file("league.store" + suffix)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: own)
    for url in [own, link] {
      let error = failure { _ = try container.exportDocument(to: url, replacing: true) }
      let expected = PersistenceError.alreadyExists(path: url.path(percentEncoded: false))
      #expect(error == expected)
    }
    let faults = try container.check()
    #expect(faults == [])
  }

  @Test func `it is read back into a new file`() async throws {
    try await container.exportDocument(to: file)
    let copy = try ModelContainer(for: Vault.models, configuration: .league(folder.file("copy.store")))
    let summary = try await copy.importDocument(from: file)
    #expect(summary.rows == ["owner": 2, "safe": 1, "coin": 4])
    let faults = try await copy.check()
    #expect(faults.isEmpty)
    let (again, expected) = (try Document.export(copy), try Document.export(container))
    #expect(again == expected)
  }

  @Test func `a file that isn't there is told apart`() throws {
    let error = thrown { try container.importDocument(from: file) }
    #expect(error == .cannotOpen(path: file.path, reason: "there is no such file"))
    let target = folder.url.appending(path: "none/export.json")
    let folderError = thrown { try container.exportDocument(to: target) }
    #expect(folderError == .cannotOpen(path: target.path, reason: "there is no such folder"))
  }

  @Test func `a failed export leaves no file`() throws {
    try folder.sql("UPDATE coin SET id = x'00' WHERE number = 3")
    let error = thrown { try container.exportDocument(to: file) }
    #expect(error == .damaged(detail: "coin #3 isn't what its checksum says"))
    let others = try contents()
    #expect(others.isEmpty)
  }

  @Test func `what the sink throws is passed on`() throws {
    struct Broken: Error {}
    let error = thrown { try container.exportDocument { _ in throw Broken() } }
    #expect(error == .thrown(Broken()))
  }

  @Test func `a container that doesn't allow saving takes no document`() throws {
    container.close()
    let reading = try ModelContainer(for: Vault.models, configuration: .league(folder.file(), allowsSave: false))
    let error = thrown { try reading.importDocument { nil } }
    #expect(error == .readOnly)
  }

  @Test func `parts are small, however much there is`() throws {
    try container.write { context in
      for number in 0..<3_000 {
        try context.insert(Vault.Coin(id: .fixed(1_000 + number), mint: String(repeating: "m", count: 50), value: 1))
      }
    }
    var sizes: [Int] = []
    try container.exportDocument { sizes.append($0.count) }
    let largest = sizes.max() ?? 0
    #expect(sizes.count > 5)
    #expect(largest < 70_000)
  }

  /// The names of what is beside the database.
  private func contents() throws -> [String] {
    try folder.contents().filter { !$0.hasPrefix("league.store") }
  }
}
