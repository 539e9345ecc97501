/// The text of a bracketed paste, until its end sequence or the key that gives up on it.
struct PasteBuffer: Sendable {
  private var scanner = UTF8Scanner()
  private var text = String.UnicodeScalarView()
  private var count = 0
  private var followsReturn = false
  /// The bytes of the end sequence that have come.
  private var matched = 0
  /// What may be a key at the end: the bytes from the last escape or control-C on, as long as a key's are.
  private var tail: [UInt8] = []
  /// The scalars of the text that are of these bytes.
  private var kept = 0

  private static let end = Array("\u{1B}[201~".utf8)
  private static let longestTail = 32

  /// Takes a byte.
  ///
  /// - Returns: Whether it was the last of the end sequence.
  mutating func append(_ byte: UInt8) -> Bool {
    follow(byte)
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    // What looked like the end is text. Only the first byte of the end sequence is an escape, so none of it begins
    // another.
    for earlier in Self.end.prefix(matched) { scan(earlier) }
    matched = 0
    if byte == Self.end[0] { matched = 1 } else { scan(byte) }
    return false
  }

  /// Takes out the text once it is as long as one event may be; nil before.
  mutating func takeFull() -> String? { count >= KeyDecoder.longestPaste ? take() : nil }

  /// Takes out the text so far; nil without any.
  mutating func take() -> String? {
    if text.isEmpty { return nil }
    defer { (text, count) = (String.UnicodeScalarView(), 0) }
    return String(text)
  }

  /// Whether the last that has come is control-C, as a byte or as a sequence.
  var endsInInterrupt: Bool {
    var decoder = KeyDecoder()
    return !tail.isEmpty && decoder.decode(tail) == [.key(.control("c"))]
  }

  /// Takes out the text of a paste whose end hasn't come, without a control-C at its end; nil without any.
  mutating func takeUnfinished() -> String? {
    if endsInInterrupt { text.removeLast(min(kept, text.count)) } else { finish() }
    return take()
  }

  private mutating func follow(_ byte: UInt8) {
    if byte == 0x1B || byte == 0x03 {
      (tail, kept) = ([byte], 0)
    } else if !tail.isEmpty {
      tail = tail.count < Self.longestTail ? tail + [byte] : []
    }
  }

  /// Ends a character that is incomplete.
  mutating func finish() {
    if scanner.isPending { keep(UTF8Scanner.replacement) }
  }

  private mutating func scan(_ byte: UInt8) {
    switch scanner.scan(byte) {
    case .pending: break
    case .scalar(let scalar): keep(scalar)
    case .invalid(let isConsumed):
      keep(UTF8Scanner.replacement)
      if !isConsumed { scan(byte) }
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    defer { followsReturn = scalar == "\r" }
    switch scalar {
    case "\n" where followsReturn: break
    case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": add("\n")
    case "\t": add(scalar)
    default: if scalar.properties.generalCategory != .control { add(scalar) }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    text.append(scalar)
    kept += 1
    count += UTF8.width(scalar)
  }
}
