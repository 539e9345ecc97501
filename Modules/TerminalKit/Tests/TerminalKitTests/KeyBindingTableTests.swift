import TerminalKit
import Testing

@Suite struct KeyBindingTableTests {
  enum Action { case add, edit, quit, next, help }

  static let keys: KeyBindingTable<Action> = [
    KeyBinding("a", "Add", .add),
    KeyBinding(.enter, "Edit", .edit, alternatives: ["e"]),
    KeyBinding("?", "Help", .help),
    KeyBinding("q", "Quit", .quit, alternatives: [.escape, .control("c")]),
    KeyBinding(.down, "Next", .next, alternatives: ["j"], isProminent: false),
  ]

  @Test func `keys are called by the names of a language, with those that are held`() {
    let names = KeyNames(["enter": "entrée", "shift": "maj", "page up": "page préc."])
    let keys: [Key] = [.enter, .backTab, .pageUp, "q", .control("s"), .escape]
    #expect(keys.map(names.name) == ["entrée", "maj+tab", "page préc.", "q", "ctrl+s", "esc"])
  }

  @Test func `status bar, help and documentation are made of one table`() {
    let widths: [Int?] = [nil, 29, 21, 4, 1]
    let bars = widths.map { width in Self.keys.statusBar.plainLines(EnvironmentValues(width: width)).joined() }
    #expect(
      bars == [
        "a Add  enter Edit  ? Help  q Quit", "a Add  enter Edit  ? Help", "a Add  enter Edit", "", "",
      ])
    let documentation = Self.keys.documentation.map { "\($0.keys): \($0.label)" }
    #expect(documentation == ["a: Add", "enter, e: Edit", "?: Help", "q, esc, ctrl+c: Quit", "down, j: Next"])
    let help = HelpOverlay("Keys", sections: [Self.keys.helpSection("Goals")]).plainLines()
    #expect(help.contains("│ q, esc, ctrl+c  Quit │"))
  }

  @Test func `a key has one action, that of the first table with it`() {
    let screen: KeyBindingTable<Action> = [KeyBinding("q", "Edit", .edit), KeyBinding("j", "Add", .add)]
    let both = screen + Self.keys
    let actions = (["q", .escape, "j", .down, "x", "Q"] as [Key]).map { both.action(for: $0) }
    #expect(actions == [.edit, .quit, .add, .next, nil, nil])
    #expect(both.duplicateKeys.isEmpty)
    let rows = both.documentation.map(\.keys)
    #expect(rows == ["q", "j", "a", "enter, e", "?", "esc, ctrl+c", "down"])
    let mistaken = KeyBindingTable(screen.bindings + Self.keys.bindings)
    #expect(mistaken.duplicateKeys == ["q", "j"])
  }
}
