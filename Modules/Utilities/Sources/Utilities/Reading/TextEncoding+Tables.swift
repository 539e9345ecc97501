extension TextEncoding {
  /// 0x80 to 0x9F as Unicode and the encodings of ISO have them.
  static let controls = (0x80...0x9F as ClosedRange<UInt8>).map { Unicode.Scalar($0) }

  /// 0xA0 to 0xFF of ISO 8859-1, which are those of Unicode.
  static let latin1Scalars = (0xA0...0xFF as ClosedRange<UInt8>).map { Unicode.Scalar($0) }

  /// 0xA0 to 0xFF of ISO 8859-15, which differs from ISO 8859-1 in eight places.
  static let latin9Scalars: [Unicode.Scalar] = {
    let changes: [Unicode.Scalar: Unicode.Scalar] = [
      "\u{A4}": "€", "\u{A6}": "Š", "\u{A8}": "š", "\u{B4}": "Ž", "\u{B8}": "ž", "\u{BC}": "Œ", "\u{BD}": "œ",
      "\u{BE}": "Ÿ",
    ]
    return latin1Scalars.map { changes[$0] ?? $0 }
  }()

  /// 0x80 to 0x9F of windows-1252; five of them have no character.
  static let windows1252Controls: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]

  /// 0xA0 to 0xFF of ISO 8859-2.
  static let latin2Scalars: [Unicode.Scalar] = [
    "\u{A0}", "Ą", "\u{2D8}", "Ł", "¤", "Ľ", "Ś", "§", "¨", "Š", "Ş", "Ť", "Ź", "\u{AD}", "Ž", "Ż", "°", "ą",
    "\u{2DB}", "ł", "´", "ľ", "ś", "\u{2C7}", "¸", "š", "ş", "ť", "ź", "\u{2DD}", "ž", "ż", "Ŕ", "Á", "Â", "Ă", "Ä",
    "Ĺ", "Ć", "Ç", "Č", "É", "Ę", "Ë", "Ě", "Í", "Î", "Ď", "Đ", "Ń", "Ň", "Ó", "Ô", "Ő", "Ö", "×", "Ř", "Ů", "Ú",
    "Ű", "Ü", "Ý", "Ţ", "ß", "ŕ", "á", "â", "ă", "ä", "ĺ", "ć", "ç", "č", "é", "ę", "ë", "ě", "í", "î", "ď", "đ",
    "ń", "ň", "ó", "ô", "ő", "ö", "÷", "ř", "ů", "ú", "ű", "ü", "ý", "ţ", "\u{2D9}",
  ]

  /// 0x80 to 0xFF of windows-1250; five of them have no character.
  static let windows1250Scalars: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "\u{83}", "„", "…", "†", "‡", "\u{88}", "‰", "Š", "‹", "Ś", "Ť", "Ž", "Ź", "\u{90}", "‘",
    "’", "“", "”", "•", "–", "—", "\u{98}", "™", "š", "›", "ś", "ť", "ž", "ź", "\u{A0}", "\u{2C7}", "\u{2D8}", "Ł",
    "¤", "Ą", "¦", "§", "¨", "©", "Ş", "«", "¬", "\u{AD}", "®", "Ż", "°", "±", "\u{2DB}", "ł", "´", "µ", "¶", "·",
    "¸", "ą", "ş", "»", "Ľ", "\u{2DD}", "ľ", "ż", "Ŕ", "Á", "Â", "Ă", "Ä", "Ĺ", "Ć", "Ç", "Č", "É", "Ę", "Ë", "Ě",
    "Í", "Î", "Ď", "Đ", "Ń", "Ň", "Ó", "Ô", "Ő", "Ö", "×", "Ř", "Ů", "Ú", "Ű", "Ü", "Ý", "Ţ", "ß", "ŕ", "á", "â",
    "ă", "ä", "ĺ", "ć", "ç", "č", "é", "ę", "ë", "ě", "í", "î", "ď", "đ", "ń", "ň", "ó", "ô", "ő", "ö", "÷", "ř",
    "ů", "ú", "ű", "ü", "ý", "ţ", "\u{2D9}",
  ]
}
