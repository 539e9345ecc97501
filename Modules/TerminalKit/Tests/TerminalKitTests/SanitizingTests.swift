import TerminalKit
import Testing

@Suite struct SanitizingTests {
  static let corpus: [(text: String, expected: String)] = [
    ("plain", "plain"),
    ("\u{1B}[2J", "␛[2J"),
    ("\u{1B}]8;;http://evil\u{1B}\\click", "␛]8;;http://evil␛\\click"),
    ("\u{1B}]52;c;aGk=\u{7}", "␛]52;c;aGk=␇"),
    ("\u{1B}P1$q\u{1B}\\", "␛P1$q␛\\"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("\u{90}q\u{9C}", "\u{FFFD}q\u{FFFD}"),
    ("a\u{0}b\u{8}c\u{7F}", "a␀b␈c␡"),
    ("one\rtwo", "one two"),
    ("one\r\ntwo\nthree\tfour", "one two three four"),
    ("one\u{85}two\u{2028}three\u{2029}four", "one two three four"),
    ("pay\u{202E}dna\u{202C}", "paydna"),
    ("a\u{2066}b\u{2069}c\u{200E}d\u{200F}e\u{61C}f", "abcdef"),
    ("soft\u{AD}hy\u{200B}phen\u{FEFF}\u{2060}", "softhyphen"),
    ("a\u{200D}b\u{200C}c", "abc"),
    ("tag\u{E0041}\u{E007F}", "tag"),
    (Samples.family, Samples.family),
    (Samples.scotland, Samples.scotland),
    ("👩🏽‍🚀", "👩🏽‍🚀"),
    ("👩‍", "👩"),
    ("❤️ 1️⃣ 🇯🇵", "❤️ 1️⃣ 🇯🇵"),
    ("é e\u{301} 日本 שלום", "é e\u{301} 日本 שלום"),
  ]

  @Test(arguments: corpus)
  func `text from outside becomes harmless`(text: String, expected: String) {
    let clean = TerminalText(text).plainText
    let scalars = Array(clean.unicodeScalars)
    let expectedScalars = Array(expected.unicodeScalars)
    #expect(scalars == expectedScalars)
  }

  @Test func `no scalar of Unicode gets through that could steer a terminal`() {
    var leaks: [UInt32] = []
    for value in (UInt32(0)...0x3100).map({ $0 }) + (0xFE00...0x10000) + (0xE0000...0xE0FFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let clean = TerminalText("a\(String(Character(scalar)))b").plainText
      if !isHarmless(clean) { leaks.append(value) }
    }
    #expect(leaks.isEmpty)
  }

  @Test func `random text is harmless, and doing it twice changes nothing`() {
    var generator = SeededGenerator(seed: 1)
    let texts = (0..<3_000).map { _ in TerminalText(Samples.random(&generator)).plainText }
    let steering = texts.filter { !isHarmless($0) }
    let unstable = texts.filter { TerminalText($0).plainText != $0 }
    #expect(steering.isEmpty)
    #expect(unstable.isEmpty)
  }

  @Test func `literals and interpolated values are sanitised like everything else`() {
    let name = "\u{1B}[31m"
    let text: TerminalText = "\u{7}\(name)!"
    let plain = text.plainText
    #expect(plain == "␇␛[31m!")
  }

  /// Format characters may stay only between the parts of an emoji.
  private func isHarmless(_ text: String) -> Bool {
    text.allSatisfy { character in
      let scalars = character.unicodeScalars
      return scalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: scalars.first?.properties.isEmoji == true && scalar != scalars.first
        default: true
        }
      }
    }
  }
}
