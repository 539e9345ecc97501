import TerminalKit
import TerminalKitMocks
import Testing

@Suite struct FrameRendererTests {
  static let sizes = [(1, 1), (2, 1), (1, 7), (3, 3), (20, 5), (40, 12), (80, 24), (200, 60)]

  @Test(arguments: sizes, ColorDepth.allCases)
  func `the terminal shows each frame exactly`(size: (width: Int, height: Int), depth: ColorDepth) {
    let seed = UInt64(size.width * 1_000 + size.height)
    var frames = RandomFrames(seed: seed)
    var renderer = FrameRenderer(colorDepth: depth, isSynchronized: true)
    var emulator = TerminalEmulator(width: size.width, height: size.height)
    for round in 1...(size.width > 100 ? 12 : 60) {
      let frame = frames.next(width: size.width, height: size.height)
      let isSameFromLines = Frame(frame.lines, width: size.width, height: size.height).lines == frame.lines
      #expect(isSameFromLines)
      if frames.chance(9) { renderer.invalidate() }
      emulator.apply(renderer.render(frame))
      let differences = emulator.differences(from: frame, depth).prefix(3)
      let again = renderer.render(frame)
      #expect(differences.isEmpty && again.isEmpty, "seed \(seed), frame \(round): \(differences)")
    }
  }

  private typealias Change = (from: [TerminalText], to: [TerminalText], bytes: String)

  private static let changes: [Change] = [
    (["one", "two"], ["one", "two"], ""),
    (["one", "two"], ["one", "twos"], "s"),
    (["one", "two"], ["One", "Two"], "<HO\r\nT"),
    (["a b c d"], ["A b c D"], "\rA<5CD"),
    (["a b c"], ["A b C"], "\rA b C"),
    (["0123456789"], ["0"], "<9D<K"),
    (["01"], [""], "\r  "),
    (["日本"], ["日x"], "\u{8}\u{8}x "),
    (["x日"], ["日"], "\r日 "),
    (["🇯🇵 1 a"], ["🇨🇭 1 b"], "\r🇨🇭<3G 1 b"),
    ([TerminalText("ab")], [TerminalText("a") + TerminalText("b").bold()], "\u{8}<1mb<m"),
    ([TerminalText("ab").bold()], [TerminalText("a").bold() + TerminalText("b").dim()], "\u{8}<2mb<m"),
    ([""], [TerminalText("a").foregroundStyle(.red) + TerminalText("b").foregroundStyle(.red).bold()], "<31ma<1mb<m"),
    ([""], [TerminalText("a").bold().foregroundStyle(.red) + TerminalText("b").bold()], "<1;31ma<39mb<m"),
    ([""], [TerminalText("  ").bold() + TerminalText("  ").dim()], ""),
  ]

  @Test func `only what changed is sent, in as few bytes as it takes`() {
    for change in Self.changes {
      var renderer = FrameRenderer(colorDepth: .ansi256)
      _ = renderer.render(Frame(change.from, width: 12, height: 3))
      let bytes = renderer.render(Frame(change.to, width: 12, height: 3))
      let text = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "<")
      #expect(text == change.bytes)
    }
  }

  // Of two texts, because one text would make other clusters of them.
  @Test(arguments: [("🇽", "🇹🇸"), ("🇽", "🇹"), ("क्", "ष")])
  func `neighbours stay apart that would make one cluster`(_ first: String, _ second: String) {
    var frame = Frame([TerminalText(first)], width: 8, height: 1)
    frame.draw([TerminalText(second)], column: DisplayWidth.columns(of: first))
    var renderer = FrameRenderer(colorDepth: .none)
    var emulator = TerminalEmulator(width: 8, height: 1)
    emulator.apply(renderer.render(frame))
    let differences = emulator.differences(from: frame, .none)
    #expect(differences.isEmpty)
  }

  @Test func `what is drawn over a frame leaves no half of a wide cluster`() {
    for column in -2...9 {
      for width in [nil, 0, 1, 2, 3] {
        var frame = Frame(["日本日本", "日本日本"], width: 8, height: 2)
        frame.cursor = Frame.Position(row: 1, column: 1)
        frame.draw(["a日", "xyz"], row: 1, column: column, width: width)
        let widths = (0..<8).map { frame[1, $0].width }
        let isWhole = widths.indices.allSatisfy { index in
          let next = index == 7 ? 1 : widths[index + 1]
          return (widths[index] == 2) == (next == 0)
        }
        let isKept = frame.plainLines[0] == "日本日本" && frame.cursor == Frame.Position(row: 1, column: 1)
        #expect(isWhole && isKept && widths[0] > 0, "\(column), \(width ?? -1): \(frame.plainLines)")
      }
    }
    var frame = Frame(["日本日本"], width: 8, height: 1)
    frame.draw(["ab"], column: 3)
    #expect(frame.plainLines == ["日 ab 本"])
  }

  @Test func `what leads outside the window is a fault, and stops at its edge as in a terminal`() {
    let sequences = ["\u{1B}[9A", "\u{1B}[9B", "\u{1B}[9C", "\u{1B}[9D", "\u{1B}[7;7H", "\u{1B}[9G"]
    let lines = sequences.map { sequence in
      var terminal = TerminalEmulator(width: 3, height: 2)
      terminal.apply("\u{1B}[2J\u{1B}[H\(sequence)x".utf8)
      return terminal.lines.joined(separator: "/") + " \(terminal.faults.count)"
    }
    #expect(lines == ["x/ 1", "/x 1", "  x/ 1", "x/ 1", "/  x 1", "  x/ 1"])
  }

  @Test func `a first frame, another size and a redraw begin with an empty window`() {
    var renderer = FrameRenderer(colorDepth: .none, isSynchronized: true)
    var sent: [String] = []
    for (width, height) in [(3, 1), (3, 1), (4, 1), (0, 0)] {
      var frame = Frame(["abc"], width: width, height: height)
      if width == 4 { frame.cursor = Frame.Position(row: 0, column: 1) }
      sent.append(String(decoding: renderer.render(frame), as: UTF8.self).replacing("\u{1B}[", with: "<"))
      if sent.count == 1 { renderer.invalidate() }
    }
    let first = "<?2026h<m<H<2Jabc<?25l<?2026l"
    #expect(sent == [first, first, "<?2026h<m<H<2Jabc\u{8}\u{8}<?25h<?2026l", "<?2026h<m<H<2J<?25l<?2026l"])
  }

  /// A screen as there are many: a title, rows with a selection, a status line.
  private static func list(from first: Int, selected: Int, width: Int, height: Int) -> Frame {
    let rows = (first..<first + height - 2).map { number in
      let name = TerminalText(["Japan 日本", "Bike", "Été à Paris", "Rainy day"][number % 4]).padded(to: 20)
      let date = TerminalText("2026-\(10 + number % 3)-\(10 + number % 19)").dim()
      let amount = TerminalText("\(number * 7_919 % 100_000).\(10 + number % 90) €").padded(
        to: 16, alignment: .trailing)
      let sign: Color = number % 5 == 0 ? .graded(.red, 160, red: 215, green: 0, blue: 0) : .green
      let row = (name + date + amount.foregroundStyle(sign)).padded(to: width)
      return number == selected ? row.reversed() : row
    }
    let status = TerminalText("↵ Open  a Add  ? Help").padded(to: width).background(.palette(236))
    return Frame([TerminalText("Contributions").bold()] + rows + [status], width: width, height: height)
  }

  /// Six panels of figures, as a dashboard has them.
  private static func panels(at time: Int, width: Int, height: Int) -> Frame {
    let view = VStack {
      ForEach(0..<2) { row in
        HStack(spacing: 0) {
          ForEach(0..<3) { column in
            VStack {
              ForEach(0..<height / 2) { line in
                let figure = (row * 7_919 + column * 15_485 + line * 104_729 + time * 31) % 100_000
                Text("\(figure).00").foregroundStyle(.green)
              }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
            .border(title: "Panel \(row * 3 + column)")
          }
        }
      }
    }
    return frame(view, width, height)
  }

  /// A chart of which each point is another one.
  private static func chart(at time: Int, width: Int, height: Int) -> Frame {
    let points = (0..<40).map { (x: Double($0), y: Double(($0 + time) * 7 % 23)) }
    return frame(LineChart([LineChart.Series(points, color: .cyan)], marks: []) { "\(Int($0))" }, width, height)
  }

  private static func frame(_ view: some View, _ width: Int, _ height: Int) -> Frame {
    var environment = EnvironmentValues(width: width)
    environment.height = height
    return Frame(view.lines(in: environment), width: width, height: height)
  }

  private static let steps = [(0, 0), (0, 1), (0, 2), (1, 3), (8, 8), (100, 103), (100, 102), (0, 0)]

  @Test(arguments: [(40, 12), (80, 24), (200, 60)], ColorDepth.allCases)
  func `a change takes at most 4 bytes a cell and 20 a style, and none where nothing is changed`(
    size: (Int, Int), depth: ColorDepth
  ) {
    let times = [0, 1, 2, 3, 7, 8, 100]
    let lists = Self.steps.map { Self.list(from: $0, selected: $1, width: size.0, height: size.1) }
    let panels = times.map { Self.panels(at: $0, width: size.0, height: size.1) }
    let charts = times.map { Self.chart(at: $0, width: size.0, height: size.1) }
    // A sign of braille is three bytes.
    for (frames, limit) in [(lists, 4), (panels, 4), (charts, 5)] {
      var renderer = FrameRenderer(colorDepth: depth)
      var emulator = TerminalEmulator(width: size.0, height: size.1)
      for new in frames {
        let old = renderer.frame
        let bytes = renderer.render(new)
        let styles = emulator.styleChanges.count
        emulator.apply(bytes)
        let again = renderer.render(new)
        #expect(again.isEmpty)
        guard let old else { continue }
        let sequences = emulator.styleChanges[styles...]
        let cells = (0..<size.1).reduce(0) { count, row in
          count + (0..<size.0).count { old[row, $0] != new[row, $0] }
        }
        let rest = bytes.count - sequences.reduce(0, +)
        let isWithin = rest <= limit * cells && sequences.allSatisfy { $0 <= 20 }
        #expect(isWithin, "\(rest) bytes for \(cells) cells, styles of \(sequences.max() ?? 0)")
      }
      let differences = emulator.differences(from: frames[frames.count - 1], depth)
      #expect(differences.isEmpty)
    }
  }
}
