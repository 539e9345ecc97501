import TerminalKit

enum Samples {
  static let family = "👨‍👩‍👧‍👦"
  static let scotland = "🏴󠁧󠁢󠁳󠁣󠁴󠁿"

  /// Names as a hostile or merely interesting person would give them.
  static let hostile = [
    "", " ", "a", "Bike", "Ärger über Öl", "日本旅行のための貯金", "한국어", "שלום עולם", "مرحبا بالعالم", family, scotland,
    "🇯🇵🇫🇷🇨🇭", "1️⃣2️⃣3️⃣", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]8;;http://x\u{7}link",
    "\u{9B}2J", "\u{202E}desrever", "line\nbreak\r\nand\ttab", "a\u{2028}b\u{2029}c", "\u{FEFF}bom",
    "zero\u{200B}width\u{200D}joiner", String(repeating: "W", count: 300), String(repeating: "日", count: 150),
    "many   spaces   between", "€ £ ¥ – … “quoted”", "\u{0}\u{7}\u{8}\u{7F}", "👩🏽‍🚀 to the moon 🚀",
  ]

  /// Random text from the corners of Unicode.
  static func random(_ generator: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x1100...0x11FF, 0x2000...0x20FF, 0x2500...0x27BF,
      0x3000...0x30FF, 0xAC00...0xACFF, 0xFE00...0xFE0F, 0xFF00...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF,
      0xE0000...0xE01EF,
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      let range = ranges.randomElement(using: &generator) ?? 0...0
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}

extension View {
  func plainLines(_ environment: EnvironmentValues = EnvironmentValues()) -> [String] {
    lines(in: environment).map(\.plainText)
  }
}

extension Samples {
  /// Every key, with each modifier alone and without any.
  static let keys: [Key] = {
    let codes: [Key.Code] =
      [
        .enter, .tab, .backspace, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete,
        .function(1),
      ] + "abcdefghjklnpuwGN019 .,é日".map { .character($0) }
    return codes.flatMap { code in
      ([[], .shift, .alt, .control] as [Key.Modifiers]).map { Key(code, $0) }
    }
  }()
}
