/// The character encoding of a CSV file.
public enum CSVEncoding: String, CaseIterable, Sendable {
  /// Unicode; a byte order mark is skipped.
  case utf8 = "utf-8"
  /// Western European, one byte per character.
  case latin1 = "iso-8859-1"
  /// Western European of Windows, one byte per character.
  case windows1252 = "windows-1252"

  /// The encoding of that name, whatever its case; nil when it isn't known. `utf8`, `latin1`, `latin-1` and `cp1252`
  /// are known as well.
  public init?(name: String) {
    switch name.lowercased() {
    case "utf8", "utf-8": self = .utf8
    case "latin1", "latin-1", "iso-8859-1": self = .latin1
    case "cp1252", "windows-1252": self = .windows1252
    default: return nil
    }
  }

  /// The bytes as UTF-8, which may be broken only where the encoding is UTF-8 itself.
  func utf8(from bytes: [UInt8]) -> [UInt8] {
    guard self != .utf8, bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    return Array(String(String.UnicodeScalarView(bytes.lazy.map(scalar))).utf8)
  }

  private func scalar(for byte: UInt8) -> Unicode.Scalar {
    guard self == .windows1252, 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
    return Self.windowsScalars[Int(byte - 0x80)]
  }

  /// The characters of 0x80 to 0x9F in windows-1252; the five undefined ones are control characters, as in Latin 1.
  private static let windowsScalars: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}

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
