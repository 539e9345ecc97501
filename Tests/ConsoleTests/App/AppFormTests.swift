import Foundation
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
    let app = try RunningApp(modulo)
    try app.press("\r2a\t\t05.259." + Key.tab)
    try app.see(line: "Goal: 5.25")
    try app.press(Key.escape + "ya\t\t." + Key.tab)
    try app.see(line: "Goal: 0.")
    try app.press(Key.backTab + "5.x9" + Key.tab)
    try app.see(line: "Goal: 0.59")
  }

  @Test func `M37 keypad delete in the app`() throws {
    let app = try RunningApp(modulo)
    try app.press("\r2a\t\t12")
    for amount in ["12", "1", "0"] {
      try app.see(line: "> Goal: \(amount)")
      try app.press(Key.delete)
    }
    try app.press(Key.delete + Key.tab)
    try app.see(line: "Goal: 0")
  }

  @Test func `W30 an amount stays one while it is typed in the app, and is refused in a command`() async throws {
    try await modulo("account", "add", "Barclays", "--type", "savings-account", "--currency", "GBP")
    let app = try RunningApp(modulo, ["modulo://account/1"])
    try app.press("a1234.567")
    try app.see(line: "> Balance: 1234.56 £1,234.56")
    try app.press(Key.clear)
    try app.see(line: "> Balance: £")
    try app.press("1.2.")
    try app.see(line: "> Balance: 1.2 £1.2")
    try app.press(Key.tab)
    try app.see(line: "Balance: £1.2")
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

  @Test func `D06 a name is cut while it is typed in the app, and an empty one isn't taken`() throws {
    let app = try RunningApp(modulo)
    try app.press("\r4Ba" + Key.save)
    try app.see("A name is required")
    try app.press("abcdefghijklmnopqrst" + Key.tab)
    try app.see(line: "Name: abcdefghijklmnop")
    try app.press(Key.save)
    try app.see("Block created")
    try app.press("oa" + Key.save)
    try app.see("A name is required")
    try app.press("abcdefghijkl" + Key.save)
    try app.see("Group created")
    try app.see("abcdefgh")
    #expect(!app.text.contains("abcdefghi"))
    for command in ["block add abcdefghijklmnopq", "group add abcdefghi"] {
      try app.press(":\(command)\r")
      try app.see("is longer than")
      try app.press("q")
      try app.miss("is longer than")
    }
  }
}
