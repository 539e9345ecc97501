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
