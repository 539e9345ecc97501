import Foundation
import ModuloUtilities
import Testing

@Suite(.temporaryFolder) struct ByteSourceTests {
  @Test func `memory comes in pieces of the size asked for`() {
    var source = MemoryByteSource([1, 2, 3, 4, 5], pieceSize: 2)
    let pieces = (1...4).map { _ in source.next() }
    #expect(pieces == [[1, 2], [3, 4], [5], nil])
  }

  @Test func `a file comes in pieces of 64 KiB`() throws {
    let bytes = (0..<150_000).map { UInt8($0 % 251) }
    let path = try TemporaryFolder.current.newFile(bytes)
    var source = try FileByteSource(path: path)
    var pieces: [[UInt8]] = []
    while let piece = try source.next() { pieces.append(piece) }
    let read = pieces.flatMap(\.self)
    #expect(read == bytes)
    let sizes = pieces.prefix(2).map(\.count)
    #expect(sizes == [65_536, 65_536])
  }

  @Test func `an open file is read from where it stands`() throws {
    let path = try TemporaryFolder.current.newFile("skip,read\n".utf8)
    let handle = try #require(FileHandle(forReadingAtPath: path))
    try handle.seek(toOffset: 5)
    var reader = CSVReader(source: FileByteSource(handle: handle, name: "standard input"))
    let texts = try reader.next()?.texts
    #expect(texts == ["read"])
  }

  @Test(arguments: ["/nowhere/at/all.csv", "", "/dev/null/x"])
  func `a file that isn't there is missing`(path: String) {
    let found = failure { () throws(ByteSourceError) in try read(path) }
    let isMissing = found == .missing(name: path)
    let isUnreadable = if case .unreadable(path, _) = found { true } else { false }
    // What is no directory on the way, and the empty path, the system reports in its own way.
    #expect(isMissing || (isUnreadable && path != "/nowhere/at/all.csv"))
  }

  @Test func `a directory can't be read, and the system says why`() {
    let path = TemporaryFolder.current.url.path
    let found = failure { () throws(ByteSourceError) in try read(path) }
    guard case .unreadable(path, let reason) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    let isExplained = !reason.isBlank
    #expect(isExplained)
  }

  private func read(_ path: String) throws(ByteSourceError) -> [UInt8]? {
    var source = try FileByteSource(path: path)
    return try source.next()
  }
}
