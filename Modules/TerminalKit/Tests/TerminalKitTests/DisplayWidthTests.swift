import TerminalKit
import Testing

@Suite struct DisplayWidthTests {
  static let corpus: [(text: String, columns: Int)] = [
    ("", 0), ("a", 1), ("hello, world", 12), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{323}\u{308}", 1), ("ñandú", 5),
    ("日本", 4), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("、。", 4), ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("ไทย", 3), ("น้ำ", 2),
    ("שלום", 4), ("مرحبا", 5), ("हिन्दी", 3), ("Ελλάδα", 6), ("Ж", 1),
    ("🚀", 2), ("👍🏽", 2), ("☝🏽", 2), (Samples.family, 2), ("👩🏽‍🚀", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("🇫🇷🇨🇭", 4), (Samples.scotland, 2),
    ("1️⃣", 2), ("#️⃣", 2), ("❤", 1), ("❤️", 2), ("☀︎", 1), ("⌚", 2), ("✅", 2), ("✓", 1), ("🈁", 2),
    ("€", 1), ("…", 1), ("─│█░", 4), ("→", 1), ("①", 1), ("\u{301}", 0), ("\u{FFFD}", 1), ("␛", 1), ("\n", 0),
    ("𠀀", 2), ("\u{3000}", 2), ("\u{A0}", 1),
    // Joined people, tones and jobs; a tone or half a flag by itself; a flag spelt in tags; pictures asked for and not.
    ("👩‍❤️‍💋‍👨", 2), ("👨🏻‍🤝‍👨🏿", 2), ("👩🏾‍⚕️", 2), ("🏴‍☠️", 2), ("❤️‍🔥", 2), ("🏽", 2), ("\u{1F1E6}", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("🇦🇧🇨", 4), ("✈\u{FE0F}", 2), ("✈\u{FE0E}", 1),
    ("©\u{FE0F}", 2), ("©", 1), ("1\u{20E3}", 1), ("🫱🏻‍🫲🏿", 2),
    // Syllables in parts, old ones among them; half a voiced katakana; an ideograph in a certain form.
    ("\u{1100}\u{1161}", 2), ("\u{A960}\u{D7B0}", 2), ("ﾊﾞ", 2), ("葛\u{E0100}", 2), ("か\u{3099}", 2), ("a\u{20DD}", 1),
    // What can't be seen takes nothing, wherever it stands; what is written from right to left takes what others do.
    ("\u{200B}", 0), ("a\u{2060}b", 2), ("\u{FEFF}", 0), ("\u{202E}abc", 3), ("שָׁלוֹם", 4), ("بِسْمِ", 3), ("\u{200F}", 0),
  ]

  @Test(arguments: corpus)
  func `text takes the columns a terminal draws`(text: String, columns: Int) {
    let counted = DisplayWidth.columns(of: text)
    #expect(counted == columns)
  }

  @Test func `every cluster takes 0, 1 or 2`() {
    var generator = SeededGenerator(seed: 2)
    let clusters = (0..<2_000).flatMap { _ in Array(Samples.random(&generator)) }
    let widths = Set(clusters.map { DisplayWidth.columns(of: $0) })
    #expect(widths == [0, 1, 2])
  }
}
