import Foundation
import ModuloUtilities
import Testing

/// Files that a part of the process has locked are not opened by another.
@Suite struct FileReservationTests {
  @Test func `a file that is reserved is neither read nor replaced, until it isn't any more`() throws {
    let folder = try TemporaryFolder(["own.db": [1, 2, 3]])
    let path = folder.path("own.db")
    let reservation = FileReservation { $0 == path }
    let error = #expect(throws: ByteSourceError.self) { try FileByteSource(path: path) }
    #expect(error == .ownFile(name: path))
    for write in [PrivateFile(path: path).create, PrivateFile(path: path).replace] {
      #expect(throws: FileWritingError.alreadyExists(path: path)) { try write([9]) }
    }
    #expect(throws: FileWritingError.alreadyExists(path: path)) { try PrivateFileWriter(path: path) }
    withExtendedLifetime(reservation) {}
    let names = try folder.contents()
    #expect(names == ["own.db"])
  }

  @Test func `it ends with its owner, and others stay`() throws {
    let folder = try TemporaryFolder(["own.db": [1], "other.db": [2]])
    let (own, other) = (folder.path("own.db"), folder.path("other.db"))
    let stays = FileReservation { $0 == other }
    do {
      let goes = FileReservation { $0 == own }
      #expect(FileReservation.covers(own))
      withExtendedLifetime(goes) {}
    }
    #expect(!FileReservation.covers(own))
    #expect(FileReservation.covers(other))
    var source = try FileByteSource(path: own)
    let bytes = try source.next()
    #expect(bytes == [1])
    withExtendedLifetime(stays) {}
  }
}
