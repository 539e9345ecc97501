import Foundation
import ModuloUtilities
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct PrivateFileTests {
  /// The two ways to write, where nothing stands in the way.
  enum Way: CaseIterable { case create, replace }

  @Test(arguments: Way.allCases) func `every byte is there`(_ way: Way) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try write(bytes, to: folder.path("a.txt"), way)
    let read = try folder.bytes("a.txt")
    #expect(read == bytes)
  }

  @Test(arguments: Way.allCases) func `an empty file is a file`(_ way: Way) throws {
    let folder = try TemporaryFolder()
    try write([], to: folder.path("a.txt"), way)
    let read = try folder.bytes("a.txt")
    #expect(read == [])
  }

  @Test(arguments: Way.allCases) func `only its owner can read it`(_ way: Way) throws {
    let folder = try TemporaryFolder()
    try write([1], to: folder.path("a.txt"), way)
    let mode = try folder.mode("a.txt")
    #expect(mode == 0o600)
  }

  @Test(arguments: Way.allCases) func `nothing is left beside it`(_ way: Way) throws {
    let folder = try TemporaryFolder()
    try write([1], to: folder.path("a.txt"), way)
    let names = try folder.contents()
    #expect(names == ["a.txt"])
  }

  @Test func `a name may be as long as the system takes it`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 255)
    try PrivateFile(path: folder.path(name)).create(with: [1])
    let names = try folder.contents()
    #expect(names == [name])
  }

  @Test func `creating refuses what is there, and leaves it`() throws {
    let folder = try TemporaryFolder(["a.txt": [1, 2, 3]])
    let path = folder.path("a.txt")
    #expect(throws: FileWritingError.alreadyExists(path: path)) { try PrivateFile(path: path).create(with: [9]) }
    let read = try folder.bytes("a.txt")
    #expect(read == [1, 2, 3])
    let names = try folder.contents()
    #expect(names == ["a.txt"])
  }

  @Test func `creating refuses a link that leads nowhere`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path("nothing"))
    #expect(throws: FileWritingError.alreadyExists(path: path)) { try PrivateFile(path: path).create(with: [9]) }
    let names = try folder.contents()
    #expect(names == ["link"])
  }

  @Test func `replacing takes the place of what is there, and makes it private`() throws {
    let folder = try TemporaryFolder(["a.txt": [1, 2, 3]])
    try PrivateFile(path: folder.path("a.txt")).replace(with: [9])
    let read = try folder.bytes("a.txt")
    #expect(read == [9])
    let mode = try folder.mode("a.txt")
    #expect(mode == 0o600)
  }

  @Test func `a reader of the old file reads it to its end`() throws {
    let folder = try TemporaryFolder(["a.txt": [1, 2, 3]])
    let reader = try #require(FileHandle(forReadingAtPath: folder.path("a.txt")))
    try PrivateFile(path: folder.path("a.txt")).replace(with: [9])
    let read = try reader.readToEnd()
    #expect(read == Data([1, 2, 3]))
  }

  @Test(arguments: Way.allCases) func `a folder in the file's place stays`(_ way: Way) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: FileWritingError.self) { try write([1], to: path, way) }
    let names = try folder.contents()
    #expect(names == ["a"])
  }

  @Test func `replacing keeps what isn't a regular file`() throws {
    let folder = try TemporaryFolder(["a.txt": [1, 2, 3]])
    let (pipe, link, loose) = (folder.path("pipe"), folder.path("link"), folder.path("loose"))
    let made = mkfifo(pipe, 0o600)
    #expect(made == 0)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.txt")
    try FileManager.default.createSymbolicLink(atPath: loose, withDestinationPath: "nothing")
    let kinds = [pipe: "it is neither a file nor a directory", link: "it is a link", loose: "it is a link"]
    for (path, reason) in kinds {
      let expected = FileWritingError.misplaced(path: path, reason: reason)
      #expect(throws: expected) { try PrivateFile(path: path).replace(with: [9]) }
      #expect(throws: expected) { try PrivateFile(path: path).checkPlace() }
    }
    let names = try folder.contents().sorted()
    #expect(names == ["a.txt", "link", "loose", "pipe"])
    let read = try folder.bytes("a.txt")
    #expect(read == [1, 2, 3])
  }

  @Test(arguments: Way.allCases) func `without a folder there is no file, and the system says why`(_ way: Way) throws {
    let path = "/nowhere/at/all.txt"
    let error = #expect(throws: FileWritingError.self) { try write([1], to: path, way) }
    let expected = FileWritingError(systemError: ENOENT, path: path)
    #expect(error == expected)
  }

  private func write(_ bytes: [UInt8], to path: String, _ way: Way) throws(FileWritingError) {
    switch way {
    case .create: try PrivateFile(path: path).create(with: bytes)
    case .replace: try PrivateFile(path: path).replace(with: bytes)
    }
  }
}
