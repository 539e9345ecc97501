import TerminalKit
import Testing

@Suite struct ReadmeTests {
  @Test func `README example`() {
    let goals = Table(
      [Table.Column("Goal", minimumWidth: 6), Table.Column("Saved", alignment: .trailing)],
      rows: [["Japan 🇯🇵", "1,250.00 €"], ["Bike", "90.00 €"]])

    let page = VStack(spacing: 1) {
      Section("Savings") { goals }
      ProgressView(value: 0.25, width: 8)
    }

    let pipe = Renderer(EnvironmentValues()).render(page)
    // Savings
    // Goal           Saved
    // Japan 🇯🇵  1,250.00 €
    // Bike         90.00 €
    //
    // ██░░░░░░

    let expected = """
      Savings
      Goal           Saved
      Japan 🇯🇵  1,250.00 €
      Bike         90.00 €

      ██░░░░░░

      """
    #expect(pipe == expected)
  }

  struct Goal: Identifiable {
    let name: String
    var id: String { name }

    init(_ name: String) { self.name = name }
  }

  struct GoalList {
    enum Action { case add, quit }

    static let keys: KeyBindingTable<Action> = [KeyBinding("a", "Add", .add), KeyBinding("q", "Quit", .quit)]

    var goals = ListState(["Japan 🇯🇵", "Bike"].map(Goal.init), height: 1)

    mutating func press(_ key: Key) -> Action? {
      goals.handle(key) == .ignored ? Self.keys.action(for: key) : nil
    }

    mutating func frame(width: Int, height: Int, _ environment: EnvironmentValues) -> Frame {
      let layout = WindowLayout(width: width, height: height, environment)
      goals.height = layout.contentEnvironment.height ?? 1
      return layout.frame(
        title: Text("Goals"), content: List(goals) { TerminalText($0.name) }, status: Self.keys.statusBar)
    }
  }

  @Test func `README example of a live screen`() {
    let environment = EnvironmentValues()
    var screen = GoalList()
    var renderer = FrameRenderer(colorDepth: .ansi256)
    let whole = renderer.render(screen.frame(width: 20, height: 5, environment))
    let nothing = renderer.render(screen.frame(width: 20, height: 5, environment))
    let action = screen.press(.down)  // nil: the list has taken it
    let twoRows = renderer.render(screen.frame(width: 20, height: 5, environment))
    #expect(action == nil && screen.press("q") == .quit)
    #expect(whole.count > twoRows.count && nothing.isEmpty && !twoRows.isEmpty)
    let shown = renderer.frame?.plainLines
    #expect(shown == ["Goals", "  Japan 🇯🇵", "> Bike", "", "a Add  q Quit"])
  }
}
