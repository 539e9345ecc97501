import Foundation
import Testing

/// The rows of the app, and what is selected among them, when they change.
@Suite struct AppListTests {
  private typealias Key = RunningApp.Key

  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `M34 what other processes change is merged into the rows of the app`() async throws {
    for name in ["Alps", "Bike", "Car"] { try await modulo("goal", "add", name, "--target", "100") }
    let app = try RunningApp(modulo, ["modulo://goal"])
    try app.press("\rj")
    try app.see("> #2")
    let shell = try modulo.shell(
      "\"$0\" goal delete 1 --yes && \"$0\" goal edit 2 --name Boat && \"$0\" goal add Dog --target 100")
    #expect(shell.status == 0, "\(shell.error)")
    try app.see("Dog")
    let goals = app.lines.compactMap { line in ["Alps", "Bike", "Boat", "Car", "Dog"].first { line.contains($0) } }
    #expect(goals == ["Car", "Boat", "Dog"])
    #expect(app.text.contains("> #2"))
  }

  @Test func `what stands before the first row and after the last one is scrolled to`() async throws {
    let goal = try RunningApp(modulo, ["--mock", "modulo://goal/1"], columns: 40, rows: 12)
    try goal.see("General")
    try goal.press("jk")
    try goal.see("> #5")
    try goal.press(String(repeating: "k", count: 20))
    try goal.see("Required per month")
    try goal.press("j")
    try goal.see("> #4")
    for command in [
      "goal add Bike --target 100 --end 2026-04-20", "account add Bank --type savings-account --balance 70",
    ] {
      _ = try await modulo.run(command.split(separator: " ").map(String.init) + ["--currency", "USD"])
    }
    let overview = try RunningApp(modulo, columns: 40, rows: 10)
    try overview.press("\r")
    try overview.see("on track")
    try overview.press("G")
    try overview.see("$70")
    try overview.press("g")
    try overview.see("on track")
  }

  @Test func `D37 the row before a deleted block is selected in the app, else the new first one`() async throws {
    for name in ["Read", "Mail", "Walk", "Cook"] { try await modulo("block", "add", name) }
    let app = try RunningApp(modulo, ["modulo://block"])
    for (keys, deleted, selected) in [("gjjd", "Walk", "Mail"), ("gd", "Read", "Mail"), ("Gd", "Cook", "Mail")] {
      try app.press(keys)
      try app.see("This deletes block \(deleted)")
      try app.press("y")
      try app.see("✓ Block \(deleted)")
      let marked = app.lines.filter { $0.contains("> ") }
      #expect(marked.count == 1 && marked.allSatisfy { $0.contains(selected) }, "\(marked)")
    }
    try app.press("dy")
    try app.see("No blocks yet")
    try app.press("e")
    #expect(!app.text.contains("> "))
  }

  @Test func `D20 a session that was started before the app goes on in it, and a paused one stays`() async throws {
    let clock = ["--time-zone", "UTC", "--locale", "en_US"]
    _ = try modulo.spawn(["block", "add", "Read"], after: clock)
    _ = try modulo.spawn(["track", "start", "Read", "--at", "-40m"], after: clock)
    let app = try RunningApp(modulo, ["modulo://track"], after: clock)
    try app.press("\r")
    try app.see(line: "Blocks 0.5")
    let shown = try #require(app.lines.first { $0.contains("of 30:00") })
    #expect(shown.contains("10:0"))
    // The seconds pass by themselves.
    try app.miss(shown)
    try app.press(" ")
    try app.see(line: "State paused")
    let paused = try #require(app.lines.first { $0.contains("of 30:00") })
    try app.press("q")
    _ = try app.ended()
    let restarted = try RunningApp(modulo, ["modulo://track"], after: clock)
    try restarted.see(line: "State paused")
    #expect(restarted.lines.contains(paused))
  }

  @Test func `D39 the tutorial of the app is repeated, is left in the middle, and leaves nothing (REC)`() async throws {
    try await modulo("group", "add", "Work")
    let before = try await stored()
    let app = try RunningApp(modulo)
    try app.press("U")
    for word in ["Your first block", "Your first block"] {
      try app.see(word)
      try app.press("\r")
      try app.see("11:30")
      try app.see("Tutorial")
      try app.press(Key.save)
      try app.see("Tutorial completed")
      try app.press("5")
      try app.press("U")
    }
    try app.see("You have completed this tutorial before")
    try app.press("\r")
    try app.see("First steps")
    // In the middle of it, another program sees nothing either.
    let meanwhile = try await stored()
    #expect(meanwhile == before)
    app.signal(SIGTERM)
    _ = try app.ended()
    let after = try await stored()
    #expect(after == before)
    let again = try RunningApp(modulo)
    try again.see("[Overview]")
  }

  @Test(arguments: [
    ("modulo://contribution", ["save", "japan"], "--name"),
    ("modulo://account/1/balance", ["set", "marcus"], "--note"),
  ])
  func `a list is limited in a form of its own, says so, and is whole again`(
    _ link: String, _ command: [String], _ note: String
  ) async throws {
    try await modulo("goal", "add", "Japan", "--target", "500", "--currency", "USD")
    try await modulo("account", "add", "Marcus", "--type", "savings", "--currency", "USD")
    for (amount, name) in [("10", "Tip"), ("250", "Bonus")] {
      let answer = try await modulo.run(command + [amount, note, name])
      #expect(answer.status == 0, "\(answer.error)")
    }
    let app = try RunningApp(modulo, [link])
    try app.see("Bonus")
    try app.press("f")
    try app.see("> First day")
    // The list stays in view above the form.
    #expect(app.text.contains("Bonus"))
    try app.press(Key.tab + Key.tab + "tip" + Key.tab + "much" + Key.save)
    try app.see("much")
    try app.see("> At least")
    try app.press(Key.clear + "5" + Key.save)
    try app.see("Contains: tip · At least: 5")
    try app.miss("Bonus")
    #expect(app.text.contains("Tip"))
    try app.press("f")
    try app.see("> First day")
    #expect(app.text.contains("tip"))
    try app.press(Key.escape)
    try app.miss("> First day")
    try app.press("F")
    try app.see("Bonus")
    try app.miss("Contains: tip")
  }

  @Test func `the keys that the tutorial names lead to a block of the user's own`() async throws {
    let app = try RunningApp(modulo, ["modulo://tutorial"])
    try app.see("4 for your time, B for the blocks, a to add one")
    try app.press("4")
    try app.press("Ba")
    try app.press("Read")
    try app.press(Key.save)
    try app.see("Block Read (#1) created")
    try app.press("b")
    try app.see("Start a session: Read")
  }

  /// The groups, the blocks and the sessions.
  private func stored() async throws -> [String] {
    [
      try await modulo("block", "list", "--json").output,
      try await modulo("track", "list", "--json").output,
    ]
  }
}
