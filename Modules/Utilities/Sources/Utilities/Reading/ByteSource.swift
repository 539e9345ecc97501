public import Foundation

/// Something that gives its bytes piece by piece, such as a file too large to hold.
public protocol ByteSource: Sendable {
  /// The next bytes, or nil when there are no more. An empty piece means nothing, and the reader asks again.
  mutating func next() throws(ByteSourceError) -> [UInt8]?
}

/// Why bytes can't be read. The name is the path, or what the opener called the source.
public enum ByteSourceError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing(name: String)
  /// The file may not be read.
  case permissionDenied(name: String)
  /// The file is one that this process keeps open for itself (``FileReservation``), such as its database.
  case ownFile(name: String)
  /// The system failed to read, for the reason that it gives: a directory, a broken disk.
  case unreadable(name: String, reason: String)
}

/// Bytes in memory, given in pieces of a fixed size.
public struct MemoryByteSource: ByteSource {
  private let bytes: [UInt8]
  private let pieceSize: Int
  private var position = 0

  /// The piece size is at least 1; it decides how much a reader works on at once, never what it reads.
  public init(_ bytes: [UInt8], pieceSize: Int = standardPieceSize) {
    self.bytes = bytes
    self.pieceSize = max(1, pieceSize)
  }

  /// The text's bytes in UTF-8.
  public init(_ text: String, pieceSize: Int = standardPieceSize) {
    self.init(Array(text.utf8), pieceSize: pieceSize)
  }

  public mutating func next() -> [UInt8]? {
    guard position < bytes.count else { return nil }
    let end = min(position + pieceSize, bytes.count)
    defer { position = end }
    return Array(bytes[position..<end])
  }

  /// 64 KiB.
  public static let standardPieceSize = 65_536
}

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
