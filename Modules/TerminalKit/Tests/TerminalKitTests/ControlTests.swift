import TerminalKit
import Testing

@Suite struct ControlTests {
  private typealias Press = (key: Key, response: KeyResponse, index: Int)

  private static let menuPresses: [Press] = [
    (.up, .unchanged, 0), (.down, .changed, 1), ("j", .changed, 2), (.down, .unchanged, 2), ("k", .changed, 1),
    (.home, .changed, 0), (.pageDown, .changed, 2), ("g", .changed, 0), ("G", .changed, 2), ("2", .changed, 1),
    ("4", .ignored, 1), (.left, .ignored, 1), ("x", .ignored, 1), (.enter, .submitted, 1), (.escape, .cancelled, 1),
  ]

  private static let tabPresses: [Press] = [
    (.left, .unchanged, 0), (.right, .changed, 1), ("l", .changed, 2), ("h", .changed, 1), (.up, .ignored, 1),
    ("j", .ignored, 1), (.pageDown, .ignored, 1), (.end, .changed, 2), ("1", .changed, 0),
  ]

  @Test func `options are selected along their axis`() {
    for (axis, presses) in [(Axis.vertical, Self.menuPresses), (.horizontal, Self.tabPresses)] {
      var state = PickerState(["a", "b", "c"].map { PickerState.Option($0, TerminalText($0)) })
      for press in presses {
        let response = state.handle(press.key, along: axis)
        #expect(response == press.response && state.selectedIndex == press.index, "\(axis), \(press.key)")
      }
    }
  }

  @Test func `an index that isn't there is the nearest, and no options select nothing`() {
    let state = PickerState([1, 2, 3].map { PickerState.Option($0, "\($0)") }, selectedIndex: 9)
    #expect(state.selection == 3)
    var empty = PickerState<Int>([])
    let responses = ([.down, .enter, "1"] as [Key]).map { empty.handle($0) }
    #expect(empty.selection == nil && responses == [.unchanged, .unchanged, .ignored])
  }

  @Test func `a question is answered by its keys, and by Enter as it is selected`() {
    let question = ConfirmationState(
      "Delete?", choices: [KeyBinding("n", "Keep", false), KeyBinding("o", "Supprimer", true)])
    let answers: [([Key], KeyResponse, Bool?)] = [
      ([.enter], .submitted, false), (["o"], .submitted, true), (["n"], .submitted, false),
      ([.right, .enter], .submitted, true), ([.tab, .tab, .backTab, .left, .enter], .submitted, false),
      ([.tab], .changed, true), (["y"], .ignored, false), ([.escape], .cancelled, false), ([.left], .unchanged, false),
    ]
    for (keys, expected, selection) in answers {
      var state = question
      let response = keys.map { state.handle($0) }.last
      #expect(response == expected && state.selection == selection, "\(keys)")
    }
    var none = ConfirmationState<Bool>("Delete?", choices: [])
    let responses = ([.enter, .right] as [Key]).map { none.handle($0) }
    #expect(responses == [.unchanged, .unchanged])
  }

  @Test func `a scroll view keeps within its content`() {
    var state = ScrollState()
    state.fit(contentHeight: 10, height: 4)
    let keys: [Key] = [.up, .down, .pageDown, .pageDown, .down, "k", .home, .end, .space, "x"]
    let offsets = keys.map { key in
      _ = state.handle(key)
      return state.offset
    }
    #expect(offsets == [0, 1, 4, 6, 6, 5, 0, 6, 6, 6])
    let view = ScrollView(state) { for number in 0..<8 { Text("\(number)") } }
    var environment = EnvironmentValues(width: 9)
    #expect(view.plainLines(environment).count == 8)
    environment.height = 3
    #expect(view.plainLines(environment) == ["5", "6", "7"])
    state.fit(contentHeight: 2, height: 9)
    #expect(state.offset == 0)
  }

  @Test(arguments: [(3, 2), (5, 4), (8, 6), (20, 6)])
  func `help that is longer than the window is scrolled to its end`(height: Int, visible: Int) {
    var environment = EnvironmentValues(width: 40)
    environment.height = height
    let sections = [KeyBindingTableTests.keys.helpSection("Goals")]
    var scroll = HelpOverlay("Keys", sections: sections).fitted(in: environment)
    _ = scroll.handle(.end)
    let help = HelpOverlay("Keys", sections: sections, scroll: scroll)
    let lines = help.plainLines(environment)
    #expect(lines.contains { $0.contains("down, j         Next") })
    #expect(lines.count <= height && scroll.offset == 6 - visible)
    #expect(help.fitted(in: environment) == scroll)
  }

  @Test func `tabs around the selected one are shown, and whether there are more`() {
    let options = ["One", "Two", "日本", "Four"].map { PickerState.Option($0, TerminalText($0)) }
    let bars = [(0, 40), (0, 21), (0, 20), (2, 13), (1, 12), (3, 8), (3, 6), (2, 3), (2, 1)].map { index, width in
      TabBar(PickerState(options, selectedIndex: index)).plainLines(EnvironmentValues(width: width)).joined()
    }
    #expect(
      bars == [
        "[One] Two  日本  Four ", "[One] Two  日本 ›", "[One] Two  日本 ›", "‹[日本] Four ", " One [Two]›", "‹[Four]",
        "[Four]", "[…", "…",
      ])
  }
}
