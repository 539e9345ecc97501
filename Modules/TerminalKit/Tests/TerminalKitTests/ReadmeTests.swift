import TerminalKit
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  static func run(input: StandardStream = .input, output: StandardStream = .output) async throws -> TerminationSignal? {
    try await TerminalSession.run(input: input, output: output) { session in
      var screen = GoalList()
      var renderer = FrameRenderer(colorDepth: .ansi256)
      func draw() -> WriteResult {
        let (width, height) = session.size
        return session.output.write(renderer.render(screen.frame(width: width, height: height, EnvironmentValues())))
      }

      _ = session.output.write(TerminalQuery.mode(2026).sequence)
      _ = draw()
      for await event in session {
        switch event {
        case .key(.control("z")): session.suspend()
        case .key(let key): if screen.press(key) == .quit { return nil }
        case .answer(.mode(2026, let setting)): renderer.isSynchronized = setting.isSupported
        case .resize, .resume: renderer.invalidate()
        case .termination(let signal): return signal
        default: break
        }
        _ = draw()
      }
      return nil
    }
  }

  @Test func `README example of a program`() async throws {
    let terminal = try TestTerminal(columns: 20, rows: 5)
    let before = try terminal.settings()
    let user = terminal.user { terminal in
      let first = try terminal.text(until: "Bike")
      try terminal.type("\u{1B}[B\u{1B}[?2026;2$y")
      let second = try terminal.text(until: "Bike")
      try terminal.type("q")
      return first + second
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      alarm(30)
      let stream = try TestTerminal.stream(at: path)
      try await ReadmeTests.run(input: stream, output: stream)?.raise()
    }
    let seen = try #require(try await user.first { _ in true })
    let isAsked = seen.contains("\u{1B}[?2026$p")
    #expect(isAsked)
    let after = try terminal.settings()
    #expect(after == before)
  }
}
