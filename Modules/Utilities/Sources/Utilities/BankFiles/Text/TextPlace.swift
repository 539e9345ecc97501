/// A place in a text. Lines end with LF, CRLF or CR and count from 1; so do columns, in Unicode scalars.
struct TextPlace: Hashable, Sendable {
  private(set) var line = 1
  private(set) var column = 1
  private var followsCarriageReturn = false

  /// Goes on by a byte of a text in UTF-8.
  mutating func take(_ byte: UInt8) {
    if byte >= 0x20 {
      if byte & 0xC0 != 0x80 { column += 1 }
      followsCarriageReturn = false
      return
    }
    switch byte {
    case lineFeed where followsCarriageReturn: break
    case lineFeed, carriageReturn:
      line += 1
      column = 1
    default: column += 1
    }
    followsCarriageReturn = byte == carriageReturn
  }

  /// Goes on by so many characters, none of which ends a line.
  mutating func take(columns: Int) {
    column += columns
    followsCarriageReturn = false
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
