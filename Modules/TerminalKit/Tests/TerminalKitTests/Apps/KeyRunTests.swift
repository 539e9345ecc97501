import Observation
import TerminalKit
import TerminalKitMocks
import Testing

/// Random keys beside an oracle of what they do.
@MainActor @Suite struct KeyRunTests {
  struct Row: Identifiable { let id: Int }

  struct Panel: TerminalApp {
    @State var count = 0
    @State var hasMore = false
    @State var name = ""
    @State var theme = 1
    @State var places = 2
    @State var tab = 0
    @State var list = ListState((0..<KeyOracle.rowCount).map(Row.init), height: 4)
    @State var question: ConfirmationState<Bool>?

    var body: some View {
      VStack {
        Button("Add to \(count)") { count += 1 }
        Toggle("More", isOn: $hasMore)
        TextField("Name", text: $name)
        if hasMore {
          Picker("Theme", selection: $theme, options: 1...3) { "\($0)" }
          Stepper("Places", value: $places, in: 0...4)
        }
        TabView(selection: $tab, tabs: [(0, "List"), (1, "Nothing"), (2, "Question")]) { tab in
          if tab == 0 { List($list) { "row \($0.id)" } }
          if tab == 2 { Button("Ask") { ask() } }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .confirmationDialog($question) { if $0 { count = 0 } }
    }

    private func ask() {
      question = ConfirmationState(
        "Begin anew?", choices: [KeyBinding("n", "No", false), KeyBinding("y", "Yes", true)])
    }

    var values: KeyOracle.Values {
      KeyOracle.Values(
        count: count, hasMore: hasMore, name: name, theme: theme, places: places, tab: tab,
        row: list.selection?.id ?? -1, answer: question.map(\.selectedIndex))
    }
  }

  /// `TERMINALKIT_KEYRUNS=50000` asks for more.
  @Test func `any keys do what the oracle says, and the terminal shows it`() {
    let campaign = Campaign("KEYRUNS", 120)
    for number in 0..<campaign.count {
      let seed = campaign.seed &+ UInt64(number)
      if let difference = run(seed: seed) {
        Issue.record("run \(number) of seed \(campaign.seed): \(difference)")
        return
      }
    }
  }

  /// Types a few keys at a new app.
  ///
  /// - Returns: What is wrong after one of them; nil for nothing.
  private func run(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    var (width, height) = (Int.random(in: 30...50, using: &generator), Int.random(in: 16...20, using: &generator))
    let app = Panel()
    let driver = AppDriver(app, width: width, height: height)
    var oracle = KeyOracle()
    var typed: [String] = []
    var renderer = FrameRenderer(colorDepth: .ansi16)
    var terminal = TerminalEmulator(width: width, height: height)
    for _ in 0..<Int.random(in: 1...24, using: &generator) {
      let event = oracle.event(&generator)
      typed.append("\(event)")
      if case .resize(let newWidth, let newHeight) = event {
        (width, height) = (newWidth, newHeight)
        terminal.resize(width: width, height: height)
        renderer.invalidate()
      }
      oracle.take(event)
      driver.send(event)
      terminal.apply(renderer.render(driver.frame))
      if app.values != oracle.values { return "\(typed): \(app.values) instead of \(oracle.values)" }
    }
    let differences = terminal.differences(from: driver.frame, .ansi16)
    let frame = driver.frame
    driver.draw()
    let isStable = driver.frame == frame
    if !isStable || !differences.isEmpty { return "\(typed): stable \(isStable), \(differences.prefix(3))" }
    return nil
  }

  @MainActor @Observable final class Sheet {
    var (name, kind, isOn) = ("", 0, false)

    var fields: [FormField] {
      [
        .text("Name", name, fault: name.contains("x") ? "no x" : nil) { self.name = $0 },
        .choice("Kind", ["one", "two"], selected: kind) { self.kind = $0 },
        .toggle("On", isOn: isOn) { self.isOn = $0 },
      ]
    }
  }

  struct Desk: TerminalApp {
    let sheet = Sheet()
    @State var note = "one two three\n日本"
    @State var rows = Array(0..<5)
    @State var selection: Int?
    @State var order = 1
    @State var form = FormState()
    @State var isHelping = false
    private let keys: KeyBindingTable<Bool> = [KeyBinding("+", "Add", true), KeyBinding("-", "Remove", false)]

    var body: some View {
      HStack {
        VStack {
          TextEditor(text: $note).border(title: "Note")
          List([Table.Column("Row"), Table.Column("Square")], rows.map(Row.init), selection: $selection) {
            ["\($0.id)", "\($0.id * $0.id)"]
          }
        }
        VStack {
          Menu("Order", selection: $order, options: rows) { "by \($0)" }
          Form(sheet.fields, state: $form, refusal: Text("refused"))
          if rows.count > 3 { ProgressView() }
        }
      }
      .helpOverlay("Keys", isPresented: $isHelping, sections: [keys.helpSection("Rows")])
      .keys(keys) { rows = $0 ? rows + [rows.count] : Array(rows.dropFirst()) }
      .onKeyPress(.function(1)) { isHelping = true }
    }
  }

  @Test func `any events leave an app whose terminal shows it, in any window`() async {
    let campaign = Campaign("KEYRUNS", 120)
    for number in 0..<campaign.count {
      var generator = SeededGenerator(seed: campaign.seed &+ UInt64(number))
      let app = Desk()
      var size = Self.size(&generator)
      let driver = AppDriver(app, width: size.width, height: size.height)
      var renderer = FrameRenderer(colorDepth: .ansi256)
      var terminal = TerminalEmulator(width: size.width, height: size.height)
      var sent: [TerminalEvent] = []
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        var event = Self.event(&generator, size)
        if Int.random(in: 0..<12, using: &generator) == 0 {
          size = Self.size(&generator)
          event = .resize(width: size.width, height: size.height)
          terminal.resize(width: size.width, height: size.height)
          renderer.invalidate()
        }
        sent.append(event)
        driver.send(event)
        terminal.apply(renderer.render(driver.frame))
      }
      await driver.settle()
      terminal.apply(renderer.render(driver.frame))
      let differences = terminal.differences(from: driver.frame, .ansi256)
      #expect(differences.isEmpty, "run \(number) of seed \(campaign.seed): \(sent), \(differences.prefix(3))")
      if !differences.isEmpty { return }
    }
  }

  private static func size(_ generator: inout SeededGenerator) -> (width: Int, height: Int) {
    (Int.random(in: 0...50, using: &generator), Int.random(in: 0...14, using: &generator))
  }

  private static func event(_ generator: inout SeededGenerator, _ size: (width: Int, height: Int)) -> TerminalEvent {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .paste(Samples.random(&generator))
    case 1:
      let (row, column) = (
        Int.random(in: 0...size.height, using: &generator), Int.random(in: 0...size.width, using: &generator)
      )
      let actions: [MouseEvent.Action] = [.press(.left), .press(.left), .scroll(.up), .scroll(.down), .drag(.left)]
      return .mouse(MouseEvent(actions.randomElement(using: &generator) ?? .move, row: row, column: column))
    case 2: return .key([.tab, .function(1), "+", "-"].randomElement(using: &generator) ?? .tab)
    default: return .key(Samples.keys.randomElement(using: &generator) ?? .enter)
    }
  }
}
