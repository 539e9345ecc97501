import Foundation
import TerminalKit
import Testing

@Suite struct ViewTests {
  private let ascii = EnvironmentValues(characterSet: .ascii)

  @Test func `a text wraps at the width and not in a pipe`() {
    let text = Text("one two three")
    let narrow = text.plainLines(EnvironmentValues(width: 7))
    let pipe = text.plainLines()
    #expect(narrow == ["one two", "three"])
    #expect(pipe == ["one two three"])
  }

  @Test(arguments: [
    (0, []), (1, ["one t…"]), (2, ["one", "two t…"]), (3, ["one", "two", "three"]), (9, ["one", "two", "three"]),
  ])
  func `a line limit ends in an ellipsis`(limit: Int, expected: [String]) {
    let lines = Text("one two three").lineLimit(limit).plainLines(EnvironmentValues(width: 6))
    #expect(lines == expected)
  }

  @Test func `verbatim text is sanitised`() {
    let lines = Text(verbatim: "\u{1B}x").plainLines()
    #expect(lines == ["␛x"])
  }

  @Test func `a stack puts empty lines only between views that have lines`() {
    let stack = VStack(spacing: 1) {
      Text("a")
      EmptyView()
      Text("b")
    }
    let lines = stack.plainLines()
    #expect(lines == ["a", "", "b"])
  }

  @Test(arguments: [true, false])
  func `conditions and loops work in braces`(isLong: Bool) {
    let stack = VStack {
      if isLong { Text("long") } else { Text("short") }
      for number in 1...2 { Text("\(number)") }
      if isLong { Divider() }
    }
    let lines = stack.plainLines(EnvironmentValues(width: 3, characterSet: .ascii))
    let expected = isLong ? ["lon", "g", "1", "2", "---"] : ["sho", "rt", "1", "2"]
    #expect(lines == expected)
  }

  @Test func `a section has a bold heading and vanishes without content`() {
    let lines = Section("Goals") { Text("Japan") }.lines(in: EnvironmentValues())
    let none = Section("Goals") { EmptyView() }.lines(in: EnvironmentValues())
    #expect(lines == [TerminalText("Goals").bold(), "Japan"])
    #expect(none.isEmpty)
  }

  @Test func `a divider is as wide as the terminal, and 40 columns in a pipe`() {
    let narrow = Divider().plainLines(EnvironmentValues(width: 4))
    let pipe = Divider().plainLines(ascii)
    #expect(narrow == ["────"])
    #expect(pipe == [String(repeating: "-", count: 40)])
  }

  static let bars: [(value: Double, unicode: String, ascii: String)] = [
    (0, "░░░░", "----"), (0.001, "▏░░░", "#---"), (0.25, "█░░░", "#---"), (0.5, "██░░", "##--"), (0.47, "█▉░░", "##--"),
    (0.999, "███▉", "###-"), (1, "████", "####"), (-3, "░░░░", "----"), (7, "████", "####"), (.nan, "░░░░", "----"),
    (.infinity, "████", "####"),
  ]

  @Test(arguments: bars)
  func `a bar is full only when all is done`(value: Double, unicode: String, asciiBar: String) {
    let bar = ProgressView(value: value, width: 4)
    let lines = [bar.plainLines(), bar.plainLines(ascii)]
    #expect(lines == [[unicode], [asciiBar]])
  }

  @Test func `a bar takes a decimal share`() throws {
    let half = try #require(Decimal(string: "0.5"))
    let bars = [half, Decimal.nan, 2, -1].map { ProgressView(value: $0, width: 2).plainLines().joined() }
    #expect(bars == ["█░", "░░", "██", "░░"])
  }

  @Test func `a bar shrinks with the terminal`() {
    let lines = ProgressView(value: 1, width: 20).plainLines(EnvironmentValues(width: 3))
    #expect(lines == ["███"])
  }

  @Test func `a bar of one column in ASCII fills at the end`() {
    let bars = [0, 0.9, 1].map { ProgressView(value: $0, width: 1).plainLines(ascii).joined() }
    #expect(bars == ["-", "-", "#"])
  }

  @Test func `a grid aligns values and wraps them beside their names`() {
    let grid = LabeledRows([("Name", "Japan"), ("Note", "cherry blossom time")])
    let pipe = grid.plainLines()
    let narrow = grid.plainLines(EnvironmentValues(width: 14))
    let tiny = grid.plainLines(EnvironmentValues(width: 8))
    #expect(pipe == ["Name  Japan", "Note  cherry blossom time"])
    #expect(narrow == ["Name  Japan", "Note  cherry", "      blossom", "      time"])
    #expect(tiny == ["Name", "Japan", "Note", "cherry", "blossom", "time"])
  }
}
