import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities
import Testing

/// The profiles of one's own, wherever they are kept.
@Suite(.temporaryFolder) struct BankProfileStoreTests {
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> any BankProfileStore

    static let all = [
      Subject(testDescription: "folder") { DefaultBankProfileStore(folder: place()) },
      Subject(testDescription: "memory") { InMemoryBankProfileStore() },
    ]
  }

  @Test(arguments: Subject.all) func `what is kept is there by name, until it is deleted`(_ subject: Subject) throws {
    let store = subject.make()
    let none = try store.all()
    #expect(none == [])
    let (mine, another) = (try Self.profile("mine"), try Self.profile("another"))
    try store.save(mine, replaces: false)
    try store.save(another, replaces: false)
    let both = try store.all()
    #expect(both == [another, mine])
    try store.delete("another")
    let left = try store.all()
    #expect(left == [mine])
  }

  @Test(arguments: Subject.all) func `a profile is replaced only where that is wanted`(_ subject: Subject) throws {
    let store = subject.make()
    try store.save(try Self.profile("mine"), replaces: false)
    let changed = try Self.profile("mine", title: "Changed")
    #expect(throws: OwnProfileError.self) { try store.save(changed, replaces: false) }
    let kept = try store.all().map(\.title)
    #expect(kept == ["mine"])
    try store.save(changed, replaces: true)
    let titles = try store.all().map(\.title)
    #expect(titles == ["Changed"])
  }

  @Test(arguments: Subject.all) func `the name of a shipped profile isn't taken`(_ subject: Subject) throws {
    let name = try #require(BankProfile.shipped.first?.name)
    let profile = try Self.profile(name)
    #expect(throws: OwnProfileError.shipped(name: name)) { try subject.make().save(profile, replaces: true) }
  }

  @Test func `a dry run keeps and deletes nothing, and checks the same`() throws {
    let folder = Self.place()
    let dry = DefaultBankProfileStore(folder: folder, isDryRun: true)
    try dry.save(try Self.profile("mine"), replaces: false)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try DefaultBankProfileStore(folder: folder).save(try Self.profile("mine"), replaces: false)
    let path = folder.appendingPathComponent("mine.json").path
    #expect(throws: OwnProfileError.storage(.alreadyExists(path: path))) {
      try dry.save(try Self.profile("mine"), replaces: false)
    }
    try dry.delete("mine")
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file that isn't a profile of its name is named`() throws {
    let folder = Self.place()
    let store = DefaultBankProfileStore(folder: folder)
    try store.save(try Self.profile("mine"), replaces: false)
    let (path, other) = (folder.appendingPathComponent("mine.json"), folder.appendingPathComponent("other.json"))
    try FileManager.default.moveItem(at: path, to: other)
    #expect(throws: OwnProfileError.otherName(path: other.path, name: "mine")) { try store.all() }
    try Data("{".utf8).write(to: other)
    let failure = #expect(throws: OwnProfileError.self) { try store.all() }
    guard case .malformed(let malformed, let error)? = failure else { return #expect(failure == nil) }
    #expect(malformed == other.path)
    #expect(error.problem == .notJSON)
    try FileManager.default.removeItem(at: other)
    try Data("notes".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    let none = try store.all()
    #expect(none == [])
  }

  private static func profile(_ name: String, title: String? = nil) throws -> BankProfile {
    var layout = BankFileOptions()
    layout.columns.day = .named(["Day"])
    layout.columns.amount = .named(["Sum"])
    return try BankProfile(name: name, title: title ?? name, variants: [layout])
  }

  private static func place() -> URL {
    TemporaryFolder.current.newPlace(for: "profiles")
  }
}
