import TerminalKit
import Testing

@Suite struct KeyDecoderTests {
  /// What comes in and what it means, once time is up.
  struct Input: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let events: [TerminalEvent]

    init(_ text: String, _ first: TerminalEvent, _ others: TerminalEvent...) {
      (bytes, events) = (Array(text.utf8), [first] + others)
    }

    init(_ text: String, keys: Key...) { self.init(text, keys: keys) }

    init(_ text: String, keys: [Key]) { (bytes, events) = (Array(text.utf8), keys.map { .key($0) }) }

    init(_ bytes: [UInt8], keys: String) { (self.bytes, events) = (bytes, keys.map { .key(Key(.character($0))) }) }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
  }

  @Test(arguments: tables.keys.sorted()) func `bytes mean the same however they are split`(_ table: String) {
    for input in Self.tables[table] ?? [] {
      let wrong = (0...input.bytes.count).filter { Self.decoded(input.bytes, splitAt: $0) != input.events }
      #expect(wrong.isEmpty, "\(input.testDescription): \(Self.decoded(input.bytes, splitAt: 0))")
      var decoder = KeyDecoder()
      let bytewise = input.bytes.flatMap { decoder.decode([$0]) } + decoder.flush()
      #expect(bytewise == input.events, "\(input.testDescription)")
    }
  }

  @Test func `random bytes mean the same however they are split, and leave nothing behind`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let pieces = Self.tables.keys.sorted().flatMap { (Self.tables[$0] ?? []).map(\.bytes) }
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 1...6, using: &generator)).flatMap { _ in
        Self.piece(pieces, using: &generator)
      }
      let whole = Self.decoded(bytes, splitAt: 0)
      let split = Self.decoded(bytes, splitAt: Int.random(in: 0...bytes.count, using: &generator))
      var decoder = KeyDecoder()
      let bytewise = bytes.flatMap { decoder.decode([$0]) } + decoder.flush()
      let isSame = whole == split && whole == bytewise
      #expect(isSame, "seed \(seed): \(bytes)")
      let afterwards = decoder.decode(Array("a".utf8))
      #expect(afterwards == [.key("a")], "seed \(seed): \(bytes)")
    }
  }

  private static func piece(_ pieces: [[UInt8]], using generator: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    case 1: (0..<6).map { _ in Array("\u{1B}[]OPM0129;:<?$~u\\\u{7}\u{18}".utf8).randomElement(using: &generator) ?? 0 }
    case 2: pieces.randomElement(using: &generator).map { Array($0.prefix($0.count / 2)) } ?? []
    default: pieces.randomElement(using: &generator) ?? []
    }
  }

  private static func decoded(_ bytes: [UInt8], splitAt index: Int) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    return decoder.decode(bytes[..<index]) + decoder.decode(bytes[index...]) + decoder.flush()
  }

  @Test(
    arguments: [
      ("", nil), ("a", nil), ("\u{1B}[A", nil), ("\u{1B}[200~", 1_000), ("\u{1B}[200~\u{1B}[20", 1_000),
      ("\u{1B}[200~a\u{3}", 50), ("\u{1B}[200~\u{1B}[99;5u", 50), ("\u{1B}[200~\u{3}a", 1_000),
      ("\u{1B}", 50), ("\u{1B}\u{1B}", 50), ("\u{1B}[", 50), ("\u{1B}O", 50), ("\u{1B}]", 50),
      ("\u{1B}[1;", 1_000), ("\u{1B}]11;rgb", 1_000),
    ])
  func `only what is incomplete is waited for`(_ text: String, _ milliseconds: Int?) {
    var decoder = KeyDecoder()
    _ = decoder.decode(text.utf8)
    #expect(decoder.timeout == milliseconds.map { .milliseconds($0) })
    _ = decoder.flush()
    #expect(decoder.timeout == nil)
  }

  @Test func `a paste without end comes in parts, and a sequence without end is forgotten`() {
    var decoder = KeyDecoder()
    var text = ""
    _ = decoder.decode("\u{1B}[200~".utf8)
    for _ in 0..<10_000 {
      for case .paste(let part) in decoder.decode("été:q!\r\n\u{1B}[A\u{1B}".utf8) { text += part }
    }
    for case .paste(let part) in decoder.decode("\u{1B}[201~".utf8) { text += part }
    let expected = String(repeating: "été:q!\n[A", count: 10_000)
    let isWhole = text == expected
    #expect(isWhole)
    for start in ["\u{1B}[1;", "\u{1B}]11;", "\u{1B}[1:", "\u{1B}O"] {
      _ = decoder.decode(start.utf8)
      let events = decoder.decode(Array(repeating: UInt8(ascii: "1"), count: 100_000))
      #expect(events.isEmpty)
      // All that it holds, in words.
      let isSmall = String(reflecting: decoder).utf8.count < 8_192
      #expect(isSmall)
      #expect(decoder.flush().isEmpty)
    }
  }

  @Test(
    arguments: [
      ("", []), ("abc", [.paste("abc")]), ("abc\u{1B}[20", [.paste("abc")]),
      ("abc\u{3}", [.paste("abc"), .key(.control("c"))]), ("\u{3}\u{3}", [.key(.control("c"))]),
      ("abc\u{1B}[99;5u", [.paste("abc"), .key(.control("c"))]),
      ("abc\u{1B}[1089::99;5u", [.paste("abc"), .key(.control("c"))]),
      ("abc\u{1B}[27;5;99~", [.paste("abc"), .key(.control("c"))]),
      ("abc\u{3}rm", [.paste("abcrm")]), ("abc\u{1B}[A", [.paste("abc[A")]),
    ] as [(String, [TerminalEvent])])
  func `a paste without end ends with time, and control-C at its end is a key`(
    _ text: String, _ expected: [TerminalEvent]
  ) {
    var decoder = KeyDecoder()
    let before = decoder.decode(("\u{1B}[200~" + text).utf8)
    let ended = decoder.flush()
    let after = decoder.decode("q".utf8)
    #expect(before == [])
    #expect(ended == expected)
    #expect(after == [.key("q")])
  }

  @Test func `keys have the names that documentation gives them`() {
    let keys: [Key] = ["q", .space, .escape, .pageUp, .backTab, .control("c"), .alt("x"), .function(5)]
    let names = keys.map(\.description)
    #expect(names == ["q", "space", "esc", "page up", "shift+tab", "ctrl+c", "alt+x", "F5"])
  }
}
