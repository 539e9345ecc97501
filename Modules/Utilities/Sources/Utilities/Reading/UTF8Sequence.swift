/// Follows UTF-8 byte by byte from the first byte of a character to its last, and tells where it is broken: no
/// overlong form, no surrogate, nothing beyond U+10FFFF.
struct UTF8Sequence {
  private var missing = 0
  private var permitted: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a character has begun and isn't complete.
  var isOpen: Bool { missing > 0 }

  /// Takes a byte of 0x80 or above; false when it can't follow the bytes so far.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isOpen else { return begin(byte) }
    guard permitted.contains(byte) else { return false }
    missing -= 1
    permitted = 0x80...0xBF
    return true
  }

  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return false
    }
    switch byte {
    case 0xE0: permitted = 0xA0...0xBF
    case 0xED: permitted = 0x80...0x9F
    case 0xF0: permitted = 0x90...0xBF
    case 0xF4: permitted = 0x80...0x8F
    default: permitted = 0x80...0xBF
    }
    return true
  }
}
