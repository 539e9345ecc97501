import TerminalKit
import TerminalKitMocks
import Testing

@Suite struct WindowTests {
  private struct Goal: Identifiable {
    let id: Int
    let name: TerminalText
    let saved: TerminalText
  }

  private static let goals = (1...40).map { number in
    let name = ["Japan 日本", "Bike", "Été à Paris with everybody", "Rainy day"][number % 4]
    return Goal(id: number, name: "\(number). \(name)", saved: "\(number * 7_919 % 10_000).00 €")
  }

  private static func window(_ layout: WindowLayout, overlay: some View = EmptyView(), content: some View) -> Frame {
    let tabs = ["Overview", "Goals", "Accounts", "Day"].map { PickerState.Option($0, TerminalText($0)) }
    return layout.frame(
      title: TabBar(PickerState(tabs, selectedIndex: 1)), content: content, status: KeyBindingTableTests.keys.statusBar,
      overlay: overlay)
  }

  private static func list(_ layout: WindowLayout) -> some View {
    var state = ListState(goals, height: (layout.contentEnvironment.height ?? 0) - 1)
    for _ in 0..<2 { _ = state.handle(.down) }
    let columns = [Table.Column("Goal", minimumWidth: 6), Table.Column("Saved", alignment: .trailing)]
    return List(columns, state) { [$0.name, $0.saved] }
  }

  private static func form() -> some View {
    VStack {
      TextField("Name", TextFieldState("Été à Paris with everybody"))
      TextField("Note", TextFieldState(), prompt: "for whom", isFocused: false)
      TextField("Theme", TextFieldState("Green"), isFocused: false)
    }
  }

  private static let scenes: [(name: String, make: @Sendable (WindowLayout) -> Frame)] = [
    ("list", { window($0, content: list($0)) }),
    ("form", { window($0, content: form()) }),
    (
      "question",
      { layout in
        let choices: KeyBindingTable<Bool> = [KeyBinding("n", "Keep", false), KeyBinding("y", "Delete", true)]
        let question = ConfirmationState(
          "Delete Bike?", message: "Its 12 contributions go with it.", choices: choices)
        return window(layout, overlay: ConfirmationDialog(question), content: list(layout))
      }
    ),
    (
      "help",
      { layout in
        let help = HelpOverlay("Keys", sections: [KeyBindingTableTests.keys.helpSection("Goals")])
        return window(layout, overlay: help, content: list(layout))
      }
    ),
    (
      "menu",
      { layout in
        let options = ["By name", "By date", "By amount"].map { PickerState.Option($0, TerminalText($0)) }
        let menu = Menu("Sort", PickerState(options, selectedIndex: 2))
        return window(layout, overlay: menu, content: list(layout))
      }
    ),
  ]

  private static let sizes: [(width: Int, height: Int, characterSet: CharacterRepertoire)] = [
    (20, 5, .ascii), (40, 12, .unicode), (80, 24, .unicode),
  ]

  @Test func `screens look as they did`() {
    for scene in Self.scenes {
      for size in Self.sizes {
        let environment = EnvironmentValues(characterSet: size.characterSet)
        let frame = scene.make(WindowLayout(width: size.width, height: size.height, environment))
        let name = "\(scene.name) \(size.width)×\(size.height)"
        let text = frame.plainLines.joined(separator: "\n")
        #expect(text == WindowGoldens.screens[name], "\(name)\n\(text)")
        #expect((frame.cursor != nil) == (scene.name == "form"))
      }
    }
  }

  @Test func `a selected row is reversed, and marked too`() {
    let frame = Self.scenes[0].make(WindowLayout(width: 40, height: 12, EnvironmentValues()))
    let reversed = (0..<12).filter { frame[$0, 20].style.attributes.contains(.reverse) }
    #expect(reversed == [4])
    #expect(frame[4, 0].character == ">")
  }

  @Test func `the cursor is where the overlay has it, or nowhere`() {
    let layout = WindowLayout(width: 40, height: 12, EnvironmentValues())
    let overlays = [AnyView(Text("over")), AnyView(GroupBox { TextField("", TextFieldState("ab")) })]
    let cursors = overlays.map { Self.window(layout, overlay: $0, content: Self.form()).cursor }
    #expect(cursors == [nil, Frame.Position(row: 5, column: 20)])
  }

  @Test func `a window that is too small says what it needs, and none is too small to be drawn`() {
    for height in -1...7 {
      for width in [-1, 0, 1, 2, 3, 5, 8, 13, 19, 20, 21] {
        let layout = WindowLayout(width: width, height: height, EnvironmentValues())
        for scene in Self.scenes {
          let frame = scene.make(layout)
          var renderer = FrameRenderer(colorDepth: .ansi256)
          var terminal = TerminalEmulator(width: frame.width, height: frame.height)
          terminal.apply(renderer.render(frame))
          let differences = terminal.differences(from: frame, .ansi256)
          #expect(differences.isEmpty, "\(scene.name) \(width)×\(height): \(differences)")
        }
      }
    }
    let texts = [(19, 5), (20, 4), (6, 2), (1, 1), (0, 0)].map { width, height in
      Self.scenes[0].make(WindowLayout(width: width, height: height, EnvironmentValues())).plainLines
    }
    let message = "20×5 needed"
    #expect(texts == [[message, "", "", "", ""], [message, "", "", ""], ["20×5", "needed"], ["2"], []])
  }
}
