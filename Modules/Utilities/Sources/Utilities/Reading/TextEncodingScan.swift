/// Finds the encoding of a text from all its bytes, in a pass before the text is read.
///
/// ```swift
/// var scan = TextEncodingScan()
/// while let piece = try source.next() { scan.take(piece) }
/// let encoding = scan.encoding(declared: .latin1)
/// ```
public struct TextEncodingScan: Sendable {
  private var beginning: [UInt8] = []
  private var sequence = UTF8Sequence()
  private var isUTF8 = true
  private var isASCII = true

  /// A scan before the first byte.
  public init() {}

  /// Takes the next bytes of the text.
  public mutating func take(_ piece: [UInt8]) {
    if beginning.count < 3 { beginning += piece.prefix(3 - beginning.count) }
    guard isUTF8 else { return }
    for byte in piece where byte >= 0x80 || sequence.isOpen {
      isASCII = false
      guard byte >= 0x80, sequence.take(byte) else {
        isUTF8 = false
        return
      }
    }
  }

  /// The encoding of the bytes so far.
  ///
  /// A byte order mark decides. Without one, a text that has characters outside ASCII and is valid UTF-8 is UTF-8, and
  /// any other text is in the declared encoding. Windows-1252 is taken where nothing is declared, where UTF-8 or
  /// UTF-16 is declared wrongly, and for ISO 8859-1, whose name often stands for it.
  ///
  /// - Parameter declared: The encoding that the text itself names, nil for none.
  public func encoding(declared: TextEncoding? = nil) -> TextEncoding {
    if let mark = TextEncoding(markOf: beginning) { return mark }
    if isASCII || isUTF8 && !sequence.isOpen { return .utf8 }
    switch declared {
    case .latin2, .latin9, .windows1250: return declared ?? .windows1252
    default: return .windows1252
    }
  }
}
