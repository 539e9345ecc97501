import TerminalKit
import Testing

@Suite struct TextEditorStateTests {
  private static let environment: EnvironmentValues = {
    var environment = EnvironmentValues(width: 9)
    environment.height = 3
    return environment
  }()

  /// The lines, with the cursor as a bar before its cluster.
  private func shown(_ state: TextEditorState, _ environment: EnvironmentValues = environment) -> [String] {
    TextEditor(state).lines(in: environment).map { line in
      let text = line.runs.map { ($0.style.attributes.contains(.cursor) ? "|" : "") + $0.text }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func state(_ text: String, _ keys: [Key] = [], _ environment: EnvironmentValues = environment)
    -> TextEditorState
  {
    var state = TextEditorState(text)
    for key in keys { _ = state.handle(key, in: environment) }
    return state
  }

  @Test func `lines are wrapped after a space, else at the width, and the cursor has a column after them`() {
    #expect(shown(state("one two three")) == ["one two", "three|"])
    #expect(shown(state("abcdefghij")) == ["abcdefgh", "ij|"])
    #expect(shown(state("abcdefgh")) == ["abcdefgh|"])
    #expect(shown(state("日本語日本")) == ["日本語日", "本|"])
    #expect(shown(state("")) == ["|"])
    #expect(shown(state("one two three"), EnvironmentValues()) == ["one two three|"])
  }

  @Test func `what is typed and pasted keeps its lines, without control characters`() {
    var state = state("", ["a", .enter, "b"])
    state.insert("\tc\r\nd\u{7}\u{2028}e")
    #expect(state.text == "a\nb c\nd\ne")
    for key in [.backspace, .backspace, .control("a"), .backspace] as [Key] {
      _ = state.handle(key, in: Self.environment)
    }
    #expect(state.text == "a\nb cd" && state.cursor == 5)
  }

  @Test(
    arguments: [
      ([.up], "a long one\nb|\nthird"), ([.up, .up], "a long one|\nb\nthird"),
      ([.home, .right, .right, .up], "a long one\nb|\nthird"),
      ([.home, .right, .right, .up, .up], "a long on|e\nb\nthird"), ([.pageUp], "a long one|\nb\nthird"),
      ([.pageUp, .pageUp, .home], "|a long one\nb\nthird"), ([.control("u")], "a long one\nb\n|"),
      ([.up, .control("k"), .down, .end], "a long one\nb\nthird|"),
    ] as [([Key], String)])
  func `the cursor goes from line to line, and keeps to its column`(_ keys: [Key], _ expected: String) {
    let state = state("a long one\nb\nthird", keys)
    let characters = Array(state.text)
    let text = String(characters[..<state.cursor]) + "|" + String(characters[state.cursor...])
    #expect(text == expected)
  }

  @Test func `the lines around the cursor are shown`() {
    let text = (1...9).map { "\($0)" }.joined(separator: "\n")
    #expect(shown(state(text)) == ["7", "8", "9|"])
    #expect(shown(state(text, [.pageUp, .up, .up])) == ["3", "4", "5|"])
  }

  @Test func `any keys leave a cursor that is seen, in lines that have room`() {
    let campaign = Campaign("EDITS", 300)
    var generator = SeededGenerator(seed: campaign.seed)
    for number in 0..<campaign.count {
      var environment = EnvironmentValues(
        width: Int.random(in: 1...12, using: &generator), characterSet: number % 2 == 0 ? .unicode : .ascii)
      environment.height = Int.random(in: 1...4, using: &generator)
      var state = TextEditorState(Samples.random(&generator), limit: 60)
      for _ in 0..<20 {
        if Int.random(in: 0..<6, using: &generator) == 0 { state.insert(Samples.random(&generator)) }
        let before = state
        let response = state.handle(Samples.keys.randomElement(using: &generator) ?? .enter, in: environment)
        let lines = TextEditor(state).lines(in: environment)
        let cursors = lines.filter { $0.runs.contains { $0.style.attributes.contains(.cursor) } }.count
        let widest = lines.map(\.width).max() ?? 0
        let isSame = response == .changed || state.text == before.text
        #expect(
          cursors == 1 && widest <= environment.width ?? 0 && lines.count <= environment.height ?? 0 && isSame,
          "seed \(campaign.seed), \(number): \(state) in \(environment.width ?? 0), \(lines.map(\.plainText))")
      }
    }
  }
}
