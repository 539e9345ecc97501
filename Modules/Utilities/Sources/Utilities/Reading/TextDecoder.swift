/// Turns the pieces of a text, which may be cut anywhere, into UTF-8.
struct TextDecoder: Sendable {
  private enum Form: Sendable {
    case utf8
    case utf16(isLittleEndian: Bool)
    /// The UTF-8 of each byte from 0x80 on.
    case bytes([[UInt8]])
  }

  private let form: Form
  /// The first byte of a unit that the next piece completes.
  private var firstByte: UInt8?
  /// The first unit of a pair that the next unit completes.
  private var highSurrogate: UInt16?

  init(_ encoding: TextEncoding) {
    switch encoding {
    case .utf16LittleEndian: form = .utf16(isLittleEndian: true)
    case .utf16BigEndian: form = .utf16(isLittleEndian: false)
    default: form = encoding.upperScalars.map { .bytes($0.map { Array(UTF8.encode($0) ?? .init()) }) } ?? .utf8
    }
  }

  /// The piece as UTF-8. It is broken where a text in UTF-8 or UTF-16 is broken, so that a reader finds the place.
  mutating func utf8(from piece: [UInt8]) -> [UInt8] {
    switch form {
    case .utf8: return piece
    case .utf16(let isLittleEndian): return utf8(from: piece, isLittleEndian: isLittleEndian)
    case .bytes(let upper):
      guard piece.contains(where: { $0 >= 0x80 }) else { return piece }
      var text: [UInt8] = []
      text.reserveCapacity(piece.count + piece.count / 8)
      for byte in piece {
        if byte < 0x80 { text.append(byte) } else { text += upper[Int(byte - 0x80)] }
      }
      return text
    }
  }

  /// What the end of the text leaves over, as broken UTF-8; empty for a text that ends with a whole character.
  mutating func end() -> [UInt8] {
    defer { (firstByte, highSurrogate) = (nil, nil) }
    let pair = highSurrogate.map(Self.surrogate) ?? []
    return firstByte == nil ? pair : pair + [0xFF]
  }
}

extension TextDecoder {
  private mutating func utf8(from piece: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(piece.count)
    for byte in piece {
      guard let first = firstByte else {
        firstByte = byte
        continue
      }
      firstByte = nil
      let (high, low) = isLittleEndian ? (byte, first) : (first, byte)
      take(UInt16(high) << 8 | UInt16(low), into: &text)
    }
    return text
  }

  private mutating func take(_ unit: UInt16, into text: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x1_0000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
        text += Unicode.Scalar(value).flatMap { UTF8.encode($0) } ?? .init()
        return
      }
      text += Self.surrogate(high)
    }
    if unit < 0x80 {
      text.append(UInt8(unit))
    } else if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else if let scalar = Unicode.Scalar(unit) {
      text += UTF8.encode(scalar) ?? .init()
    } else {
      text += Self.surrogate(unit)
    }
  }

  /// Half a pair in three bytes, which are no UTF-8.
  private static func surrogate(_ unit: UInt16) -> [UInt8] {
    [0xED, 0x80 | UInt8(unit >> 6 & 0x3F), 0x80 | UInt8(unit & 0x3F)]
  }
}
