import Foundation
import Testing

@testable import ModuloUtilities

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The draft of a killed process is told from one that is still written, and from a user's own file.
@Suite struct AbandonedDraftTests {
  private static let name = ".draft-5688920F-9C67-42E9-8111-774A97037E5B-22419-000001BCA58FF5B3"

  @Test func `unlocked drafts are found in the order of their names, and removed`() throws {
    let drafts = "97531".map { "\(Self.name.dropLast())\($0)" }
    let files = drafts.map { ($0, [UInt8(1)]) } + [("a.txt", [2])]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let path = folder.path("a.txt")
    let found = AbandonedDraft.all(beside: path)
    #expect(found.map(\.path) == drafts.sorted().map { folder.path($0) })
    AbandonedDraft.remove(beside: path)
    let names = try folder.contents()
    #expect(names == ["a.txt"])
  }

  @Test func `one that is still written is left alone`() throws {
    let folder = try TemporaryFolder()
    let writer = try PrivateFileWriter(path: folder.path("a.txt"))
    let found = AbandonedDraft.all(beside: folder.path("a.txt"))
    #expect(found.isEmpty)
    try writer.write([1])
    try writer.finish()
    let names = try folder.contents()
    #expect(names == ["a.txt"])
  }

  @Test func `one that a process takes up before it is removed stays, and isn't called gone`() throws {
    let folder = try TemporaryFolder([Self.name: [1]])
    let draft = try #require(AbandonedDraft.all(beside: folder.path("a.txt")).first)
    let holder = open(draft.path, O_RDONLY)
    defer { close(holder) }
    let lock = flock(holder, LOCK_EX | LOCK_NB)
    #expect(lock == 0)
    let isGone = draft.remove()
    #expect(!isGone)
    let names = try folder.contents()
    #expect(names == [Self.name])
  }

  @Test(arguments: [".draft-1", ".draft-mine.txt", "draft-5688920F-9C67-42E9-8111-774A97037E5B-22419-000001BCA58FF5B3"])
  func `a file of another form isn't a draft`(_ name: String) throws {
    let folder = try TemporaryFolder([name: [1]])
    let found = AbandonedDraft.all(beside: folder.path("a.txt"))
    #expect(found.isEmpty)
  }

  @Test(arguments: [(["content", "content-journal"], true), (["content", "mine"], false), ([], true)])
  func `a folder is one only when it holds nothing else`(_ parts: [String], _ isDraft: Bool) throws {
    let folder = try TemporaryFolder()
    let draft = URL(fileURLWithPath: folder.path(Self.name))
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
    for part in parts { try Data([1]).write(to: draft.appendingPathComponent(part)) }
    AbandonedDraft.remove(beside: folder.path("a.txt"))
    let names = try folder.contents()
    #expect(names == (isDraft ? [] : [Self.name]))
  }

  @Test func `the next draft in the folder removes it`() throws {
    let folder = try TemporaryFolder([Self.name: [1]])
    try PrivateFile(path: folder.path("a.txt")).create(with: [2])
    let names = try folder.contents()
    #expect(names == ["a.txt"])
  }
}
