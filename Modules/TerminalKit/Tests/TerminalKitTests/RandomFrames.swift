import TerminalKit

/// Frames of anything, in which much is as it was in the frame before.
struct RandomFrames {
  private var generator: SeededGenerator
  private var lines: [TerminalText] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let styles: [Style] = [
    .plain, Style(attributes: .bold), Style(attributes: .dim), Style(attributes: [.bold, .dim]),
    Style(foreground: .red), Style(background: .palette(236)), Style(foreground: .palette(99), attributes: .underline),
    Style(foreground: .rgb(200, 100, 250), background: .rgb(100, 200, 250), attributes: [.italic, .reverse]),
    Style(attributes: .reverse), Style(foreground: .named(.brightCyan), background: .blue),
  ]

  private static let pieces = [
    "a", "b", "   ", "word", "12,345.00 €", "é", "e\u{301}", "\u{301}", "日", "本語", "한", "ก็", Samples.family,
    Samples.scotland, "🇯🇵", "🇯", "1️⃣", "❤️", "🚀", "👩🏽‍🚀", "█▉░", "──────", "क्", "ष", "\u{200D}", "\u{FE0F}",
    "\u{1160}", "\u{1B}[2J", "\r\n", String(repeating: " ", count: 40), String(repeating: "x", count: 70),
  ]

  /// The next frame: some lines are other ones, all have moved, or something is drawn over them.
  mutating func next(width: Int, height: Int) -> Frame {
    if chance(8) { lines = chance(2) ? Array(lines.dropFirst()) : [line(width)] + lines }
    let change = Int.random(in: 0...10, using: &generator)
    lines = (0..<height).map { row in
      row < lines.count && Int.random(in: 0...10, using: &generator) >= change ? lines[row] : line(width)
    }
    var frame = Frame(lines, width: width, height: height)
    if chance(4) {
      let over = (0..<Int.random(in: 1...3, using: &generator)).map { _ in line(width / 2) }
      frame.draw(over, row: place(height), column: place(width), width: chance(3) ? place(width) : nil)
    }
    frame.cursor = chance(2) && width > 0 && height > 0 ? Frame.Position(row: place(height), column: place(width)) : nil
    return frame
  }

  /// Whether something happens that happens once in so many times.
  mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &generator) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[place(values.count)] }

  private mutating func place(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &generator) }

  private mutating func line(_ width: Int) -> TerminalText {
    var line = TerminalText()
    while line.width < width, !chance(12) { line += TerminalText(pick(Self.pieces), style: pick(Self.styles)) }
    return line
  }
}
