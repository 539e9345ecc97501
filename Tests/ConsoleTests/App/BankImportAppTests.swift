import Foundation
import Testing

/// Files of banks in the app, from the form to the outcome: by keys and by lines.
@Suite struct BankImportAppTests {
  private typealias Key = RunningApp.Key
  private static let right = "\u{1B}[C"

  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
    _ = try modulo.file("bank.csv", "Date,Amount,Text\n03/04/2026,10.00,Gift\n05/06/2026,-3.00,Fee\n")
    _ = try modulo.file("may.sta", Self.statement)
  }

  @Test func `a file is imported by keys, its reading is asked, and kept as a profile`() async throws {
    let app = try RunningApp(modulo)
    try app.press("\r5oI")
    try app.see("Bank import")
    try app.press("bank.csv" + Key.tab + "japan" + Key.save)
    try app.see("Not known: order of day and month")
    try app.press(Key.save)
    try app.see("Choose an answer")
    try app.press(Self.right + Key.save)
    try app.see("Not known: money in and out")
    try app.press(Self.right + Key.save)
    try app.see("2 rows read, 2 new, 0 known, 0 probably there already")
    try app.see("Import 2 rows")
    // Back in the form is what was chosen, and the questions come again.
    try app.press(Key.escape)
    try app.see(line: "Goal: japan")
    try app.press(Key.save + Self.right + Key.save + Self.right + Key.save)
    try app.see("Keep as profile")
    try app.press("mybank" + Key.save)
    try app.see("2 rows imported into Japan trip")
    try app.see("Saved: mybank")
    let list = try await modulo("contribution", "list", "japan").output
    #expect(list.contains("Gift"))
    let profiles = try await modulo("import", "profiles", "list").output
    #expect(profiles.contains("mybank"))
    try app.press("qu")
    try app.see("Undo")
    try app.press("y")
    try app.see("Undone")
    let left = try await modulo("contribution", "list", "japan").output
    #expect(!left.contains("Gift"))
  }

  @Test func `a profile of one's own that a command saved is known in the app`() async throws {
    let file = modulo.folder.appendingPathComponent("bank.csv").path
    try await modulo(
      "import", "profiles", "save", "mine", file, "--day-order", "dmy", "--sign", "signed")
    let app = try RunningApp(modulo, ["modulo://import"])
    try app.press("bank.csv" + Key.tab + "japan" + Key.save)
    try app.see("bank.csv: CSV (mine)")
    try app.press(Key.enter)
    try app.see("2 rows imported into Japan trip")
  }

  @Test func `the account of a file is asked in the app, and remembered`() async throws {
    try await modulo("account", "add", "Giro", "--type", "checking", "--currency", "EUR")
    let app = try RunningApp(modulo, ["modulo://import"])
    try app.press("may.sta" + Key.save)
    try app.see("Whose file is it?")
    try app.press(Self.right + Key.save)
    try app.see("Remember DE02…2051 as the bank id of Giro?")
    try app.press(" ")
    try app.see("[x]")
    try app.press(Key.save)
    try app.see("1 row imported into Giro")
    let account = try await modulo("account", "show", "giro", "--json").json()
    #expect(account["bankId"] as? String == "DE02…2051")
    let next = try await modulo("import", modulo.file("june.sta", Self.statement), "--yes", "--json").json()
    #expect(next["name"] as? String == "Giro")
  }

  @Test func `probable duplicates are shown and decided in the app`() async throws {
    try await modulo("contribution", "add", "japan", "10", "--on", "2026-04-03")
    let app = try RunningApp(modulo, ["modulo://import"])
    try app.press("bank.csv" + Key.tab + "japan" + Key.save + Self.right + Key.save + Self.right + Key.save)
    try app.see("1 new, 0 known, 1 probably there already")
    try app.see("line 2: #6  Apr 3, 2026  +$10.00  Gift")
    try app.press(Key.save)
    try app.see("Choose an answer")
    try app.press(Self.right)
    try app.see("skip")
    try app.press(Key.save)
    try app.see("1 row imported into Japan trip")
  }

  @Test func `an app that is ended at a question keeps the form, not the answer`() throws {
    let app = try RunningApp(modulo, ["modulo://import"])
    try app.press("bank.csv" + Key.tab + "japan" + Key.save + Self.right)
    try app.see("Apr 3, 2026")
    app.signal(SIGTERM)
    _ = try app.ended()
    let next = try RunningApp(modulo)
    try next.press(Key.enter)
    try next.see("Bank import (bank.csv, japan)")
    try next.press("y")
    try next.see(line: "> File: bank.csv")
    try next.see(line: "Goal: japan")
  }

  @Test(arguments: [[], ["--ascii"]])
  func `a file is imported by lines`(_ options: [String]) async throws {
    let file = modulo.folder.appendingPathComponent("bank.csv").path
    let lines = [
      "go 5", "o", "I", file, "japan", "", "", "s", "1", "s", "2", "s", "mybank", "s", "q", "q", "q",
    ]
    let answer = try modulo.spawn(
      ["app", "--accessible"] + options, input: Data((lines.joined(separator: "\n") + "\n").utf8))
    #expect(answer.status == 0, "\(answer.error)")
    let expected = [
      "Not known: order of day and month. Line 2", "1. Apr 3, 2026", "s Continue, c Change, q Back",
      "2 rows read, 2 new, 0 known, 0 probably there already", "Keep as profile (not kept)",
      "s Import 2 rows, c Change, q Back", "2 rows read, 2 imported, 0 skipped", "Saved: mybank",
    ]
    let missing = expected.filter { !answer.output.contains($0) }
    #expect(missing == [], "\(answer.output)")
    let list = try await modulo("contribution", "list", "japan").output
    #expect(list.contains("Gift"))
  }

  @Test func `a line of the grammar asks at the screen what it doesn't say`() async throws {
    let file = modulo.folder.appendingPathComponent("bank.csv").path
    let lines = [":import \(file) --goal japan", "1", "s", "1", "s", "", "s", "q", "q"]
    let answer = try modulo.spawn(["app", "--accessible"], input: Data((lines.joined(separator: "\n") + "\n").utf8))
    #expect(answer.status == 0, "\(answer.error)")
    let expected = [
      "Not known: order of day and month. Line 2", "s Continue, c Change, q Back", "Keep as profile (not kept)",
      "2 rows read, 2 imported, 0 skipped",
    ]
    let missing = expected.filter { !answer.output.contains($0) }
    #expect(missing == [], "\(answer.output)")
    let said = [":import \(file) --goal japan --yes --day-order dmy --sign signed", "q"]
    let direct = try modulo.spawn(["app", "--accessible"], input: Data((said.joined(separator: "\n") + "\n").utf8))
    #expect(direct.output.contains("2 rows read, 0 imported, 2 skipped"), "\(direct.output)")
  }

  @Test func `input that ends at a question is an error, and stores nothing`() async throws {
    let file = modulo.folder.appendingPathComponent("bank.csv").path
    let lines = ["go 5", "o", "I", file, "japan", "", "", "s", "1"]
    let answer = try modulo.spawn(
      ["app", "--accessible", "--locale", "fr_FR"], input: Data((lines.joined(separator: "\n") + "\n").utf8))
    #expect(answer.status == 65)
    #expect(answer.output.contains("À préciser : ordre du jour et du mois"), "\(answer.output)")
    let list = try await modulo("contribution", "list", "japan").output
    #expect(!list.contains("Gift"))
  }

  private static let statement = """
    :20:1
    :25:DE02120300000000202051
    :28C:1/1
    :60F:C260401EUR100,00
    :61:2604020402C25,50NTRFNONREF
    :86:Salary
    :62F:C260402EUR125,50
    -

    """
}
