/// The character encoding of a text file.
public enum TextEncoding: String, CaseIterable, Sendable {
  /// Unicode; a byte order mark is skipped.
  case utf8 = "utf-8"
  /// Unicode in units of two bytes, the lower one first.
  case utf16LittleEndian = "utf-16le"
  /// Unicode in units of two bytes, the higher one first.
  case utf16BigEndian = "utf-16be"
  /// Western European, one byte per character.
  case latin1 = "iso-8859-1"
  /// Central European, one byte per character.
  case latin2 = "iso-8859-2"
  /// Western European with the euro sign, one byte per character.
  case latin9 = "iso-8859-15"
  /// Central European of Windows, one byte per character.
  case windows1250 = "windows-1250"
  /// Western European of Windows, one byte per character.
  case windows1252 = "windows-1252"

  /// The encoding of that name, in upper or lower case; nil when it isn't known.
  ///
  /// The short names are known as well: `utf8`, `latin1`, `latin-1`, `latin2`, `latin-2`, `latin9`, `latin-9`,
  /// `cp1250` and `cp1252`. `utf-16` is no name: the byte order belongs to it.
  public init?(name: String) {
    switch name.lowercased() {
    case "utf8", "utf-8": self = .utf8
    case "utf-16le", "utf16le": self = .utf16LittleEndian
    case "utf-16be", "utf16be": self = .utf16BigEndian
    case "latin1", "latin-1", "iso-8859-1": self = .latin1
    case "latin2", "latin-2", "iso-8859-2": self = .latin2
    case "latin9", "latin-9", "iso-8859-15": self = .latin9
    case "cp1250", "windows-1250": self = .windows1250
    case "cp1252", "windows-1252": self = .windows1252
    default: return nil
    }
  }

  /// The encoding whose byte order mark the bytes begin with: UTF-8, or UTF-16 in one of its orders; nil for none.
  public init?(markOf bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else {
      return nil
    }
  }

  /// The characters of the bytes from 0x80 on; nil for an encoding with more than one byte per character. Bytes
  /// without a character are the control character of the same number.
  var upperScalars: [Unicode.Scalar]? {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: nil
    case .latin1: Self.controls + Self.latin1Scalars
    case .latin2: Self.controls + Self.latin2Scalars
    case .latin9: Self.controls + Self.latin9Scalars
    case .windows1250: Self.windows1250Scalars
    case .windows1252: Self.windows1252Controls + Self.latin1Scalars
    }
  }
}
