// Names, numbers and what begins with `#` or `$`.
extension Lexer {
  mutating func readName() {
    let start = position
    skipName()
    finish(.identifier, from: start)
  }

  /// Goes to the end of a name.
  mutating func skipName() {
    while true {
      skip { $0.isNameByte || $0 == .dollar }
      guard let (scalar, length) = scalar(at: position), !scalar.isOperatorHead, !scalar.isSpace else { return }
      position += length
    }
  }

  /// A name between backticks holds anything but a backtick and a line end.
  mutating func readEscapedName() {
    let start = position
    position += 1
    skip { $0 != .backtick && !$0.isLineEnd }
    if peek() == .backtick, position > start + 1 {
      position += 1
      finish(.escapedIdentifier, from: start)
    } else {
      position = start
      take(.unknown)
    }
  }

  mutating func readDollarName() {
    let start = position
    position += 1
    skipName()
    finish(position > start + 1 ? .dollarIdentifier : .unknown, from: start)
  }

  /// A token that begins outside ASCII: space, an operator or a name.
  mutating func readUnicode() {
    guard let (scalar, length) = scalar(at: position) else { return take(.unknown) }
    if scalar.isSpace {
      take(.whitespace, length)
    } else if scalar.isOperatorHead {
      readOperator()
    } else {
      readName()
    }
  }

  mutating func readPound() {
    if position == 0, peek(1) == .exclamation { return readShebang() }
    var pounds = 1
    while peek(pounds) == .pound { pounds += 1 }
    if peek(pounds) == .quote { return openString(pounds: pounds) }
    if peek(pounds) == .slash, let end = regexEnd(at: position, mustBeRegex: true) {
      return take(.regex, end - position)
    }
    readPoundName()
  }

  private mutating func readShebang() {
    let start = position
    skip { !$0.isLineEnd }
    finish(.shebang, from: start)
  }

  private mutating func readPoundName() {
    let start = position
    position += 1
    skipName()
    guard position > start + 1 else { return finish(.unknown, from: start) }
    finish(isDirective(start + 1..<position) ? .directive : .poundName, from: start)
  }

  private func isDirective(_ name: Range<Int>) -> Bool {
    guard name.count <= 6 else { return false }
    return ["if", "elseif", "else", "endif"].contains { bytes[name].elementsEqual($0.utf8) }
  }

  /// Digits, radix, fraction and exponent, and letters that no number has, which the compiler reads as part of it.
  mutating func readNumber() {
    let start = position
    let isMember = previous?.kind == .period
    let isDecimal = peek() != .zero || !(peek(1) >= .a && peek(1) <= .z)
    skipDigits(decimal: isDecimal)
    // Digits after a period are the index of a tuple: `pair.0.1` holds no fraction.
    if isDecimal, !isMember, peek() == .period, peek(1).isDigit {
      position += 1
      skipDigits(decimal: true)
    }
    finish(.number, from: start)
  }

  private mutating func skipDigits(decimal isDecimal: Bool) {
    while peek().isNameByte {
      let letter = peek() | 0x20
      position += 1
      let isExponent = letter == (isDecimal ? UInt8(ascii: "e") : UInt8(ascii: "p"))
      if isExponent, peek() == .plus || peek() == .minus, peek(1).isDigit { position += 1 }
    }
  }
}

extension Lexer {
  /// The scalar outside ASCII at an index, and its length; nil for ASCII, for the end and for what is no UTF-8.
  func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
    let head = byte(at: index)
    guard head >= 0xC2, head < 0xF5 else { return nil }
    let length = head < 0xE0 ? 2 : head < 0xF0 ? 3 : 4
    var value = UInt32(head) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let next = byte(at: index + offset)
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}
