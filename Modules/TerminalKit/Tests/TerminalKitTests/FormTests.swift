import TerminalKit
import Testing

/// A form: which field keys go to, what they make of it, and how it looks.
@MainActor
@Suite struct FormTests {
  /// A form whose values are kept here: the name in capitals, and an amount that can't have an x.
  @MainActor private final class Sheet {
    var (name, amount, kind, isOn) = ("", "", 0, false)
    private(set) var isSubmitted = false
    private(set) var state = FormState()

    init() { state.update(fields) }

    var fields: [FormField] {
      [
        .text("Name", name, prompt: "Ann") { self.name = $0.uppercased() },
        .text(
          "Amount", amount, prompt: "0", fault: amount.contains("x") ? "no x" : nil,
          keypad: keypad
        ) { self.amount = $0 },
        .choice("Kind", ["one", "two", "three"], selected: kind) { self.kind = $0 },
        .toggle("On", isOn: isOn) { self.isOn = $0 },
      ]
    }

    var values: [String] { [name, amount, "\(kind)", "\(isOn)"] }

    private var keypad: FormKeypad {
      let rows: [[TerminalText]] = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [".", "0", "←"]]
      let offered: [TerminalText] = amount.isEmpty ? ["1", "7"] : ["7", "←"]
      return FormKeypad(
        rows.map { row in
          row.map { label in FormKeypad.Key(label, isOffered: offered.contains(label)) { self.press(label) } }
        })
    }

    private func press(_ label: TerminalText) {
      amount = label == "←" ? String(amount.dropLast()) : amount + label.plainText
    }

    /// Presses a key; false for one that means nothing to the form.
    @discardableResult func press(_ key: Key) async -> Bool { await follow(state.handle(key, in: fields)) }

    func paste(_ text: String) async -> Bool { await follow(state.paste(text, in: fields)) }

    /// Clicks on a place below the amount; `nil` where there is no key.
    func click(line: Int, column: Int) async -> Bool? {
      var environment = EnvironmentValues(width: 40)
      state.fit(height: 20)
      environment.form = state
      guard let key = Form(fields).keypadKey(atLine: line, column: column, in: environment) else { return nil }
      return await follow(state.press(key))
    }

    private func follow(_ response: FormState.Response) async -> Bool {
      switch response {
      case .ignored, .refused: return false
      case .handled: return true
      case .submitted: isSubmitted = true
      case .change(let change):
        await change()
        state.update(fields)
      }
      return true
    }

    func lines(
      width: Int? = nil, height: Int? = nil, refusal: String? = nil, of field: Int? = nil, isShown: Bool = true
    ) -> [TerminalText] {
      var environment = EnvironmentValues(width: width)
      (state.refusedField, state.showsRefusal) = (field, isShown)
      state.fit(height: height)
      environment.form = state
      return Form(fields, refusal: refusal.map { Text(TerminalText($0)) }).lines(in: environment)
    }
  }

  @Test(arguments: [(1, true, 2), (nil, true, 4), (9, true, 4), (0, false, nil)] as [(Int?, Bool, Int?)])
  func `why a form was refused stands below the field, else below all of them`(
    _ field: Int?, _ isShown: Bool, _ line: Int?
  ) {
    let lines = Sheet().lines(refusal: "too much", of: field, isShown: isShown).map(\.plainText)
    #expect(lines.firstIndex(of: "too much") == line)
    #expect(lines.count == (isShown ? 5 : 4))
  }

  @Test func `keys go from field to field, and change the one they are in`() async {
    let sheet = Sheet()
    let keys: [Key] = [
      "a", "n", "x", .backspace, .tab, "1", "2", "3", .backspace, .down, .right, .space, .enter, .space, .enter,
    ]
    for key in keys { await sheet.press(key) }
    #expect(sheet.values == ["AN", "12", "2", "true"])
    #expect(sheet.isSubmitted)
    #expect(sheet.state.focus == 3)
  }

  @Test func `a letter steps through the options that begin with it`() async {
    let sheet = Sheet()
    var kinds: [Int] = []
    for key in [.tab, .tab, "t", "T", "t", "o"] as [Key] {
      await sheet.press(key)
      kinds.append(sheet.kind)
    }
    #expect(kinds == [0, 0, 1, 2, 1, 0])
  }

  @Test(arguments: [
    ([Key.tab, .tab, .tab, .tab], 0), ([.backTab], 3), ([.up, .up], 2), ([.enter, .enter], 2), ([.down, .backTab], 0),
  ])
  func `fields follow each other in a ring`(_ keys: [Key], _ focus: Int) async {
    let sheet = Sheet()
    for key in keys { await sheet.press(key) }
    #expect(sheet.state.focus == focus)
    #expect(sheet.values == ["", "", "0", "false"])
  }

  @Test(arguments: [
    (0, [Key.escape, .function(1), .pageUp, .control("s"), .alt("x")]), (1, [.escape, .control("s")]),
    (2, ["1", .escape, .home]), (3, ["x", .escape, .end]),
  ])
  func `keys that mean nothing to a field are left to others`(_ focus: Int, _ keys: [Key]) async {
    let sheet = Sheet()
    for _ in 0..<focus { await sheet.press(.tab) }
    var handled: [Bool] = []
    for key in keys { handled.append(await sheet.press(key)) }
    #expect(!handled.contains(true))
    #expect(sheet.values == ["", "", "0", "false"])
  }

  @Test func `what is pasted is text, and goes into a field where something is typed`() async {
    let sheet = Sheet()
    var taken: [Bool] = []
    for text in ["q\nann", "1,200.50", "two", "[x]"] {
      taken.append(await sheet.paste(text))
      await sheet.press(.tab)
    }
    #expect(taken == [true, true, false, false])
    #expect(sheet.values == ["Q ANN", "1,200.50", "0", "false"])
  }

  @Test func `an amount keeps every character, and is edited as any text`() async {
    let sheet = Sheet()
    for key in [.tab, "-", "2", "k", .space, .home, .right, "1", ",", "٣"] as [Key] { await sheet.press(key) }
    #expect(sheet.amount == "-1,٣2k ")
    for key in [.end, .control("u"), "1", "e", "3"] as [Key] { await sheet.press(key) }
    #expect(sheet.amount == "1e3")
    _ = await sheet.paste("−1 000")
    #expect(sheet.amount == "1e3−1 000")
  }

  @Test func `a field that can't have its text keeps the cursor once, and says why`() async {
    let sheet = Sheet()
    for key in [.tab, "1", "x"] as [Key] { await sheet.press(key) }
    var isTaken = await sheet.press(.tab)
    #expect(!isTaken)
    #expect(sheet.state.focus == 1)
    #expect(sheet.amount == "1x")
    #expect(sheet.lines().map(\.plainText)[1...2] == ["> Amount: 1x ", "no x"])
    let refused = sheet.lines(refusal: "no x at all", of: 1).map(\.plainText)
    #expect(refused == sheet.lines().map(\.plainText))
    await sheet.press("y")
    #expect(sheet.lines().count == 4)
    for key in [Key.up, .enter] {
      isTaken = await sheet.press(key)
      #expect(sheet.state.focus == (key == .up ? 1 : 2))
    }
    #expect(isTaken)
    #expect(sheet.lines().count == 4)
    for key in [Key.backTab, .backspace, .backspace, .tab] { await sheet.press(key) }
    #expect(sheet.state.focus == 2)
    #expect(sheet.amount == "1")
  }

  @Test func `what has no room is refused as a whole`() async {
    let sheet = Sheet()
    _ = await sheet.paste(String(repeating: "a", count: 1_023))
    var taken = [await sheet.paste("bc"), await sheet.paste("b")]
    taken.append(await sheet.press("c"))
    #expect(taken == [false, true, false])
    #expect(sheet.name.count == 1_024)
  }

  @Test func `a key of a keypad is found by its place, and taken where it is offered`() async {
    let sheet = Sheet()
    let early = await sheet.click(line: 1, column: 10)
    #expect(early == nil)
    await sheet.press(.tab)
    var taken: [Bool?] = []
    // 7, between 1 and what is left of it, 2, below the keypad, delete, 1.
    for (line, column) in [(3, 11), (1, 9), (1, 14), (5, 11), (4, 17), (1, 10)] {
      taken.append(await sheet.click(line: line, column: column))
    }
    #expect(taken == [true, nil, false, nil, true, true])
    #expect(sheet.amount == "1")
    let keypad = sheet.lines(height: 16).map(\.plainText)[2...5]
    #expect(keypad.map { $0.filter { $0 != " " } } == ["", "", "7", "←"])
  }

  @Test func `the cursor stays where the value is kept as typed, and goes to the end of another one`() async {
    let sheet = Sheet()
    for key: Key in ["A", "C", .left, "B"] { await sheet.press(key) }
    #expect(sheet.lines()[0].plainText == "> Name:   ABC")
    await sheet.press("x")
    await sheet.press("Y")
    #expect(sheet.name == "ABXCY")
  }

  @Test func `a form that loses fields keeps keys in one of the others, and one without fields takes none`() async {
    let sheet = Sheet()
    await sheet.press(.backTab)
    var state = sheet.state
    state.update(Array(sheet.fields.prefix(2)))
    #expect(state.focus == 1)
    state.update([])
    guard case .ignored = state.handle(.enter, in: []), case .ignored = state.paste("a", in: []) else {
      Issue.record("a form without fields takes a key")
      return
    }
  }

  @Test func `a choice without options, and one where none is selected, can be stepped through`() async {
    var chosen: [Int] = []
    let none = FormField.choice("Kind", [], selected: nil) { chosen.append($0) }
    let open = FormField.choice("Kind", ["a", "b"], selected: nil) { chosen.append($0) }
    var state = FormState()
    for (field, key) in [(none, Key.right), (open, .right), (open, .left)] {
      state.update([field])
      if case .change(let change) = state.handle(key, in: [field]) { await change() }
    }
    #expect(chosen == [0, 1])
    #expect([none.value, open.value] == ["", ""])
  }

  @Test func `whole values are taken as they are given`() async {
    let sheet = Sheet()
    var taken: [Bool] = []
    for (field, value) in zip(sheet.fields, ["ann", "0042", "three", "[x]"]) { taken.append(await field.set(value)) }
    #expect(taken == [true, true, true, true])
    #expect(sheet.values == ["ANN", "0042", "2", "true"])
    #expect(sheet.fields.map(\.input) == ["ANN", "0042", "three", "[x]"])
    for field in sheet.fields.suffix(2) { taken.append(await field.set("four")) }
    #expect(taken.suffix(2) == [false, false])
    #expect(sheet.fields.map(\.options.count) == [0, 0, 3, 2])
  }

  @Test func `without keys a form is names beside values`() {
    let sheet = Sheet()
    #expect(Form(sheet.fields).plainLines() == ["Name", "Amount", "Kind    one", "On      [ ]"])
  }

  @Test func `the field that keys go to has a mark, the cursor, and what it takes`() async {
    let sheet = Sheet()
    var screens: [[String]] = []
    for _ in sheet.fields {
      screens.append(sheet.lines().map(\.plainText))
      await sheet.press(.tab)
    }
    #expect(
      screens == [
        ["> Name:   Ann", "  Amount: 0", "  Kind:   one", "  On:     [ ]"],
        ["  Name:   Ann", "> Amount: 0", "  Kind:   one", "  On:     [ ]"],
        ["  Name:   Ann", "  Amount: 0", "> Kind:   ‹ one ›", "  On:     [ ]"],
        ["  Name:   Ann", "  Amount: 0", "  Kind:   one", "> On:     [ ]"],
      ])
    await sheet.press(.tab)
    let roomy = sheet.lines(height: 16).map(\.plainText)
    let keypad = [" 1       ", "         ", " 7       ", "         "].map { "          " + $0 }
    #expect(roomy == screens[1].prefix(2) + keypad + screens[1].suffix(2))
  }

  @Test func `a value that looks otherwise than it is typed stands beside it where there is room`() {
    let field = FormField.text("Amount", "1234.5", value: "£1,234.50") { _ in }
    var state = FormState()
    state.update([field])
    var environment = EnvironmentValues(width: 40)
    environment.form = state
    #expect(Form([field]).plainLines(environment) == ["> Amount: 1234.5  £1,234.50"])
    environment.width = 24
    #expect(Form([field]).plainLines(environment) == ["> Amount: 1234.5 "])
    #expect(Form([field]).plainLines() == ["Amount  £1,234.50"])
    let empty = FormField.text("Amount", "", value: "£") { _ in }
    state.update([empty])
    environment.form = state
    #expect(Form([empty]).plainLines(environment) == ["> Amount:   £"])
  }

  @Test func `no line is wider than the window, and the cursor is always seen`() async {
    for value in Samples.hostile {
      let sheet = Sheet()
      _ = await sheet.paste(value)
      for _ in sheet.fields {
        for width in 8...40 {
          let lines = sheet.lines(width: width, height: 20)
          let widest = lines.map(\.width).max() ?? 0
          let cursors = lines.filter { $0.runs.contains { $0.style.attributes.contains(.cursor) } }
          #expect(widest <= width && cursors.count == 1, "\(value.debugDescription) \(sheet.state.focus) \(width)")
        }
        await sheet.press(.tab)
      }
    }
  }
}
