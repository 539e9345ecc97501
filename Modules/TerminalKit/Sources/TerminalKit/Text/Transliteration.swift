import Foundation

extension TerminalText {
  /// The text in ASCII alone; see `String.transliteratedToASCII`. Styles stay.
  public var transliteratedToASCII: TerminalText { mapRuns { text, _ in text.transliteratedToASCII } }
}

extension String {
  /// The text in ASCII alone: `é` becomes e, `€` EUR, `–` -, `…` three dots, lines and bars - | + #.
  ///
  /// A currency's sign becomes its code, with the country's letters where these are beside it: `£` GBP, `£GB` GBP,
  /// `£LB` LBP, `CN¥` CNY. Alone, `¥` is the yen. A letter right after a code is kept apart by a space.
  ///
  /// Emoji are dropped, with the space after them; a letter of another script becomes `?`. ASCII stays as it is, so
  /// doing it twice changes nothing.
  public var transliteratedToASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var ascii = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      let replacement =
        Transliteration.currency(character, after: ascii, before: &rest) ?? Transliteration.ascii(character)
      ascii += replacement
      let opensGap = replacement.isEmpty && (ascii.isEmpty || ascii.last == " ")
      if opensGap, rest.first == " " { rest.removeFirst() }
    }
    return ascii
  }
}

/// ASCII for single grapheme clusters.
private enum Transliteration {
  static func ascii(_ character: Character) -> String {
    if character.isASCII { return String(character) }
    if let replacement = replacements[character] { return replacement }
    guard let first = character.unicodeScalars.first else { return "" }
    return drawing(first) ?? digit(character) ?? decomposed(character) ?? (first.properties.isEmoji ? "" : "?")
  }

  /// The code of a currency's sign, nil for any other character. Two capitals beside it are a country, as locales write
  /// foreign currencies; its code is these and the unit's letter. Those after the sign are taken off `rest`.
  static func currency(_ sign: Character, after ascii: String, before rest: inout Substring) -> String? {
    guard let code = currencies[sign] else { return nil }
    if let unit = units[sign] {
      let letters = String(rest.prefix(while: \.isLetter))
      if isCountry(letters) {
        rest.removeFirst(letters.count)
        return letters + unit
      }
      if isCountry(String(ascii.reversed().prefix(while: \.isLetter))) { return unit }
    }
    return rest.first?.isLetter == true ? code + " " : code
  }

  private static func isCountry(_ letters: String) -> Bool {
    letters.count == 2 && letters.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// The letters a character is composed of: e of é, fi of ﬁ, 1 of a fullwidth 1; nil unless all of them are ASCII.
  private static func decomposed(_ character: Character) -> String? {
    let scalars = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
    var letters = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: continue
      default: letters.append(scalar == "\u{2044}" ? "/" : scalar)
      }
    }
    return letters.allSatisfy { 0x20...0x7E ~= $0.value } ? String(letters) : nil
  }

  /// The digits of other scripts, in which some locales write amounts.
  private static func digit(_ character: Character) -> String? {
    let isDigit = character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    return isDigit ? character.wholeNumberValue.map(String.init) : nil
  }

  /// Lines, bars, shades and the pictures of controls, which have blocks of their own.
  private static func drawing(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x2400...0x241F: "^" + String(UnicodeScalar(UInt8(scalar.value - 0x2400 + 0x40)))
    case 0x2421: "^?"
    case 0x2500...0x257F: line(scalar)
    case 0x2588, 0x2589...0x258C, 0x2590, 0x2593: "#"
    case 0x258D...0x258F, 0x2591, 0x2592: "-"
    case 0x2581...0x2587: heights[Int(scalar.value - 0x2581)]
    case 0x2580...0x259F: "#"
    case 0x2800: " "
    case 0x2801...0x28FF: "*"
    default: nil
    }
  }

  /// The lower eighths of a block, as in a small chart, from low to high.
  private static let heights = ["_", ".", "-", "=", "+", "*", "%"]

  private static func line(_ scalar: Unicode.Scalar) -> String {
    if "─━┄┅┈┉╌╍═╴╶╸╺╼╾".unicodeScalars.contains(scalar) { return "-" }
    if "│┃┆┇┊┋╎╏║╵╷╹╻╽╿".unicodeScalars.contains(scalar) { return "|" }
    return switch scalar {
    case "╱": "/"
    case "╲": "\\"
    case "╳": "x"
    default: "+"
    }
  }

  private static let currencies: [Character: String] = [
    "€": "EUR", "£": "GBP", "￡": "GBP", "¥": "JPY", "￥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB", "₺": "TRY",
    "₴": "UAH", "₫": "VND", "₪": "ILS", "₱": "PHP", "฿": "THB", "₿": "BTC",
  ]

  /// The last letter of the codes of currencies that share a sign.
  private static let units: [Character: String] = ["£": "P", "¥": "Y", "₩": "W"]

  private static let replacements: [Character: String] = [
    "¢": "c",
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "‒": "-", "―": "-", "…": "...",
    "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "‚": ",", "‹": "'", "›": "'", "′": "'",
    "×": "x", "÷": "/", "±": "+/-", "≈": "~", "≠": "!=", "≤": "<=", "≥": ">=", "∞": "inf", "°": " deg",
    "‰": " per mille",
    "·": "*", "•": "*", "●": "*", "○": "o", "■": "#", "□": "-", "▪": "*", "★": "*", "☆": "*", "◆": "*", "◇": "o",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "↗": "^", "↘": "v", "↔": "<->", "▲": "^", "▼": "v", "▶": ">", "◀": "<",
    "△": "^", "▽": "v", "✓": "x", "✔": "x", "✗": "-", "✘": "-",
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ħ": "h", "Ħ": "H", "ı": "i", "ŋ": "ng", "Ŋ": "NG",
    "©": "(c)", "®": "(R)", "™": "(TM)", "№": "No", "§": "S", "¶": "P", "¡": "!", "¿": "?", "\u{FFFD}": "?",
  ]
}
