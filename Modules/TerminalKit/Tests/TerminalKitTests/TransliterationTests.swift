import TerminalKit
import Testing

@Suite struct TransliterationTests {
  static let corpus: [(text: String, ascii: String)] = [
    ("plain", "plain"), ("café", "cafe"), ("cafe\u{301}", "cafe"), ("Zürich – Genève", "Zurich - Geneve"),
    ("Łódź", "Lodz"),
    ("straße", "strasse"), ("Æsir", "AEsir"), ("Þór", "Thor"), ("1 250,00\u{A0}€", "1 250,00 EUR"),
    ("1\u{202F}250", "1 250"),
    ("−5 £", "-5 GBP"), ("wait…", "wait..."), ("“hi” ‘ho’", "\"hi\" 'ho'"), ("3 × 4", "3 x 4"), ("a → b", "a -> b"),
    ("½", "1/2"), ("ＡＢ", "AB"), ("ﬁn", "fin"), ("٢٥٠", "250"), ("日本", "??"), ("Ж", "?"), ("שלום", "????"),
    ("🎉 Japan", "Japan"), ("Japan 🎉 trip", "Japan trip"), ("🇯🇵", ""), (Samples.family, ""), ("❤️", ""),
    ("1️⃣ first", "1 first"),
    ("┌─┬─┐│└┘", "+-+-+|++"), ("═║╱╲╳", "-|/\\x"), ("██▌░░", "###--"), ("▁▂▃▄▅▆▇█", "_.-=+*%#"), ("⠀⣿", " *"),
    ("␛[31m␡", "^[[31m^?"), ("\u{FFFD}", "?"), ("\u{301}", ""),
  ]

  @Test(arguments: corpus)
  func `text is written in ASCII`(text: String, expected: String) {
    let ascii = text.transliteratedToASCII
    #expect(ascii == expected)
  }

  @Test(arguments: [
    ("1 250,00 £GB", "1 250,00 GBP"), ("-5 £LB", "-5 LBP"), ("£FK", "FKP"), ("CN¥5.00", "CNY5.00"),
    ("-JP¥5", "-JPY5"), ("KP₩5", "KPW5"), ("£5", "GBP5"), ("¥5", "JPY5"), ("￥5", "JPY5"), ("7 300 $US", "7 300 $US"),
  ])
  func `a country beside a sign makes the currency's code`(text: String, expected: String) {
    let ascii = text.transliteratedToASCII
    #expect(ascii == expected)
  }

  @Test(arguments: [
    ("20€par mois", "20EUR par mois"), ("£ux", "GBP ux"), ("£GBX", "GBP GBX"), ("£A", "GBP A"), ("€US", "EUR US"),
    ("150 k€", "150 kEUR"), ("FOO£", "FOOGBP"), ("££", "GBPGBP"), ("€/m", "EUR/m"), ("£é", "GBP e"),
  ])
  func `any other letter after a sign is kept apart`(text: String, expected: String) {
    let ascii = text.transliteratedToASCII
    #expect(ascii == expected)
  }

  @Test func `the outcome is always ASCII, and doing it twice changes nothing`() {
    var generator = SeededGenerator(seed: 4)
    let texts = (0..<3_000).map { _ in TerminalText(Samples.random(&generator)).transliteratedToASCII }
    let foreign = texts.filter { !$0.plainText.utf8.allSatisfy { 0x20...0x7E ~= $0 } }
    let unstable = texts.filter { $0.transliteratedToASCII != $0 }
    #expect(foreign.isEmpty)
    #expect(unstable.isEmpty)
  }

  @Test func `styles stay`() {
    let text = TerminalText("é").bold().transliteratedToASCII
    #expect(text == TerminalText("e").bold())
  }
}
