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

/// A file that is made piece by piece.
@Suite struct PrivateFileWriterTests {
  @Test func `the pieces are one file, which is there at the end only`() throws {
    let folder = try TemporaryFolder()
    let writer = try PrivateFileWriter(path: folder.path("a.txt"))
    for piece in 0..<40 { try writer.write([UInt8](repeating: UInt8(piece), count: 10_000)) }
    try writer.write([])
    let early = FileManager.default.fileExists(atPath: folder.path("a.txt"))
    #expect(!early)
    try writer.finish()
    let read = try folder.bytes("a.txt")
    let expected = (0..<40).flatMap { [UInt8](repeating: UInt8($0), count: 10_000) }
    #expect(read == expected)
    let names = try folder.contents()
    #expect(names == ["a.txt"])
    let mode = try folder.mode("a.txt")
    #expect(mode == 0o600)
  }

  @Test func `what is discarded or forgotten leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let discarded = try PrivateFileWriter(path: folder.path("a.txt"))
    try discarded.write([1])
    discarded.discard()
    discarded.discard()
    do {
      let forgotten = try PrivateFileWriter(path: folder.path("b.txt"))
      try forgotten.write([1])
    }
    let names = try folder.contents()
    #expect(names == [])
  }

  @Test func `what stands there by the end stays, and nothing is left beside it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    let writer = try PrivateFileWriter(path: path)
    try writer.write([1])
    try PrivateFile(path: path).create(with: [7])
    #expect(throws: FileWritingError.alreadyExists(path: path)) { try writer.finish() }
    let read = try folder.bytes("a.txt")
    #expect(read == [7])
    let names = try folder.contents()
    #expect(names == ["a.txt"])
  }

  @Test func `nothing can be added after the end`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    let writer = try PrivateFileWriter(path: path)
    try writer.finish()
    let closed = FileWritingError(systemError: EBADF, path: path)
    #expect(throws: closed) { try writer.write([1]) }
    #expect(throws: closed) { try writer.finish() }
    writer.discard()
    let read = try folder.bytes("a.txt")
    #expect(read == [])
  }

  @Test func `without a folder there is no file, and the system says why`() {
    let path = "/nowhere/at/all.txt"
    let expected = FileWritingError(systemError: ENOENT, path: path)
    #expect(throws: expected) { try PrivateFileWriter(path: path) }
  }
}
