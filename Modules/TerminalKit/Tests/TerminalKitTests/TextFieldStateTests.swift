import TerminalKit
import Testing

@Suite struct TextFieldStateTests {
  /// The text with a bar at the cursor.
  private static func shown(_ field: TextFieldState) -> String {
    field.text.prefix(field.cursor) + "|" + field.text.dropFirst(field.cursor)
  }

  static let edits: [(text: String, keys: [Key], shown: String)] = [
    ("", ["a", "é", "日", " "], "aé日 |"),
    ("ab", [.left, "x", .right, .right, "y"], "axby|"),
    ("ab", [.home, .delete, .end, .backspace], "|"),
    ("abc", [.control("a"), .control("d"), .control("f"), .control("h"), .control("e")], "c|"),
    ("👨‍👩‍👧‍👦e\u{301}", [.left, .left, .delete], "|e\u{301}"),
    ("one two, three", [.control("w")], "one two, |"),
    ("one two, three", [.control("w"), Key(.backspace, .alt)], "one |"),
    ("one two  ", [.control("w"), .control("w"), .control("w")], "|"),
    ("one two three", [.alt("b"), .alt("b"), "x"], "one x|two three"),
    ("one two", [.home, .alt("f"), .alt("d")], "one|"),
    ("one two", [.home, Key(.right, .control), Key(.right, .control), Key(.left, .control)], "one |two"),
    ("one two", [Key(.left, .alt), .control("u")], "|two"),
    ("one two", [.home, Key(.right, .alt), .control("k")], "one|"),
    ("one two", [.home, Key(.delete, .control), .delete], "|two"),
    (
      "a",
      [.enter, .escape, .up, .tab, .function(1), .control("x"), Key("b".first.map { .character($0) } ?? .tab, .shift)],
      "ab|"
    ),
  ]

  @Test func `keys edit as on a command line`() {
    for edit in Self.edits {
      var field = TextFieldState(edit.text)
      for key in edit.keys { _ = field.handle(key) }
      let shown = Self.shown(field)
      #expect(shown == edit.shown)
    }
  }

  @Test func `a key says what came of it`() {
    var field = TextFieldState("ab", limit: 3)
    let keys: [Key] = ["c", "d", .left, .right, .right, .backspace, .control("k"), .up, .enter, .escape]
    let responses = keys.map { field.handle($0) }
    #expect(
      responses == [
        .changed, .unchanged, .changed, .changed, .unchanged, .changed, .unchanged, .ignored, .submitted, .cancelled,
      ])
  }

  static let pastes: [(text: String, limit: Int, shown: String)] = [
    ("a\nb\r\nc\td", 9, "<a b c d|>"),
    ("\u{1B}[31mred\u{7}\u{9B}", 20, "<[31mred|>"),
    ("12345", 5, "<123|>"),
    (String(repeating: "x", count: 1_000_000), 4, "<xx|>"),
    ("a" + String(repeating: "\u{301}", count: 1_000), 40, "<|>"),
    ("\u{0}", 9, "<|>"),
  ]

  @Test func `what is pasted is one line of text within the limit`() {
    for paste in Self.pastes {
      var field = TextFieldState("<>", limit: paste.limit)
      _ = field.handle(.left)
      field.insert(paste.text)
      let shown = Self.shown(field)
      #expect(shown == paste.shown)
    }
  }

  @Test func `no keys and no text break it, and the cursor is always drawn`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = Samples.hostile.filter { $0.count < 50 } + ["🇯", "🇵", "\u{301}", "\u{200D}", "\r", "\n"]
    for round in 0..<60 {
      var field = TextFieldState(limit: 30)
      for _ in 0..<60 {
        if Bool.random(using: &generator) {
          field.insert(pieces.randomElement(using: &generator) ?? "")
        } else {
          _ = field.handle(Samples.keys.randomElement(using: &generator) ?? .left)
        }
        let width = Int.random(in: 1...40, using: &generator)
        let characterSet: CharacterRepertoire = Bool.random(using: &generator) ? .unicode : .ascii
        let lines = TextField("Näme", field).lines(in: EnvironmentValues(width: width, characterSet: characterSet))
        let frame = Frame(lines, width: width, height: 1)
        let isClean = field.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        let isWithin = 0...field.text.count ~= field.cursor && field.text.count <= 30
        let isDrawn = frame.cursor != nil && lines.allSatisfy { $0.width <= width }
        #expect(isClean && isWithin && isDrawn, "round \(round), width \(width), \(Self.shown(field))")
      }
    }
  }
}
