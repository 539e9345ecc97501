import Foundation
import TerminalKitMocks
import Testing

/// What is typed into the forms of the app, key by key.
@Suite struct AppFormTests {
  private typealias Key = RunningApp.Key

  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `M35 a form with input is left after a question in the app, an untouched one without`() throws {
    let app = try RunningApp(modulo)
    try app.press("\r2a")
    try app.see("New goal")
    try app.press(Key.escape)
    try app.see("No goals yet")
    try app.press("a" + String(repeating: Key.tab, count: 5) + "2026-12-12" + Key.escape)
    try app.see("Leave without saving?")
    try app.press("n")
    try app.miss("Leave without saving?")
    try app.see(line: "> End: 2026-12-12")
    try app.press(Key.escape + "y")
    try app.see("No goals yet")
  }

  @Test func `M36 keypad entry in the app`() throws {
    let app = try RunningApp(modulo, ["--mouse"], rows: 30)
    try app.press("\r2a\t\t")
    try app.see(line: "> Goal: 0")
    try app.click(keys: "05.25", beside: "> Goal")
    try app.see(line: "> Goal: 5.25")
    try app.click(keys: "9", beside: "> Goal")
    try app.see("9 can't follow: the amount is as it was.")
    let bells = app.screen.bells
    #expect(bells == 1)
    try app.see(line: "> Goal: 5.25")
    try app.click(keys: ".", beside: "> Goal")
    try app.see(". can't follow")
    // What is typed is a text, which is judged as a whole.
    try app.press("9")
    try app.see(line: "> Goal: 5.259")
    try app.miss("can't follow")
    try app.press(Key.tab)
    try app.see("has more decimals")
    try app.see(line: "> Goal: 5.259")
    try app.press(Key.escape + "ya\t\t")
    try app.see(line: "> Goal: 0")
    try app.click(keys: ".", beside: "> Goal")
    try app.see(line: "> Goal: 0.")
  }

  @Test func `M37 keypad delete in the app`() throws {
    let app = try RunningApp(modulo, ["--mouse"], rows: 30)
    try app.press("\r2a\t\t12")
    for amount in ["12", "1", "0"] {
      try app.see(line: "> Goal: \(amount)")
      try app.click(keys: "<", beside: "> Goal")
    }
    try app.see("← can't follow")
    try app.press(Key.tab)
    try app.see(line: "Goal: 0")
  }

  @Test func `a field that is left with a text that is no amount keeps the text and the cursor, and nothing is lost`()
    async throws
  {
    let app = try RunningApp(modulo)
    try app.press("\r2aJapan\t\t1e3" + Key.tab)
    try app.see("\"1e3\" isn't an amount: look at character 2.")
    try app.see(line: "> Goal: 1e3")
    try app.press("\u{1B}[D" + Key.delete)
    try app.see(line: "> Goal: 13")
    try app.miss("look at character")
    try app.press("k" + Key.enter)
    try app.see("\"1k3\" isn't an amount: look at character 2.")
    // A second key lets it go: the rest of the form can be filled in first.
    try app.press(Key.tab + Key.tab)
    try app.see(line: "Name: Japan")
    try app.see(line: "Goal: 1k3")
    try app.press(Key.save)
    try app.see("look at character 2")
    try app.see(line: "> Goal: 1k3")
    let goals = try await modulo("goal", "list", "--json").json()["goals"] as? [Any]
    #expect(goals?.isEmpty == true)
    try app.press(Key.escape)
    try app.see("Leave without saving?")
    try app.press("n" + Key.clear + "3000" + Key.save)
    try app.see("Goal Japan (#1) created: $3,000 to save")
  }

  @Test func `a number that is typed is kept, and refused as a whole`() async throws {
    try await modulo("block", "add", "Reading")
    let app = try RunningApp(modulo, ["modulo://block/1"])
    try app.press("l")
    try app.see("Sessions")
    try app.press("a" + Key.tab + Key.tab + "2x5" + Key.tab)
    try app.see("\"2x5\" isn't a number of halves")
    try app.see(line: "> Halves: 2x5")
  }

  @Test(arguments: [
    ("-20", "The amount is negative"), ("1e3", "look at character 2"), ("3kk", "look at character 3"),
    ("20-", "The amount is negative"), ("1.239", "has more decimals"), ("10-5", "For a difference, write 10 - 5"),
  ])
  func `M36 what is typed key by key is refused as the same text pasted or given to a command`(
    _ text: String, _ refusal: String
  ) async throws {
    try await modulo("goal", "add", "Japan", "--target", "100")
    let app = try RunningApp(modulo, ["modulo://goal/1"], rows: 40)
    for input in [text, "\u{1B}[200~\(text)\u{1B}[201~"] {
      try app.press("a" + input)
      try app.see(line: "> Amount: \(text)")
      try app.press(Key.save)
      try app.see(refusal)
      try app.see(line: "> Amount: \(text)")
      try app.press(Key.escape + "y")
      try app.miss("> Amount")
    }
    let answer = try await modulo("contribution", "add", "1", "--", text)
    #expect(answer.error.contains(refusal))
  }

  @Test(arguments: [("de_DE", "1.234,56"), ("fr_FR", "1 234,56"), ("en_US", "1,234.56")])
  func `W30 a grouped amount is typed key by key as the language writes it`(
    _ locale: String, _ text: String
  ) async throws {
    try await modulo("goal", "add", "Japan", "--target", "5000")
    let fixed = Array(Modulo.fixed.dropLast()) + [locale]
    let app = try RunningApp(modulo, ["modulo://goal/1"], rows: 40, after: fixed)
    try app.press("a" + text)
    try app.see { $0.split(separator: "\n").contains { $0.hasPrefix("> ") && $0.hasSuffix(" \(text)") } }
    try app.press(Key.save)
    try app.see("✓")
    let document = try await modulo("contribution", "list", "1", "--json").json()
    let rows = document["contributions"] as? [[String: Any]]
    #expect(rows?.map { $0["amount"] as? String } == ["1234.56"])
  }

  @Test func `W30 a text that is no amount is kept as it was typed in the app, and is refused`() async throws {
    try await modulo("account", "add", "Barclays", "--type", "savings-account", "--currency", "GBP")
    let app = try RunningApp(modulo, ["modulo://account/1"])
    try app.press("a1234.56")
    try app.see(line: "> Balance: 1234.56 £1,234.56")
    try app.press("7" + Key.save)
    try app.see(line: "> Balance: 1234.567")
    try app.see("has more decimals")
    try app.press(Key.clear + "1.2")
    try app.see(line: "> Balance: 1.2 £1.20")
    try app.press(Key.tab)
    try app.see(line: "Balance: £1.20")
    try app.press(Key.save)
    try app.see("✓ Barclays: £1.20")
    for (amount, refusal) in [("1.2.3", "isn't an amount"), ("1234.567", "has more decimals")] {
      try app.press(":balance set 1 \(amount)\r")
      try app.see(refusal)
      try app.press("q")
      try app.miss(refusal)
    }
    let balances = try await modulo("balance", "history", "1", "--json").json()["balances"] as? [[String: Any]]
    #expect(balances?.map { $0["balance"] as? String } == ["1.20"])
  }

  @Test func `D06 a name that is too long is refused in the app, never cut, and an empty one isn't taken`() throws {
    let app = try RunningApp(modulo)
    try app.press("\r4Ba" + Key.save)
    try app.see("A name is required")
    try app.press(String(repeating: "abcdefghijk", count: 4) + Key.save)
    try app.see("is longer than")
    try app.see(line: "> Name: " + String(repeating: "abcdefghijk", count: 4))
    try app.press(String(repeating: Key.delete, count: 4) + Key.save)
    try app.see("created in Default")
    try app.press("oa" + Key.save)
    try app.see("A name is required")
    try app.press("abcdefghijklmnopqrstuvwxyzab" + Key.save)
    try app.see("is longer than")
    try app.press(String(repeating: Key.delete, count: 4) + Key.save)
    try app.see("Group abcdefghijklmnopqrstuvwx (#2) created")
    try app.see("abcdefghijklmnopqrstuvwx")
    #expect(!app.text.contains("abcdefghijklmnopqrstuvwxy"))
    for command in ["block add " + String(repeating: "n", count: 41), "group add abcdefghijklmnopqrstuvwxy"] {
      try app.press(":\(command)\r")
      try app.see("is longer than")
      try app.press("q")
      try app.miss("is longer than")
    }
  }
}
