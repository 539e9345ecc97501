import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

/// Closing any descriptor of a file drops every lock that the process has on it, so that another process takes the log
/// of a database that is open for abandoned.
@Suite struct OpenFileTests {
  /// What leads to a file of the database that is open.
  enum Way: String, CaseIterable, Sendable {
    case path, detour, symbolicLink, hardLink, log, index, linkedIndex

    func make(in folder: TemporaryFolder, for file: URL) throws -> URL {
      let alias = folder.file("alias.json")
      let index = URL(filePath: file.path + "-shm")
      switch self {
      case .path: return file
      case .detour: return folder.url.appending(path: "../\(folder.url.lastPathComponent)/\(file.lastPathComponent)")
      case .symbolicLink: try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: file)
      case .hardLink: try FileManager.default.linkItem(at: file, to: alias)
      case .log: return URL(filePath: file.path + "-wal")
      case .index: return index
      case .linkedIndex: try FileManager.default.linkItem(at: index, to: alias)
      }
      return alias
    }
  }

  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
  }

  @Test(arguments: Way.allCases)
  func `no document is read from a file of the database, whatever it is called`(_ way: Way) async throws {
    let url = try way.make(in: folder, for: folder.file())
    let error = thrown { try container.importDocument(from: url) }
    let path = url.path(percentEncoded: false)
    #expect(error == .cannotOpen(path: path, reason: "it belongs to a database that is open"))
    try await expectLocks()
  }

  @Test(arguments: Way.allCases)
  func `nor is one from a database that another container has open`(_ way: Way) async throws {
    let other = try ModelContainer(for: Vault.models, configuration: .inMemory)
    let url = try way.make(in: folder, for: folder.file())
    let error = thrown { try other.importDocument(from: url) }
    let path = url.path(percentEncoded: false)
    #expect(error == .cannotOpen(path: path, reason: "it belongs to a database that is open"))
    try await expectLocks()
  }

  @Test(arguments: [Way.symbolicLink, .hardLink])
  func `a look for copies opens no database that is open`(_ way: Way) async throws {
    let url = try way.make(in: folder, for: folder.file())
    let elsewhere = ModelConfiguration.league(folder.file("elsewhere.store"))
    let copies = try ModelContainer.copies(for: elsewhere)
    #expect(!copies.contains(url))
    try await expectLocks()
  }

  @Test(arguments: [Way.path, .detour, .symbolicLink, .hardLink])
  func `a database isn't restored from itself`(_ way: Way) async throws {
    let url = try way.make(in: folder, for: folder.file())
    let error = thrown {
      try ModelContainer.restore(from: url, for: Vault.models, configuration: .league(folder.file()))
    }
    let path = way == .symbolicLink ? folder.file().path : url.path(percentEncoded: false)
    #expect(error == .cannotOpen(path: path, reason: "it is the database that it would replace"))
    try await expectLocks()
    container.close()
    let closed = thrown {
      try ModelContainer.restore(from: url, for: Vault.models, configuration: .league(folder.file()))
    }
    #expect(closed == error)
  }

  @Test func `a database that is open isn't opened by another of its names, which would have a log of its own`() throws
  {
    let alias = try Way.hardLink.make(in: folder, for: folder.file())
    let expected = PersistenceError.cannotOpen(path: alias.path, reason: "it is open under another name")
    for allowsSave in [true, false] {
      let configuration = ModelConfiguration.league(alias, allowsSave: allowsSave)
      let opened = thrown { try ModelContainer(for: Vault.models, configuration: configuration) }
      #expect(opened == expected)
      let checked = thrown { try ModelContainer.check(for: Vault.models, configuration: configuration) }
      #expect(checked == expected)
    }
    container.close()
    let coins = try Vault.Coin.everything(in: ModelContainer(for: Vault.models, configuration: .league(alias))).count
    #expect(coins == 4)
  }

  @Test func `a file that is being closed makes no alias of one with its number`() throws {
    let (closing, other) = (folder.file("closing.store"), folder.file("other.store"))
    try Data().write(to: closing)
    try FileManager.default.linkItem(at: closing, to: other)
    let connection = Mutex(OpenFile(path: closing.path))
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.002)
      connection.withLock { $0 = nil }
    }
    let isAlias = OpenFile.isAlias(other.path)
    #expect(!isAlias)
  }

  @Test(arguments: ["-wal", "-journal"])
  func `no backup and no export gets the name of a file that SQLite keeps beside the database`(_ suffix: String) throws
  {
    let url = URL(filePath: folder.file("fresh.store").path + suffix)
    let fresh = try ModelContainer(for: Vault.models, configuration: .league(folder.file("fresh.store")))
    let errors = [
      thrown { try fresh.backUp(to: url) }, thrown { try fresh.exportDocument(to: url) },
      thrown { try fresh.exportDocument(to: url, replacing: true) },
    ]
    let expected = PersistenceError.alreadyExists(path: url.path)
    #expect(errors == [expected, expected, expected])
  }

  @Test(arguments: Way.allCases)
  func `a configuration knows its database's files, open or not`(_ way: Way) throws {
    let url = try way.make(in: folder, for: folder.file())
    let configuration = ModelConfiguration.league(folder.file())
    #expect(configuration.owns(url))
    let other = ModelConfiguration.league(folder.file("other.store")).owns(url)
    let memory = ModelConfiguration.inMemory.owns(url)
    #expect(!other)
    #expect(!memory)
    container.close()
    #expect(configuration.owns(url) == (way != .linkedIndex))
  }

  @Test func `of what isn't there, a configuration knows the names`() {
    let configuration = ModelConfiguration.league(folder.file("new.store"))
    let owned = ["new.store", "new.store-wal", "new.store-journal", "new.store-", "old.store"].map {
      configuration.owns(folder.file($0))
    }
    #expect(owned == [true, true, true, false, false])
  }

  /// Another process opens the database and closes it again, and the log is still there: this one has its locks. What is
  /// written now, yet another one sees.
  private func expectLocks(_ location: SourceLocation = #_sourceLocation) async throws {
    let path = folder.file().path
    await #expect(processExitsWith: .success, sourceLocation: location) { [path = path as String] in
      try #require(try coins(at: path) == "4")
    }
    let names = try folder.contents()
    #expect(names.contains("league.store-wal"), sourceLocation: location)
    try await container.write { try $0.insert(Vault.Coin(id: .fixed(500), mint: "C", value: 9)) }
    await #expect(processExitsWith: .success, sourceLocation: location) { [path = path as String] in
      try #require(try coins(at: path) == "5")
    }
  }
}

/// How many coins another program counts.
private func coins(at path: String) throws -> String? {
  let program = try OtherProgram(URL(filePath: path))
  return try program.value("SELECT count(*) FROM coin")
}
