import Foundation
import Testing

@testable import PersistenceKit

@Suite struct OpeningTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file()
  }

  @Test func `a new file and its new folders are only the owner's, under any umask`() throws {
    let nested = folder.url.appending(path: "a/b/league.store")
    let container = try ModelContainer(for: League.models, configuration: .league(nested))
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    let modes = try ["a", "a/b", "a/b/league.store", "a/b/league.store-wal", "a/b/league.store-shm"].map(mode)
    let expected = ["700", "700", "600", "600", "600"]
    #expect(modes == expected)
  }

  @Test(arguments: [true, false])
  func `where files aren't made, one that is missing is an error, and nothing is made`(_ isDryRun: Bool) throws {
    var configuration = ModelConfiguration.league(url, discardsChanges: isDryRun)
    configuration.createsIfNeeded = false
    let error = refusal(configuration)
    let contents = try folder.contents()
    #expect(error == .cannotOpen(path: url.path, reason: "there is no such file"))
    #expect(contents.isEmpty)
  }

  @Test func `an empty file is damage, and stays`() throws {
    try Data().write(to: url)
    let configurations: [ModelConfiguration] = [
      .league(url), .league(url, allowsSave: false), .league(url, discardsChanges: true),
    ]
    for configuration in configurations {
      let error = refusal(configuration)
      #expect(error == .damaged(detail: "the file is empty"))
    }
    let faults = try ModelContainer.check(for: League.models, configuration: .league(url))
    #expect(faults == [.structure(detail: "the file is empty")])
    let bytes = try Data(contentsOf: url)
    #expect(bytes.isEmpty)
    let contents = try folder.contents()
    #expect(contents == ["league.store"])
  }

  @Test func `a restore and a cleanup mend an empty file`() throws {
    let backup = folder.file("b.store")
    try makeLeague()
    let container = try ModelContainer.league(in: folder)
    try container.backUp(to: backup)
    container.close()
    try Data().write(to: url)
    let kept = try ModelContainer.restore(from: backup, for: League.models, configuration: .league(url))
    #expect(kept == nil)
    let error = refusal()
    #expect(error == nil)
    try Data().write(to: url)
    let leftovers = try ModelContainer.leftovers(for: .league(url))
    #expect(leftovers.map(\.path) == [url.path])
    for file in leftovers { try ModelContainer.removeCopy(file) }
    let contents = try folder.contents()
    #expect(contents == ["b.store"])
  }

  @Test func `a directory is told apart`() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let expected = PersistenceError.cannotOpen(path: url.path, reason: "it is a directory")
    let error = refusal()
    #expect(error == expected)
  }

  @Test func `a folder that is a file is told apart`() throws {
    try Data("x".utf8).write(to: folder.file("a"))
    let path = folder.file("a").appending(path: "b.store")
    let error = refusal(.league(path))
    let expected = PersistenceError.cannotOpen(
      path: path.path, reason: "a part of its path is a file, not a folder")
    #expect(error == expected)
  }

  @Test func `a URL that isn't a file's is refused`() throws {
    let address = try #require(URL(string: "https://example.com/league.store"))
    let error = refusal(.league(address))
    let expected = PersistenceError.cannotOpen(
      path: "https://example.com/league.store", reason: "it isn't a file's URL")
    #expect(error == expected)
  }

  @Test(arguments: ["just a text, long enough to be read as a header " + String(repeating: ".", count: 100), "short"])
  func `a text file is left alone`(text: String) throws {
    try Data(text.utf8).write(to: url)
    try expectRefusal(.notADatabase(path: url.path))
  }

  @Test func `a database of another application is left alone, named by its id`() throws {
    try folder.sql("PRAGMA application_id = 7; CREATE TABLE t (c)")
    try expectRefusal(.foreignApplication(path: url.path, found: 7))
  }

  @Test func `so is one without any id`() throws {
    try folder.sql("CREATE TABLE t (c)")
    try expectRefusal(.foreignApplication(path: url.path, found: 0))
  }

  @Test func `a newer version is left alone`() throws {
    try makeLeague()
    try folder.sql("PRAGMA user_version = 9")
    try expectRefusal(.newerSchema(path: url.path, found: 9, known: 1))
  }

  @Test func `an id that is only in the log yet is seen too`() throws {
    try makeLeague()
    let other = try OtherProgram(url)
    try other.run("PRAGMA user_version = 9")
    let error = refusal()
    let expected = PersistenceError.newerSchema(path: url.path, found: 9, known: 1)
    #expect(error == expected)
  }

  @Test(arguments: [50, 100, 4096, 5000])
  func `a truncated file is left alone`(length: Int) throws {
    try makeLeague()
    let whole = try Data(contentsOf: url)
    try whole.prefix(length).write(to: url)
    let before = try Data(contentsOf: url)
    let error = refusal()
    switch error {
    case .notADatabase, .damaged: break
    default: Issue.record("unexpected: \(String(describing: error))")
    }
    let after = try Data(contentsOf: url)
    #expect(after == before)
    let contents = try folder.contents()
    let expected = ["league.store"]
    #expect(contents == expected)
  }

  @Test func `an overwritten page is reported by opening, or when it is read`() throws {
    try makeLeague()
    let root = try #require(try OtherProgram(url).value("SELECT rootpage FROM sqlite_master WHERE name = 'referee'"))
    let page = try #require(Int(root))
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: Data(repeating: 0xA5, count: 4096))
    try bytes.write(to: url)
    var unchecked = ModelConfiguration.league(url)
    unchecked.structureCheckLimit = 0
    let container = try ModelContainer(for: League.models, configuration: unchecked)
    for error in [refusal(), thrown { try Referee.everything(in: container) }] {
      let isDamage = if case .damaged = error { true } else { false }
      #expect(isDamage, "\(String(describing: error))")
    }
  }

  @Test func `a container that doesn't allow saving makes no file`() throws {
    let error = refusal(.league(url, allowsSave: false))
    let expected = PersistenceError.cannotOpen(path: url.path, reason: "there is no such file")
    #expect(error == expected)
    let contents = try folder.contents()
    #expect(contents.isEmpty)
  }

  @Test func `a schema that contradicts itself makes no file`() throws {
    let error = thrown {
      try ModelContainer(for: Match.self, configuration: .league(url))
    }
    #expect(error != nil)
    let contents = try folder.contents()
    #expect(contents.isEmpty)
  }

  @Test func `two containers share a new file`() throws {
    let first = try ModelContainer.league(in: folder)
    let second = try ModelContainer.league(in: folder)
    try first.write { try $0.insert(Referee(id: .fixed(1))) }
    try second.write { try $0.insert(Referee(id: .fixed(2))) }
    let count = try Referee.everything(in: first).count
    #expect(count == 2)
  }

  @Test func `two programs make a new file at the same time`() async throws {
    let url = url
    let errors = await withTaskGroup(of: PersistenceError?.self) { group in
      for number in 0..<6 {
        group.addTask {
          thrown {
            let configuration = ModelConfiguration.league(url, busyTimeout: .seconds(60))
            let container = try ModelContainer(for: League.models, configuration: configuration)
            try container.write { try $0.insert(Referee(id: .fixed(number))) }
          }
        }
      }
      return await group.reduce(into: []) { errors, error in if let error { errors.append(error) } }
    }
    #expect(errors.isEmpty)
    let count = try Referee.everything(in: .league(in: folder)).count
    #expect(count == 6)
  }
}

extension OpeningTests {
  private func makeLeague() throws {
    let container = try ModelContainer.league(in: folder)
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    container.close()
  }

  private func refusal(_ configuration: ModelConfiguration? = nil) -> PersistenceError? {
    thrown {
      try ModelContainer(for: League.models, configuration: configuration ?? .league(url))
    }
  }

  private func expectRefusal(_ expected: PersistenceError) throws {
    let before = try Data(contentsOf: url)
    let configurations: [ModelConfiguration] = [
      .league(url), .league(url, discardsChanges: true), .league(url, allowsSave: false),
    ]
    for configuration in configurations {
      let error = refusal(configuration)
      #expect(error == expected)
    }
    let after = try Data(contentsOf: url)
    #expect(after == before)
    let contents = try folder.contents()
    let alone = ["league.store"]
    #expect(contents == alone)
  }

  private func mode(of path: String) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: path).path)
    let mode = try #require(attributes[.posixPermissions] as? Int)
    return String(mode, radix: 8)
  }
}
