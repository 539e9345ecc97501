import Observation
import TerminalKit
import TerminalKitMocks
import Testing

@MainActor @Suite struct AppTests {
  struct Counter: TerminalApp {
    @State var count = 0
    @State var isLoud = false
    @State var name = ""
    @State var theme = 1
    @State var places = 2
    @Environment(\.quit) private var quit

    var body: some View {
      VStack {
        Button("Add to \(count)") { count += 1 }
        Toggle("Loud", isOn: $isLoud)
        TextField("Name", text: $name, prompt: "anybody").onSubmit { name = name.uppercased() }
        Picker("Theme", selection: $theme, options: 1...3) { "\($0)" }
        Stepper("Places", value: $places, in: 0...3)
      }
      .onKeyPress("q") { quit() }
    }
  }

  private func driver(_ app: some TerminalApp, width: Int = 24, height: Int = 6) -> AppDriver {
    AppDriver(app, width: width, height: height)
  }

  private func lines(_ driver: AppDriver) -> [String] { driver.frame.plainLines.filter { !$0.isEmpty } }

  @Test func `keys are for the control that has the focus, and Tab goes on`() {
    let app = Counter()
    let driver = driver(app)
    #expect(
      lines(driver) == ["[ Add to 0 ]", "[ ] Loud", "Name: anybody", "Theme ‹ 1 ›", "Places - 2 +"])
    let keys: [Key] = [
      .enter, .space, .tab, .space, .tab, "a", "d", "a", .left, "n", .enter, .down, .right, .right, .right, .left,
      .down,
      .right, .right,
    ]
    for key in keys { driver.send(.key(key)) }
    #expect(
      lines(driver) == ["[ Add to 2 ]", "[x] Loud", "Name: ADNA", "Theme ‹ 3 ›", "Places - 3 +"])
    #expect(app.count == 2 && app.theme == 3)
    driver.send(.key(.backTab))
    driver.send(.paste("x\ny"))
    #expect(app.name == "ADNA")
    driver.send(.key(.backTab))
    driver.send(.paste("x\ny"))
    #expect(app.name == "ADNAx y")
  }

  @Test func `a key that no control takes goes to the views around it, and control-C ends the app`() {
    for key in ["q", .control("c")] as [Key] {
      let driver = driver(Counter())
      driver.send(.key("x"))
      #expect(!driver.isFinished)
      driver.send(.key(key))
      #expect(driver.isFinished)
    }
  }

  @Test func `a click goes to what is below it, which has the focus then`() {
    let app = Counter()
    let driver = driver(app)
    for row in [1, 0, 0] { driver.send(.mouse(MouseEvent(.press(.left), row: row, column: 3))) }
    driver.send(.mouse(MouseEvent(.press(.left), row: 5, column: 20)))
    #expect(app.isLoud && app.count == 2)
    driver.send(.key(.enter))
    #expect(app.count == 3)
  }

  struct Fading: TerminalApp {
    @State var isShown = true
    @State var pressed: [String] = []

    var body: some View {
      VStack {
        Button("First") { pressed.append("first") }
        if isShown {
          Button("Hide") { isShown = false }
            .task { await Fading.log.note("came", "went") }
        }
        Button("Last") { pressed.append("last") }
      }
    }

    static let log = TaskLog()
  }

  /// What tasks have done.
  @MainActor final class TaskLog {
    private(set) var notes: [String] = []

    func note(_ first: String, _ last: String) async {
      notes.append(first)
      do { try await Task.sleep(for: .seconds(60)) } catch { notes.append(last) }
    }

    func wait(for count: Int) async {
      while notes.count < count { await Task.yield() }
    }
  }

  @Test func `the focus of what has gone is that of what took its place, and its task is cancelled`() async {
    let app = Fading()
    let driver = driver(app)
    await Fading.log.wait(for: 1)
    driver.send(.key(.tab))
    driver.send(.key(.enter))
    #expect(lines(driver) == ["[ First ]", "[ Last ]"])
    driver.send(.key(.enter))
    #expect(app.pressed == ["last"])
    await Fading.log.wait(for: 2)
    #expect(Fading.log.notes == ["came", "went"])
  }

  @MainActor @Observable final class Model {
    var names = ["Bike"]
  }

  struct Names: TerminalApp {
    let model = Model()
    @State var list = ListState(["a", "b", "c", "d"].map(Row.init), height: 2)

    var body: some View {
      VStack {
        List($list) { TerminalText($0.id) }
        ForEach(model.names, id: \.self) { Text($0) }
      }
    }

    struct Row: Identifiable { let id: String }
  }

  @Test func `a model that changes by itself is drawn`() {
    let app = Names()
    let driver = driver(app, height: 3)
    for name in ["Japan", "Car"] {
      app.model.names = [name]
      driver.draw()
      #expect(lines(driver).last == name)
    }
  }

  @Test func `a list takes the lines that are left, and the wheel moves its selection`() {
    let driver = driver(Names(), height: 3)
    #expect(lines(driver) == ["> a", "  b                    ↓", "Bike"])
    driver.send(.mouse(MouseEvent(.scroll(.down), row: 0, column: 0)))
    driver.send(.key(.down))
    #expect(lines(driver) == ["  b                    ↑", "> c                    ↓", "Bike"])
    driver.send(.resize(width: 10, height: 9))
    #expect(lines(driver) == ["  a", "  b", "> c", "  d", "Bike"])
  }

  @Test func `a terminal that resizes in every frame shows each of them`() {
    let driver = driver(Counter())
    var renderer = FrameRenderer(colorDepth: .ansi256)
    for size in 0..<60 {
      let (width, height) = (size * 7 % 31, size * 5 % 9)
      driver.send(.resize(width: width, height: height))
      var terminal = TerminalEmulator(width: width, height: height)
      renderer.invalidate()
      terminal.apply(renderer.render(driver.frame))
      #expect(terminal.faults.isEmpty && terminal.lines == driver.frame.plainLines)
    }
  }

  struct Clock: TerminalApp {
    @State var seconds = 0

    var body: some View { Text("\(seconds)").tick(every: .zero) { seconds += 1 } }
  }

  @Test func `a tick of no time is one that lets keys be heard`() async {
    let app = Clock()
    let driver = driver(app)
    while app.seconds < 2 { await Task.yield() }
    driver.draw()
    #expect(lines(driver) == ["\(app.seconds)"])
  }
}

extension AppTests {
  struct Asking: TerminalApp {
    @State var place = 0
    @State var question: ConfirmationState<Bool>?
    @State var message: TerminalText?

    var body: some View {
      TabView(selection: $place, tabs: [(0, "Goals"), (1, "Accounts")]) { place in
        if place == 0 { Button("Delete") { ask() } } else { Text("none") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .confirmationDialog($question) { message = $0 ? "Deleted." : "Kept." }
      .toast($message, for: .milliseconds(10))
    }

    private func ask() {
      question = ConfirmationState("Sure?", choices: [KeyBinding("n", "No", false), KeyBinding("y", "Yes", true)])
    }
  }

  @Test func `a question has all keys until it is answered, and a toast goes by itself`() async {
    let app = Asking()
    let driver = AppDriver(app, width: 30, height: 10)
    for key in [.tab, .enter] as [Key] { driver.send(.key(key)) }
    #expect(driver.frame.plainLines.contains { $0.contains("[n No]") })
    for key in ["x", .tab, .right] as [Key] { driver.send(.key(key)) }
    #expect(driver.frame.plainLines.contains { $0.contains("[y Yes]") })
    driver.send(.key(.enter))
    #expect(app.question == nil && driver.frame.plainLines[9].contains("Deleted."))
    while app.message != nil { await Task.yield() }
    driver.draw()
    #expect(!driver.frame.plainLines[9].contains("Deleted."))
  }

  @Test func `tabs are gone through by the arrows, and control-C ends a question too`() {
    let app = Asking()
    let driver = AppDriver(app, width: 30, height: 10)
    driver.send(.key(.right))
    #expect(driver.frame.plainLines[0...1] == [" Goals [Accounts]", "none"])
    for key in [.left, .tab, .enter, .control("c")] as [Key] { driver.send(.key(key)) }
    #expect(driver.isFinished)
  }
}
