import TerminalKit
import TerminalKitMocks
import Testing

/// What the articles and the README show, word for word.
@MainActor @Suite struct ComingFromExamples {
  struct Savings: TerminalApp {
    @State private var amount = 100
    @State private var isMonthly = true

    var body: some View {
      VStack(alignment: .leading, spacing: 1) {
        Text("Savings").bold().foregroundStyle(.green)
        Stepper("Amount", value: $amount, in: 0...1_000, step: 50)
        Toggle("Every month", isOn: $isMonthly)
        if isMonthly {
          Text("\(amount * 12) a year").dim()
        }
      }
      .padding()
      .border(title: "Plan")
    }
  }

  struct NameField: View {
    @Binding var name: String

    var body: some View { TextField("Name", text: $name, prompt: "Ada") }
  }

  struct Stopwatch: TerminalApp {
    @State private var seconds = 0
    @State private var isRunning = true
    @Environment(\.quit) private var quit

    var body: some View {
      VStack {
        Text("\(seconds) s").bold()
        Text("space stops and goes on, r begins anew, q quits").dim()
      }
      .onKeyPress(.space) { isRunning.toggle() }
      .onKeyPress("r") { seconds = 0 }
      .onKeyPress("q") { quit() }
      .tick(every: .seconds(1)) {
        if isRunning { seconds += 1 }
      }
    }
  }

  struct Counter: TerminalApp {
    @State private var count = 0
    @Environment(\.quit) private var quit

    var body: some View {
      VStack(alignment: .center) {
        Text("\(count)").bold()
        HStack {
          Button("Less") { count -= 1 }
          Button("More") { count += 1 }
        }
      }
      .border(title: "Counter")
      .onKeyPress("q") { quit() }
    }
  }

  @Test func `a counter`() {
    let driver = AppDriver(Counter(), width: 24, height: 4)
    driver.send(.key(.tab))
    driver.send(.key(.enter))
    let lines = driver.frame.plainLines
    // ┌ Counter ────────┐
    // │        1        │
    // │[ Less ] [ More ]│
    // └─────────────────┘

    let picture = driver.frame.svg(title: "A counter")
    #expect(lines == ["┌ Counter ────────┐", "│        1        │", "│[ Less ] [ More ]│", "└─────────────────┘"])
    #expect(picture.contains("A counter"))
  }

  @Test func `savings`() {
    let driver = AppDriver(Savings(), width: 30, height: 12)
    driver.send(.key(.right))
    #expect(driver.frame.plainLines[2...8].contains { $0.contains("1800 a year") })
    driver.send(.key(.tab))
    driver.send(.key(.space))
    #expect(!driver.frame.plainLines.contains { $0.contains("a year") })
  }

  @Test func `a stopwatch`() {
    let driver = AppDriver(Stopwatch(), width: 50, height: 3)
    driver.send(.key("r"))
    #expect(driver.frame.plainLines[0] == "0 s")
    driver.send(.key("q"))
    #expect(driver.isFinished)
  }

  @Test func `a field`() {
    var name = "Eve"
    let field = NameField(
      name: Binding {
        name
      } set: {
        name = $0
      })
    #expect(field.lines(in: EnvironmentValues(width: 20)).map(\.plainText) == ["Name: Eve"])
  }

  struct NoteEditor: View {
    @Environment(\.perform) private var perform
    @Binding var note: String
    let save: @MainActor (String) async -> Void

    var body: some View {
      VStack {
        TextEditor(text: $note).frame(height: 4).border(title: "Note")
        Button("Save") { perform { [note, save] in await save(note) } }
      }
    }
  }

  struct Notes: TerminalApp {
    @State var note = ""
    @State var saved: [String] = []

    var body: some View { NoteEditor(note: $note) { saved.append($0) } }
  }

  @Test func `a note`() async {
    let app = Notes()
    let driver = AppDriver(app, width: 20, height: 8)
    for key in ["a", .enter, "b", .tab, .enter] as [Key] { driver.send(.key(key)) }
    await driver.settle()
    #expect(app.saved == ["a\nb"])
  }

  func questions() async throws {
    let prompt = TerminalPrompt()
    let name = try await prompt.text("Name of the project", default: "demo")
    let kind = try await prompt.choice("Kind", ["app", "library"]) { TerminalText($0) }
    if try await prompt.confirm("Create \(name)?") {
      try await prompt.progress("Copying the \(kind)") { try await Task.sleep(for: .seconds(1)) }
    }
  }
}
