import Observation
import TerminalKit
import Testing

/// Controls as values with bindings.
@MainActor @Suite struct BoundControlTests {
  private func lines(_ driver: AppDriver) -> [String] { driver.frame.plainLines.filter { !$0.isEmpty } }

  private func press(_ keys: [Key], _ driver: AppDriver) { for key in keys { driver.send(.key(key)) } }

  private func click(row: Int, column: Int = 0, _ driver: AppDriver) {
    driver.send(.mouse(MouseEvent(.press(.left), row: row, column: column)))
  }

  struct Note: TerminalApp {
    @State var text = "one"
    @State var isKept = false

    var body: some View {
      VStack {
        TextEditor(text: $text).frame(height: 2)
        Toggle("Kept", isOn: $isKept)
      }
    }
  }

  @Test func `an editor changes its text, and Tab leaves it`() {
    let app = Note()
    let driver = AppDriver(app, width: 12, height: 5)
    press([.enter, "t", "w", "o", .up, .end, "!", .tab, .space], driver)
    driver.send(.paste("nothing"))
    #expect(app.text == "one!\ntwo" && app.isKept)
    #expect(lines(driver) == ["one!", "two", "[x] Kept"])
    click(row: 1, column: 1, driver)
    driver.send(.paste("a\nb"))
    #expect(app.text == "one!\nta\nbwo")
    #expect(lines(driver) == ["ta", "bwo", "[x] Kept"])
    app.text = "other"
    press(["s"], driver)
    #expect(app.text == "others")
  }

  struct Sorting: TerminalApp {
    @State var order = 2
    @State var isChosen = false

    var body: some View {
      Menu("Sort", selection: $order, options: 1...5) { "by \($0)" }.onSubmit { isChosen = true }
    }
  }

  @Test func `a menu changes a value, and Enter is for the view around it`() {
    let app = Sorting()
    let driver = AppDriver(app, width: 20, height: 6)
    #expect(driver.frame.plainLines[1...4] == ["│   by 1 │", "│ > by 2 │", "│   by 3 │", "│   by 4 │"])
    press([.down, .down, .up, "j"], driver)
    #expect(app.order == 4 && !app.isChosen)
    click(row: 1, column: 3, driver)
    #expect(app.order == 2)
    press([.enter], driver)
    #expect(app.isChosen)
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var name: TerminalText { "row \(id)" }
  }

  struct Rows: TerminalApp {
    @State var rows = (1...9).map(Row.init)
    @State var selection: Int?

    var body: some View {
      List([Table.Column("Name"), Table.Column("Id", alignment: .trailing)], rows, selection: $selection) {
        [$0.name, "\($0.id)"]
      }
    }
  }

  @Test func `a list of rows keeps its selection when they are others, else its place`() {
    let app = Rows()
    let driver = AppDriver(app, width: 16, height: 4)
    #expect(lines(driver) == ["  Name   Id", "> row 1   1", "  row 2   2", "  row 3   3    ↓"])
    press([.down, .down, .down], driver)
    #expect(app.selection == 4 && lines(driver).last == "> row 4   4    ↓")
    app.rows = [0, 3, 4, 5, 6].map(Row.init)
    driver.draw()
    #expect(app.selection == 4)
    #expect(lines(driver) == ["  Name   Id", "  row 3   3    ↑", "> row 4   4", "  row 5   5    ↓"])
    app.rows.removeAll { $0.id == 4 }
    driver.draw()
    #expect(lines(driver) == ["  Name   Id", "  row 3   3    ↑", "> row 5   5", "  row 6   6"])
    press([.down], driver)
    #expect(app.selection == 6)
    app.rows = []
    driver.draw()
    press([.down], driver)
    #expect(app.selection == nil && lines(driver).isEmpty)
  }

  @Test func `a click on a row of a table selects it, and one on its header nothing`() {
    let app = Rows()
    let driver = AppDriver(app, width: 16, height: 4)
    click(row: 2, driver)
    #expect(app.selection == 2)
    click(row: 0, driver)
    #expect(app.selection == 2)
    driver.send(.mouse(MouseEvent(.scroll(.down), row: 3, column: 0)))
    #expect(app.selection == 3)
  }

  struct Loaded: TerminalApp {
    @State var list = ListState((1...5).map(Row.init), height: 1)

    var body: some View { List([Table.Column("Name")], $list) { [$0.name] } }
  }

  @Test func `a bound table has its header, and pages of the rows below it`() {
    let app = Loaded()
    let driver = AppDriver(app, width: 12, height: 4)
    press([.pageDown], driver)
    #expect(app.list.selection?.id == 3 && app.list.height == 3)
    #expect(lines(driver) == ["  Name", "  row 1", "  row 2", "> row 3    ↓"])
    app.list.update([1, 3, 5].map(Row.init))
    driver.draw()
    #expect(lines(driver) == ["  Name", "  row 1", "> row 3", "  row 5"])
  }

  @MainActor @Observable final class Sheet {
    var name = ""
    var isOn = false
    var saved: String?

    var fields: [FormField] {
      [
        .text("Name", name, keypad: FormKeypad([[FormKeypad.Key("1") { self.name += "1" }]])) { text in
          // Keys that come meanwhile wait.
          await Task.yield()
          self.name = text
        },
        .toggle("On", isOn: isOn) { self.isOn = $0 },
      ]
    }
  }

  struct Filling: TerminalApp {
    let sheet = Sheet()
    @State var form = FormState()

    var body: some View {
      Form(sheet.fields, state: $form, refusal: Text(sheet.name.isEmpty ? "no name" : ""))
        .onSubmit { sheet.saved = sheet.name }
    }
  }

  @Test func `a form takes keys one after the other, and Enter in its last field is for the view around it`() async {
    let app = Filling()
    let driver = AppDriver(app, width: 24, height: 8)
    #expect(lines(driver) == ["> Name:", "  On:   [ ]", "no name"])
    press(["A", "n", "n", .enter, .space, .enter], driver)
    driver.send(.paste("nothing"))
    await driver.settle()
    #expect(app.sheet.saved == "Ann" && app.sheet.isOn)
    #expect(lines(driver) == ["  Name: Ann", "> On:   [x]"])
    click(row: 0, driver)
    press(["!"], driver)
    await driver.settle()
    #expect(app.sheet.name == "Ann!")
  }

  @Test func `a keypad below a field is pressed by clicks`() async {
    let app = Filling()
    let driver = AppDriver(app, width: 24, height: 20)
    for _ in 0..<2 { click(row: 1, column: 8, driver) }
    await driver.settle()
    #expect(app.sheet.name == "11")
  }

  struct Helping: TerminalApp {
    @State var isHelping = false
    @State var pressed = 0
    private let keys: KeyBindingTable<Int> = [KeyBinding("a", "Add", 1), KeyBinding("b", "Subtract", -1)]

    var body: some View {
      Text("\(pressed)").frame(maxWidth: .infinity, maxHeight: .infinity)
        .helpOverlay("Keys", isPresented: $isHelping, sections: [keys.helpSection("Numbers")])
        .keys(keys) { pressed += $0 }
        .onKeyPress("?") { isHelping = true }
    }
  }

  @Test func `help has the keys until it is closed, and scrolls`() {
    let app = Helping()
    let driver = AppDriver(app, width: 24, height: 6)
    press(["a", "?", "a"], driver)
    #expect(app.pressed == 1 && driver.frame.plainLines.contains { $0.contains("Numbers") })
    driver.send(.resize(width: 24, height: 4))
    press([.down], driver)
    #expect(driver.frame.plainLines.contains { $0.contains("Add") })
    press(["?", "a"], driver)
    #expect(app.pressed == 2 && lines(driver) == ["           2"])
  }

  struct Waiting: TerminalApp {
    var body: some View { ProgressView() }
  }

  @Test func `a sign turns while its share isn't known, and stands still without an app`() async {
    let driver = AppDriver(Waiting(), width: 4, height: 1)
    let first = lines(driver)
    while lines(driver) == first {
      await Task.yield()
      driver.draw()
    }
    #expect(ProgressView().plainLines() == ["⠋"] && first == ["⠋"])
    #expect(ProgressView().plainLines(EnvironmentValues(characterSet: .ascii)) == ["|"])
    #expect(ProgressView().plainLines(EnvironmentValues(isAccessible: true)).isEmpty)
  }

  struct Saving: TerminalApp {
    @State var log: [String] = []
    @Environment(\.perform) private var perform

    var body: some View {
      Button("Save") {
        perform {
          log.append("begun")
          do {
            try await Task.sleep(for: .seconds(60))
            log.append("saved")
          } catch { log.append("cancelled") }
        }
        perform { log.append("after") }
      }
      .onKeyPress("x") { log.append("x") }
    }
  }

  @Test func `keys wait for what is done, and control-C cancels it alone`() async {
    let app = Saving()
    let driver = AppDriver(app, width: 20, height: 2)
    press([.enter], driver)
    while app.log.isEmpty { await Task.yield() }
    press(["x", .control("c")], driver)
    await driver.settle()
    #expect(app.log == ["begun", "cancelled", "x"] && !driver.isFinished)
    press([.control("c")], driver)
    #expect(driver.isFinished)
  }
}
