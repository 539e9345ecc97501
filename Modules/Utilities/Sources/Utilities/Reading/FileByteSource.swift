public import Foundation

/// The bytes of a file, read in pieces of 64 KiB; of 4 KiB where the file is open already, because a pipe may fill
/// slowly.
public struct FileByteSource: ByteSource {
  private let handle: FileHandle
  private let name: String
  private let pieceSize: Int

  /// Opens the file, unless it is reserved; it is closed when the last copy of the source goes.
  public init(path: String) throws(ByteSourceError) {
    if FileReservation.covers(path) { throw .ownFile(name: path) }
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      name = path
      pieceSize = MemoryByteSource.standardPieceSize
    } catch {
      throw ByteSourceError(error, name: path)
    }
  }

  /// Reads an open file from its current offset, such as standard input. The name is for messages.
  public init(handle: FileHandle, name: String) {
    self.handle = handle
    self.name = name
    // A piece is returned when it is full: a small piece keeps the wait for the first rows of a slow pipe short.
    pieceSize = 4_096
  }

  public mutating func next() throws(ByteSourceError) -> [UInt8]? {
    do {
      return try handle.read(upToCount: pieceSize).map { [UInt8]($0) }
    } catch {
      throw ByteSourceError(error, name: name)
    }
  }
}

extension ByteSourceError {
  fileprivate init(_ error: any Error, name: String) {
    let code = (error as? CocoaError)?.code
    if code == .fileReadNoSuchFile || code == .fileNoSuchFile {
      self = .missing(name: name)
    } else if code == .fileReadNoPermission {
      self = .permissionDenied(name: name)
    } else {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      self = .unreadable(name: name, reason: (underlying ?? error as NSError).localizedDescription)
    }
  }
}
