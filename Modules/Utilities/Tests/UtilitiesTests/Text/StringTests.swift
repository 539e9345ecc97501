import ModuloUtilities
import Testing

@Suite struct StringTests {
  @Test(arguments: ["🚲", "❤️", "❤", "👩‍👩‍👧", "🇫🇷", "👍🏽", "1️⃣", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "⛩️"])
  func `an emoji is one, however it is composed`(_ text: String) {
    #expect(text.isEmoji)
  }

  @Test(arguments: ["", " ", "a", "1", "#", "é", "🚲🚲", "🚲 ", "a🚲", "🚲\u{301}", "→", "\u{200D}", "hello world this is"])
  func `anything else is no emoji`(_ text: String) {
    #expect(!text.isEmoji)
  }

  @Test func `composed and decomposed texts get the same bytes`() {
    let bytes = ["caf\u{E9}", "cafe\u{301}"].map { Array($0.normalized.utf8) }
    #expect(bytes[0] == bytes[1])
    let plain = "plain".normalized
    #expect(plain == "plain")
  }

  @Test(arguments: [
    ("Café", "cafe"), ("CAFE\u{301}", "cafe"), ("Straße", "strasse"), ("ISTANBUL", "istanbul"),
    ("İstanbul", "istanbul"),
    ("Ångström", "angstrom"), ("Σίσυφος", "σισυφοσ"), ("日本", "日本"), ("Trip 🇯🇵", "trip 🇯🇵"), ("", ""),
  ])
  func `names fold alike whatever their case and accents`(name: String, expected: String) {
    let folded = name.folded
    #expect(folded == expected)
    let again = folded.folded
    #expect(again == folded)
  }

  @Test func `white space around a text goes`() {
    let trimmed = " \t\u{A0}a b\r\n".trimmed
    #expect(trimmed == "a b")
  }

  @Test(arguments: [
    ("a b", "a b"), ("a\nb", "a b"), ("a\r\nb\r", "a b "), ("\u{85}\u{2028}\u{2029}\u{B}\u{C}", "     "),
  ])
  func `a text is brought on one line`(text: String, expected: String) {
    let line = text.singleLine
    #expect(line == expected)
  }

  @Test(arguments: [
    ("a b", "a b"), ("  a \t\r\n b\u{A0}\u{3000}c ", "a b c"), ("a\u{2028}b", "a b"), ("", ""), (" \n ", ""),
    ("a\u{200B}b", "a\u{200B}b"),
  ])
  func `a run of white space becomes one blank`(text: String, expected: String) {
    let tidied = text.tidied
    #expect(tidied == expected)
    let again = tidied.tidied
    #expect(again == tidied)
  }

  @Test(
    arguments: [
      ("car", nil), ("Straße 日本 Ελλάδα", nil), ("🚗", nil), ("❤️", nil), ("👨‍👩‍👧‍👦 🏳️‍🌈", nil), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", nil), ("1️⃣", nil),
      ("می‌خواهم", nil), ("क्‍ष", nil), ("葛\u{E0100}", nil), ("🇫🇷🇯🇵", nil), ("a\u{1B}b", nil),
      // The last of each range.
      ("葛\u{E01EF}", nil), ("葛\u{FE00}", nil), ("ᠠ\u{180F}", nil), ("\u{18AF}\u{180B}", nil),
      ("\u{18AF}\u{200C}", nil), ("\u{109F}\u{200C}", nil), ("\u{10A0}\u{200C}", 1), ("a\u{FE00}", 1),
      ("car\u{200B}", 4), ("\u{200B}", 1), ("c\u{AD}ar", 2), ("c\u{200D}ar", 1), ("ca\u{200C}r", 2),
      ("1\u{FE0F}", 1), ("🚗\u{200D}", 1), ("🚗 🚗\u{34F}", 3), ("a \u{202E}b", 3), ("\u{FEFF}a", 1),
      ("a\u{3164}", 2), ("🚗\u{E0061}", 1), ("é\u{2060}", 2),
    ] as [(String, Int?)])
  func `an invisible character is found, and no part of a visible one`(text: String, expected: Int?) {
    let found = text.firstInvisibleCharacter
    #expect(found == expected)
  }

  @Test(arguments: [
    ("car", "car"), ("a\nb", "a b"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("\u{202E}", "U+202E"), ("car\u{200B}", "carU+200B"),
    ("a \u{202E}b", "a U+202Eb"), ("c\u{AD}ar", "cU+00ADar"), ("é\u{2060}", "éU+2060"), ("🚗\u{E0061}", "🚗U+E0061"),
  ])
  func `an invisible character is written by its number`(text: String, expected: String) {
    let legible = text.legible
    #expect(legible == expected)
  }

  @Test(arguments: [
    ("Giro\u{A0}Konto", "Giro Konto"), ("\u{200E}2026-02-01", "2026-02-01"), ("date\u{200B}", "date"),
    ("\u{FEFF}\u{2060}a\u{202F}b", "a b"), ("👨‍👩‍👧‍👦 é", "👨‍👩‍👧‍👦 é"), ("a  b", "a  b"), ("é\tb\u{2009}c", "é\tb c"),
  ])
  func `a visible text has no invisible characters, and plain spaces`(text: String, expected: String) {
    let visible = text.visible
    #expect(visible == expected)
    #expect(visible.firstInvisibleCharacter == nil)
  }

  @Test(arguments: [("", true), (" \t\r\n\u{202F}", true), (" a ", false), ("\u{200B}", false)])
  func `a text is blank when nothing can be seen in it`(text: String, expected: Bool) {
    let isBlank = text.isBlank
    #expect(isBlank == expected)
  }
}
