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

/// The steps of a private file, where only some of them can be taken.
@Suite struct FileDraftTests {
  /// What stands in for a link.
  enum Way: CaseIterable {
    case rename, claim

    func callAsFunction(_ draft: FileDraft, _ name: String) throws(FileWritingError) {
      switch self {
      case .rename: try draft.moveAside(to: name)
      case .claim: try draft.claim(name)
      }
    }
  }

  @Test(arguments: Way.allCases) func `a file system without links gets the file all the same`(_ put: Way) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    let draft = FileDraft(for: path)
    try draft.fill(with: [1, 2])
    try put(draft, path)
    let read = try folder.bytes("a.txt")
    #expect(read == [1, 2])
    let names = try folder.contents()
    #expect(names == ["a.txt"])
  }

  @Test(arguments: Way.allCases) func `without links too, what is there stays`(_ put: Way) throws {
    let folder = try TemporaryFolder(["a.txt": [7]])
    let path = folder.path("a.txt")
    let draft = FileDraft(for: path)
    try draft.fill(with: [1, 2])
    #expect(throws: FileWritingError.alreadyExists(path: path)) { try put(draft, path) }
    let read = try folder.bytes("a.txt")
    #expect(read == [7])
  }

  @Test(arguments: Way.allCases) func `a place that was claimed in vain is given up`(_ put: Way) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    // There is no draft to put there.
    #expect(throws: FileWritingError.self) { try put(FileDraft(for: path), path) }
    let names = try folder.contents()
    #expect(names == [])
  }

  @Test func `a draft is private, beside its file, and goes when it is given up`() throws {
    let folder = try TemporaryFolder()
    let draft = FileDraft(for: folder.path("a.txt"))
    try draft.fill(with: [1])
    let names = try folder.contents()
    let name = try #require(names.first)
    #expect(names.count == 1)
    #expect(draft.path == folder.path(name))
    let mode = try folder.mode(name)
    #expect(mode == 0o600)
    draft.remove()
    let left = try folder.contents()
    #expect(left == [])
  }

  @Test func `what already has the draft's name isn't written to`() throws {
    let folder = try TemporaryFolder(["kept.txt": [7]])
    let draft = FileDraft(for: folder.path("a.txt"))
    try FileManager.default.createSymbolicLink(atPath: draft.path, withDestinationPath: folder.path("kept.txt"))
    #expect(throws: FileWritingError.self) { try draft.fill(with: [1, 2]) }
    let kept = try folder.bytes("kept.txt")
    #expect(kept == [7])
  }

  @Test func `bytes that can't be written are an error`() throws {
    let folder = try TemporaryFolder(["a.txt": [7]])
    let descriptor = open(folder.path("a.txt"), O_RDONLY)
    defer { close(descriptor) }
    let draft = FileDraft(for: folder.path("b.txt"))
    #expect(throws: FileWritingError.self) { try draft.append([1], to: descriptor) }
  }

  @Test func `two drafts of one file have names of their own`() {
    let paths = [FileDraft(for: "a").path, FileDraft(for: "a").path]
    let different = Set(paths).count
    #expect(different == 2)
  }

  @Test(arguments: [("a", "./"), ("/a", "/"), ("b/a", "b/"), ("/b/c/a", "/b/c/")])
  func `the draft lies in the file's folder`(path: String, folder: String) {
    let draft = FileDraft(for: path).path
    let isThere = draft.hasPrefix(folder + ".draft-")
    #expect(isThere)
  }
}
