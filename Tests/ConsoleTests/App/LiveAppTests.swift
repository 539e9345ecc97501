import Foundation
import Testing

/// What other processes do is seen in the app, and nothing that is typed or selected is lost by it.
@Suite struct LiveAppTests {
  @Test func `a goal that another process adds is shown, and the selected one stays selected`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("goal", "add", "Bike", "--target", "90")
    let app = try RunningApp(modulo)
    try app.press("\r2j")
    try app.see("> #1")
    _ = try modulo.spawn(["goal", "add", "Car", "--target", "15000"])
    try app.see("Car")
    #expect(app.text.contains("> #1"))
  }

  @Test func `a list is read again after a commit of another process to what it shows, and after no other`()
    async throws
  {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let trace = try OutputFile(in: modulo.folder)
    let app = try RunningApp(modulo, environment: ["MODULO_TRACE": "1"], errors: trace.handle)
    try app.press("\r2")
    try app.see("Japan")
    func reads() throws -> Int { try trace.text().components(separatedBy: "read FinancialGoalRepository").count }
    /// Adds something, and waits for two looks at the commits of others.
    func add(_ arguments: String...) async throws -> Int {
      let before = try reads()
      _ = try modulo.spawn(arguments)
      try await Task.sleep(for: .milliseconds(700))
      return try reads() - before
    }
    // Of the first commit only the time is known.
    let first = try await add("goal", "add", "Bike", "--target", "90")
    let account = try await add("account", "add", "Wallet", "--type", "cash")
    let goal = try await add("goal", "add", "Car", "--target", "15000")
    try app.see("Car")
    #expect(first > 0)
    #expect(account == 0)
    #expect(goal > 0)
  }

  /// The app on the form of a goal, in which something is typed.
  private func editing(_ modulo: Modulo) async throws -> RunningApp {
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let app = try RunningApp(modulo)
    try app.press("\r2e")
    try app.see("Edit goal")
    try app.press(" 2027")
    try app.see("Japan 2027")
    return app
  }

  @Test func `a goal that is deleted while it is edited is said, and what was typed stays`() async throws {
    let modulo = try Modulo()
    let app = try await editing(modulo)
    _ = try modulo.spawn(["goal", "delete", "1", "--yes"])
    try app.see("There is no goal \"Japan\".")
    #expect(app.text.contains("Japan 2027"))
    try app.press("\u{13}")
    try app.settle()
    #expect(app.text.contains("There is no goal \"Japan\"."))
  }

  @Test func `a goal that is undone while it is edited is said, what was typed stays, and a redo brings it back`()
    async throws
  {
    let modulo = try Modulo()
    let app = try await editing(modulo)
    _ = try modulo.spawn(["undo", "--yes"])
    try app.see("There is no goal \"Japan\".")
    #expect(app.text.contains("Japan 2027"))
    _ = try modulo.spawn(["redo"])
    try app.miss("There is no goal \"Japan\".")
    try app.press("\u{13}")
    try app.see("✓ Goal Japan 2027 (#1) updated")
    try app.see("Japan 2027")
  }

  @Test func `two apps on one book show the same after each undo and redo`() async throws {
    let modulo = try Modulo()
    for name in ["Japan", "Bike"] { try await modulo("goal", "add", name, "--target", "90") }
    let (one, other) = (try RunningApp(modulo), try RunningApp(modulo))
    for app in [one, other] {
      try app.press("\r2")
      try app.see("Bike")
    }
    try one.press("eRed ")
    try one.press(RunningApp.Key.save)
    for app in [one, other] { try app.see("Red") }
    try one.press("u")
    for app in [one, other] { try app.miss("Red") }
    try one.press("\u{12}")
    for app in [one, other] { try app.see("Red") }
    try other.press("uy")
    for app in [one, other] { try app.miss("Red") }
  }

  @Test(arguments: [
    ("goal", ["--target", "3000"], "2", "› Japan"), ("account", ["--type", "cash"], "3", "› Japan"),
    ("group", [], "4Boj", "› Groups › Japan"), ("block", [], "4B", "› Blocks › Japan"),
  ])
  func `what is deleted while it is shown is called by its name`(
    _ noun: String, _ options: [String], _ keys: String, _ title: String
  ) async throws {
    let modulo = try Modulo()
    _ = try await modulo.run([noun, "add", "Japan"] + options)
    let app = try RunningApp(modulo)
    try app.press("\r\(keys)")
    try app.see("Japan")
    try app.press("\r")
    try app.see(title)
    _ = try modulo.spawn([noun, "delete", "Japan", "--yes"])
    try app.see("There is no \(noun) \"Japan\".")
  }

  @Test func `a goal that another process edits is followed by its form, and what was typed is stored with it`()
    async throws
  {
    let modulo = try Modulo()
    let app = try await editing(modulo)
    _ = try modulo.spawn(["goal", "edit", "1", "--target", "5000"])
    try app.see("5000")
    try app.press("\u{13}")
    try app.see("$5,000")
    try app.see("Japan 2027")
  }

  @Test func `the flow before the settings is gone back to after all data was deleted there`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let app = try RunningApp(modulo)
    try app.press("\r25:data delete\ry")
    try app.see("Deleted: ")
    try app.press(RunningApp.Key.escape + RunningApp.Key.escape)
    try app.see("[Savings]")
    try app.see("No goals yet")
    #expect(app.faults == [])
  }

  @Test func `a command is typed in the app, its question is asked there, and its answer is shown`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let backup = modulo.folder.appendingPathComponent("backup.db").path
    try await modulo("data", "backup", backup)
    try await modulo("goal", "add", "Bike", "--target", "90")
    let app = try RunningApp(modulo)
    try app.press("\r2")
    try app.see("Bike")
    try app.press(":app\r")
    try app.see("The app is running already.")
    try app.press("\u{1B}")
    try app.miss("The app is running already.")
    try app.press(":data restore \(backup)\r")
    try app.see("Replace everything?")
    try app.press("y")
    try app.see("Restored")
    try app.press("q")
    try app.miss("Restored")
    #expect(!app.text.contains("Bike"))
  }

  @Test func `settings that another process chooses are seen in the open app`() async throws {
    let modulo = try Modulo()
    let app = try RunningApp(modulo, environment: ["LANG": "en_US.UTF-8"], after: ["--now", "2026-04-12T12:00:00Z"])
    try app.press("\r")
    try app.see("Overview")
    try await modulo("settings", "set", "locale", "fr_FR")
    try app.see("Vue d’ensemble")
    // While they can't be read, what was read holds.
    let settings = modulo.folder.appendingPathComponent(".config/modulo/settings.json")
    try Data("{".utf8).write(to: settings)
    let refused = try await modulo("goal", "list")
    #expect(refused.status == 78)
    try app.press("5")
    try app.see("Réglages")
  }

  @Test func `a command is completed by Tab, and may begin with the program's name`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan trip", "--target", "3000")
    let app = try RunningApp(modulo)
    try app.press("\r:modulo goal sh\tja\t")
    try app.see(":modulo goal show Japan\\ trip")
    try app.press("\r")
    try app.see("General")
  }

  @Test func `over an answer another command is typed, and the answer is searched`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"], columns: 80, rows: 10)
    try app.press("\r:goal show 1\r")
    try app.see("General")
    #expect(!app.text.contains("First deposit"))
    try app.press("/First\r")
    try app.see("First deposit")
    try app.press("/nothing\r")
    try app.see("Not found: nothing")
    try app.press(":")
    try app.press("\u{1B}[A")
    try app.see(":goal show 1")
    #expect(app.text.contains("First deposit"))
    try app.press("\u{7F}2\r")
    try app.see("Laptop")
    try app.press("?:goal list")
    try app.see(":goal list")
    try app.press("\u{1B}[27u")
    try app.miss(":goal list")
    #expect(app.text.contains("Laptop"))
  }

  @Test func `a backup that is restored by its screen closes the screens of the data before it, and says what it did`()
    async throws
  {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("data", "backup", modulo.folder.appendingPathComponent("backup.db").path)
    try await modulo("goal", "add", "Bike", "--target", "90")
    let app = try RunningApp(modulo)
    try app.press("\r2/Bike\r\r")
    try app.see("Savings › Bike")
    try app.press("5oR~/backup.db" + RunningApp.Key.save)
    try app.see("Replace everything?")
    try app.press("y")
    try app.see("Restored: 1 goal")
    try app.press(RunningApp.Key.escape + "2")
    try app.see("Japan")
    #expect(!app.text.contains("Bike"))
    #expect(app.faults == [])
  }

  @Test func `the answer of a command is laid out anew for another size of the window`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r:goal list\r")
    try app.see("This month")
    try app.resize(columns: 40, rows: 12)
    try app.see("Name: Car")
    try app.settle()
    let resized = app.lines
    try app.press("q:goal list\r")
    try app.settle()
    #expect(app.lines == resized)
  }

  @Test func `pasted text is no command`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r2")
    try app.see("Japan trip")
    try app.press("\u{1B}[200~dyq\n\u{1B}[201~")
    try app.press("/Japan\r")
    try app.see("> #1")
    #expect(!app.text.contains("?  Delete"))
  }

  @Test(arguments: [(20, 5), (40, 12), (80, 24), (200, 60), (1, 1), (3, 3)])
  func `any size of the window is drawn`(_ columns: Int, _ rows: Int) throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r2")
    try app.see("Japan trip")
    try app.resize(columns: columns, rows: rows)
    try app.press("jkG")
    try app.settle()
    #expect(app.faults == [])
    try app.resize(columns: 80, rows: 24)
    try app.see("Japan trip")
  }
}
