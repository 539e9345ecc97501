import CPersistenceSQLite

/// A text that SQLite hands to a function, in the composed form in which columns keep it. It is valid during the call.
///
/// Characters of texts in that form are equal when their bytes are. So the bytes decide first, and only those at the
/// edge of a character are read as Swift reads them: what isn't ASCII, and the two that make one line break.
struct TextArgument {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// nil for NULL.
  init?(_ value: OpaquePointer?) {
    guard let value, let start = sqlite3_value_text(value) else { return nil }
    bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  func starts(with prefix: TextArgument) -> Bool {
    guard bytes.starts(with: prefix.bytes) else { return false }
    guard let last = prefix.bytes.last, prefix.bytes.count < bytes.count else { return true }
    let next = bytes[prefix.bytes.count]
    if last < 0x80, next < 0x80 { return last != Self.carriageReturn || next != Self.lineFeed }
    return string.starts(with: prefix.string)
  }

  /// Whether the text contains the characters of another one, whose bytes it contains.
  func containsCharacters(of part: TextArgument) -> Bool {
    isPlain || string.containsCharacters(of: part.string)
  }

  /// Whether the text contains another one, whatever their case and accents are. ASCII, which most texts are, has no
  /// accents and one lowercase letter for each capital, so that bytes are compared; the rest is for Foundation.
  func containsLoosely(_ part: TextArgument) -> Bool {
    guard isPlain, part.isPlain else { return string.containsLoosely(part.string) }
    guard part.bytes.count <= bytes.count else { return false }
    return (0...bytes.count - part.bytes.count).contains { start in
      part.bytes.indices.allSatisfy { Self.lowercased(bytes[start + $0]) == Self.lowercased(part.bytes[$0]) }
    }
  }

  /// Whether each byte is a character.
  private var isPlain: Bool { bytes.allSatisfy { $0 < 0x80 && $0 != Self.carriageReturn } }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte | 0x20
    default: byte
    }
  }

  private static let (carriageReturn, lineFeed): (UInt8, UInt8) = (0x0D, 0x0A)
}

extension Collection where Element: Equatable {
  /// What a predicate evaluates for `contains` of a text: a String's own `contains` may be another function.
  fileprivate func containsCharacters(of other: some Collection<Element>) -> Bool { contains(other) }
}

extension String {
  /// The first text, in the order of Unicode scalars, after all those that start with this one; nil for none.
  ///
  /// It need not be in the composed form: composed, it could be before them.
  var firstBehindPrefix: String? {
    var scalars = unicodeScalars
    while let last = scalars.popLast() {
      // The surrogates between these two are no scalars.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let next = Unicode.Scalar(next) else { continue }
      scalars.append(next)
      return String(scalars)
    }
    return nil
  }
}
