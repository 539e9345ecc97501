/// An amount as a field of a CSV file writes it: `1,234.50`, `$1,036.47`, `12,50 EUR`, `(12.50)`, `12.50-`, `1'234.50`.
///
/// Thousands stand in groups of three, or as in India in groups of two before the last one. Nothing is guessed: a text
/// that isn't written just so is no amount.
struct AmountCell {
  let amount: FileAmount
  /// The sign or code of the currency as written; empty where there is none.
  let currency: Range<Int>

  /// The amount in the range of the bytes; nil where there is none with this decimal mark.
  init?(_ bytes: [UInt8], _ range: Range<Int>, mark: DecimalMark) {
    var scanner = AmountScanner(bytes: bytes, range: range, mark: mark == .point ? point : comma)
    guard let amount = scanner.read() else { return nil }
    self.amount = amount
    currency = scanner.currency
  }
}

private struct AmountScanner {
  let bytes: [UInt8]
  var position: Int
  let end: Int
  let mark: UInt8
  var currency = 0..<0
  var isNegative = false
  var hasSign = false
  var hasParenthesis = false

  init(bytes: [UInt8], range: Range<Int>, mark: UInt8) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.mark = mark
  }

  mutating func read() -> FileAmount? {
    guard takeBefore(), let (units, decimals) = takeNumber(), takeAfter() else { return nil }
    return FileAmount(units: isNegative ? -units : units, decimals: decimals)
  }

  /// Takes blanks, one sign or parenthesis, and one sign of a currency; false for anything else.
  private mutating func takeBefore() -> Bool {
    while position < end {
      let byte = bytes[position]
      if byte.isDigit || byte == mark { return true }
      if byte == parenthesis {
        guard !hasSign else { return false }
        (hasSign, hasParenthesis, isNegative) = (true, true, true)
        position += 1
      } else if !takeBlank(), !takeSign() {
        guard takeCurrency() else { return false }
      }
    }
    return false
  }

  private mutating func takeAfter() -> Bool {
    while position < end {
      if hasParenthesis, bytes[position] == closingParenthesis {
        hasParenthesis = false
        position += 1
      } else if !takeBlank(), !takeSign() {
        guard takeCurrency() else { return false }
      }
    }
    return !hasParenthesis
  }

  private mutating func takeBlank() -> Bool {
    let length = bytes.blankLength(at: position, before: end)
    position += length
    return length > 0
  }

  /// Takes `-`, `+` or U+2212, once.
  private mutating func takeSign() -> Bool {
    let byte = bytes[position]
    var length = 0
    if byte == minus || byte == plus { length = 1 }
    if byte == 0xE2, position + 2 < end, bytes[position + 1] == 0x88, bytes[position + 2] == 0x92 { length = 3 }
    guard length > 0, !hasSign else { return false }
    hasSign = true
    isNegative = byte != plus
    position += length
    return true
  }

  /// Takes letters and signs up to a blank, a digit or a sign, once: those of a currency.
  private mutating func takeCurrency() -> Bool {
    guard currency.isEmpty else { return false }
    let start = position
    while position < end {
      let byte = bytes[position]
      let isText = byte.isASCIILetter || byte >= 0x80 || byte == dollar || byte == point && position > start
      if !isText || bytes.blankLength(at: position, before: end) > 0 || isMinus(at: position) { break }
      position += 1
    }
    currency = start..<position
    return isCurrency(currency)
  }

  private func isMinus(at position: Int) -> Bool {
    bytes[position] == 0xE2 && position + 2 < end && bytes[position + 1] == 0x88 && bytes[position + 2] == 0x92
  }

  /// Whether the text is a code of three letters, has a sign outside ASCII or `$`, or is a known sign of letters. Words
  /// such as `DR` say whether an amount comes in or goes out, and are none.
  private func isCurrency(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 24 else { return false }
    let text = bytes[range]
    if text.count(where: { $0 == dollar }) > 1 { return false }
    if text.contains(where: { $0 >= 0x80 || $0 == dollar }) { return true }
    if range.count == 3, text.allSatisfy(\.isASCIIUpperLetter) { return true }
    return letterSigns.contains(String(decoding: text, as: UTF8.self).lowercased())
  }
}

extension AmountScanner {
  /// Takes digits, groups and decimals.
  private mutating func takeNumber() -> (units: Int64, decimals: Int)? {
    var units: Int64 = 0
    var groups = DigitGroups()
    while position < end {
      let byte = bytes[position]
      if byte.isDigit {
        guard let next = appending(byte, to: units) else { return nil }
        units = next
        groups.digit()
        position += 1
      } else {
        let (separator, length) = separator()
        guard length > 0 else { break }
        guard groups.separate(separator) else { return nil }
        position += length
      }
    }
    guard groups.end(isMarkNext: position < end && bytes[position] == mark) else { return nil }
    return takeDecimals(after: units)
  }

  private mutating func takeDecimals(after units: Int64) -> (units: Int64, decimals: Int)? {
    guard position < end, bytes[position] == mark else { return (units, 0) }
    var units = units
    position += 1
    let start = position
    while position < end, bytes[position].isDigit {
      guard let next = appending(bytes[position], to: units) else { return nil }
      units = next
      position += 1
    }
    return 1...18 ~= position - start ? (units, position - start) : nil
  }

  private func appending(_ digit: UInt8, to units: Int64) -> Int64? {
    let (product, overflow) = units.multipliedReportingOverflow(by: 10)
    let (sum, more) = product.addingReportingOverflow(Int64(digit & 0x0F))
    return overflow || more ? nil : sum
  }

  /// The separator of groups here, before a digit: the other mark, an apostrophe (`'`), or a blank (0x20).
  private func separator() -> (UInt8, length: Int) {
    let byte = bytes[position]
    var found: (UInt8, length: Int) = (0, 0)
    if byte == point || byte == comma {
      if byte != mark { found = (byte, 1) }
    } else if byte == apostrophe {
      found = (apostrophe, 1)
    } else if byte == 0xE2, position + 2 < end, bytes[position + 1] == 0x80, bytes[position + 2] == 0x99 {
      found = (apostrophe, 3)
    } else {
      found = (0x20, bytes.blankLength(at: position, before: end))
    }
    let next = position + found.length
    // A blank or an apostrophe may also end the number; a mark has to be followed by a group.
    if found.0 == 0x20, next >= end || !bytes[next].isDigit { return (0, 0) }
    return found
  }
}

/// The groups of digits of a number.
private struct DigitGroups {
  private var separator: UInt8 = 0
  private var count = 0
  /// The digits of each group between the first and the last: 0 before there is one.
  private var middle = 0
  private var first = 0

  mutating func digit() { count += 1 }

  /// Whether a group may end here.
  mutating func separate(_ byte: UInt8) -> Bool {
    if separator == 0 {
      guard 1...3 ~= count else { return false }
      separator = byte
      first = count
    } else {
      let isIndian = count == 2 && first <= 2 && (byte == comma || byte == point)
      guard separator == byte, count == 3 || isIndian else { return false }
      guard middle == 0 || middle == count else { return false }
      middle = count
    }
    count = 0
    return true
  }

  func end(isMarkNext: Bool) -> Bool { separator == 0 ? count > 0 || isMarkNext : count == 3 }
}

private let point = UInt8(ascii: ".")
private let comma = UInt8(ascii: ",")
private let apostrophe = UInt8(ascii: "'")
private let parenthesis = UInt8(ascii: "(")
private let closingParenthesis = UInt8(ascii: ")")
private let minus = UInt8(ascii: "-")
private let plus = UInt8(ascii: "+")
private let dollar = UInt8(ascii: "$")

/// Signs of currencies that are ASCII letters.
private let letterSigns: Set<String> = [
  "eur", "usd", "gbp", "chf", "euro", "euros", "kr", "kr.", "fr", "fr.", "sfr", "sfr.", "rs", "rs.", "ft", "lei", "zl",
  "kn", "din", "din.", "tl",
]

extension UInt8 {
  var isASCIIUpperLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  var isASCIILetter: Bool { isASCIIUpperLetter || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}
