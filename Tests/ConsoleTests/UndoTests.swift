import Foundation
import Testing

/// Every command with an undo and a redo after it: what it changed is taken back and brought back, to the byte.
@Suite struct UndoTests {
  /// Commands that write and leave no step to undo, and why.
  private static let final: [String: String] = [
    "data delete": "asks first, and says that it is final",
    "data import": "a document begins a new history", "history clear": "forgets the steps themselves",
  ]
  /// Commands that take steps back themselves.
  private static let own: Set<String> = ["undo", "redo"]

  @Test(arguments: try await Grammar.printing.value)
  func `what a command changes is undone and redone`(_ command: Grammar.Command) async throws {
    if Self.own.contains(command.testDescription) { return }
    let lines = try await SampleLines(before: command)
    let (before, last) = (try await lines.rows(), try await lines.lastStep())
    let line = try lines.line(command)
    let answer = try await lines.modulo.run(line)
    #expect(answer.status == 0, "\(line): \(answer.error)")
    let (after, step) = (try await lines.rows(), try await lines.lastStep())
    if Self.final[command.testDescription] != nil {
      let undo = try await lines.modulo("undo", "--json")
      return #expect(step <= last || undo.output.contains("replacedData"), "\(line)")
    }
    guard step != last else { return #expect(after == before, "\(line)") }
    let undo = try await lines.modulo("undo", "--yes")
    let undone = try await lines.rows()
    #expect(undo.status == 0, "\(line): \(undo.error)")
    #expect(undone == before, "\(line)")
    let redo = try await lines.modulo("redo")
    let redone = try await lines.rows()
    #expect(redo.status == 0, "\(line): \(redo.error)")
    #expect(redone == after, "\(line)")
    let check = try await lines.modulo("data", "check")
    #expect(check.status == 0, "\(line): \(check.output)")
    let holdsPath = try lines.modulo.stored().range(of: Data(lines.modulo.folder.lastPathComponent.utf8)) != nil
    #expect(!holdsPath, "\(line)")
  }

  @Test func `an exception is a command`() async throws {
    let names = try await Grammar.printing.value.map(\.testDescription)
    #expect(Set(Self.final.keys).union(Self.own).subtracting(names).isEmpty)
  }

  @Test func `a step is named by its command, and nothing of its arguments is kept`() async throws {
    let lines = try await SampleLines(before: nil)
    let modulo = lines.modulo
    let secret = "Verschwiegen"
    let path = try modulo.file("\(secret).csv", "date,amount,name\n2026-04-01,5,x\n")
    let imported = try await modulo("contribution", "import", "1", path)
    #expect(imported.status == 0, "\(imported.error)")
    let steps = try await modulo("history", "--limit", "1").output
    #expect(steps.contains("contribution import"))
    try await modulo("goal", "list")
    let bytes = try modulo.stored()
    #expect(bytes.range(of: Data("contribution import".utf8)) != nil)
    for hidden in [secret, modulo.folder.lastPathComponent] {
      #expect(bytes.range(of: Data(hidden.utf8)) == nil, "\(hidden)")
    }
  }

  @Test func `of an import that was edited since, the rest is undone on request`() async throws {
    let lines = try await SampleLines(before: nil)
    let modulo = lines.modulo
    let path = try modulo.file("three.csv", "date,amount,name\n2026-04-01,5,x\n2026-04-02,6,y\n2026-04-03,7,z\n")
    let before = try await modulo("goal", "show", "1", "--json").json()["current"] as? String
    _ = try await modulo("contribution", "import", "1", path)
    let step = try await lines.lastStep()
    let list = try await modulo("contribution", "list", "1", "--json").json()["contributions"] as? [[String: Any]]
    let edited = try #require(list?.first { $0["name"] as? String == "y" }?["number"] as? Int)
    _ = try await modulo("contribution", "edit", "\(edited)", "--amount", "100")
    let refused = try await modulo("undo", "--step", "\(step)")
    #expect(refused.status == 1)
    #expect(refused.error.contains("`modulo undo --step \(step) --rest` takes back what wasn't changed."))
    let answer = try await modulo("undo", "--step", "\(step)", "--rest")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("1 row stays: changed since."))
    let after = try await modulo("goal", "show", "1", "--json").json()["current"] as? String
    let difference = try #require(Decimal(string: after ?? "")) - (try #require(Decimal(string: before ?? "")))
    #expect(difference == 100)
    let again = try await modulo("contribution", "import", "1", path, "--json").json()
    #expect(again["imported"] as? Int == 2)
    #expect(again["skipped"] as? Int == 1)
  }

  @Test func `the rest is of a step that is named`() async throws {
    let answer = try await SampleLines(before: nil).modulo("undo", "--rest")
    #expect(answer.status == 64)
    #expect(answer.error.contains("'--rest' is for a step that '--step' names."))
  }

  @Test func `a step of more than an hour ago is asked about, and refused without a terminal`() async throws {
    let lines = try await SampleLines(before: nil)
    let before = try await lines.rows()
    let refused = try await lines.modulo("undo", "--now", "2026-04-12T14:00:00Z")
    let after = try await lines.rows()
    #expect(refused.status == 64)
    #expect(refused.error.contains("track add"))
    #expect(after == before)
    let last = try await lines.lastStep()
    let named = try await lines.modulo("undo", "--step", "\(last)")
    #expect(named.status == 0, "\(named.error)")
  }

  @Test func `a change of a row since keeps a step from being undone, and names the later one`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("goal", "edit", "japan", "--target", "2000")
    try await modulo("goal", "edit", "japan", "--target", "1000")
    let refused = try await modulo("undo", "--step", "2", "--json")
    let error = try #require(try refused.json()["error"] as? [String: Any])
    #expect(refused.status == 1)
    #expect(error["code"] as? String == "changedSince")
    #expect(refused.error == "Error: Step #2 can't be undone: the goal #1 was changed since by step #3.\n")
  }

  @Test func `an undo that leaves a goal below zero is refused unless it is allowed`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("contribution", "add", "japan", "100")
    try await modulo("contribution", "withdraw", "japan", "80")
    let refused = try await modulo("undo", "--step", "2")
    let allowed = try await modulo("undo", "--step", "2", "--allow-negative")
    #expect(refused.status == 1)
    #expect(refused.error.contains("would leave \"Japan\" below zero"))
    #expect(allowed.status == 0, "\(allowed.error)")
  }

  @Test func `more than there are is refused, and nothing is undone`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let refused = try await modulo("undo", "2", "--yes")
    let none = try await modulo("redo")
    #expect(refused.status == 1)
    #expect(refused.error == "Error: Only 1 step can be taken back.\n")
    #expect(none.error == "Error: There is nothing to redo.\n")
  }

  @Test func `a backup goes without the history where that is asked for`() async throws {
    let lines = try await SampleLines(before: nil)
    let modulo = lines.modulo
    try await modulo("goal", "add", "Zanzibar", "--target", "5")
    try await modulo("goal", "delete", "zanzibar", "--yes")
    let whole = modulo.folder.appendingPathComponent("whole.db")
    let bare = modulo.folder.appendingPathComponent("bare.db")
    try await modulo("data", "backup", whole.path)
    let backup = try await modulo("data", "backup", bare.path, "--without-history")
    let history = try await modulo("history", "--data", bare.path, "--json").json()["steps"] as? [Any]
    let (kept, left) = (try Data(contentsOf: whole), try Data(contentsOf: bare))
    let now = try await modulo("data", "export").output
    let copied = try await modulo("data", "export", "--data", bare.path).output
    #expect(backup.status == 0, "\(backup.error)")
    #expect(history?.isEmpty == true)
    #expect(copied == now)
    for text in ["goal delete", "Zanzibar"] {
      #expect(kept.range(of: Data(text.utf8)) != nil, "\(text)")
      #expect(left.range(of: Data(text.utf8)) == nil, "\(text)")
    }
  }

  @Test func `without a history nothing is kept, and what was goes with the next change`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("settings", "set", "history", "off")
    let kept = try await modulo("history").output
    try await modulo("goal", "edit", "japan", "--name", "Korea")
    let left = try await modulo("history", "--json").json()["steps"] as? [Any]
    let undo = try await modulo("undo", "--yes")
    try await modulo("settings", "set", "history", "on")
    try await modulo("goal", "edit", "korea", "--name", "Peru")
    let again = try await modulo("undo")
    let goal = try await modulo("goal", "show", "1", "--json").json()["name"] as? String
    #expect(kept.contains("goal add"))
    #expect(left?.isEmpty == true)
    #expect(undo.error == "Error: There is nothing to undo.\n")
    #expect(again.status == 0, "\(again.error)")
    #expect(goal == "Korea")
    let bytes = try modulo.stored()
    #expect(bytes.range(of: Data("Japan".utf8)) == nil)
  }

  @Test func `a place that a deleted block left free stays free after an undo`() async throws {
    let lines = try await SampleLines(before: nil)
    for line in [["block", "add", "Mail"], ["block", "delete", "1", "--yes"]] { _ = try await lines.modulo.run(line) }
    let before = try await lines.rows()
    let edit = try await lines.modulo("block", "edit", "mail", "--name", "Post")
    let undo = try await lines.modulo("undo")
    let after = try await lines.rows()
    #expect([edit.status, undo.status] == [0, 0])
    #expect(after == before)
  }

  @Test func `an undo after a restore takes no change of the backup back`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let backup = modulo.folder.appendingPathComponent("copy.db").path
    try await modulo("data", "backup", backup)
    try await modulo("goal", "add", "Korea", "--target", "3000")
    try await modulo("data", "restore", backup, "--yes")
    let list = try await modulo("history", "--limit", "1").output
    let past = try await modulo("goal", "list", "--as-of", "1").output
    try await modulo("goal", "edit", "japan", "--name", "Peru")
    let undone = try await modulo("undo")
    let goals = try await modulo("goal", "list").output
    #expect(list.hasPrefix("#2  4/12/2026 12:00  data restore  all data replaced by a backup\n"))
    #expect(past.contains("Japan"))
    #expect(undone.status == 0, "\(undone.error)")
    #expect(goals.contains("Japan"))
    #expect(!goals.contains("Korea"))
  }

  /// A program whose data a backup without the second goal has replaced.
  private func restored() async throws -> Modulo {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let backup = modulo.folder.appendingPathComponent("copy.db").path
    try await modulo("data", "backup", backup)
    try await modulo("goal", "add", "Korea", "--target", "3000")
    try await modulo("data", "restore", backup, "--yes")
    return modulo
  }

  @Test func `a restore is undone from the kept copy, and redone; an undo then goes further back`() async throws {
    let modulo = try await restored()
    let undo = try await modulo("undo", "--yes")
    let undone = try await modulo("goal", "list").output
    let list = try await modulo("history", "--limit", "1").output
    let redo = try await modulo("redo")
    let redone = try await modulo("goal", "list").output
    try await modulo("undo", "--yes")
    let further = try await modulo("undo", "--yes")
    let left = try await modulo("goal", "list").output
    #expect(undo.output.contains("data restore  all data replaced by a backup"), "\(undo.error)")
    #expect(undone.contains("Korea"))
    #expect(list.contains("undo  all data as before the backup"))
    #expect(redo.status == 0, "\(redo.error)")
    #expect(!redone.contains("Korea"))
    #expect(further.output.contains("goal add"), "\(further.error)")
    #expect(!left.contains("Korea"))
  }

  @Test func `a restore isn't undone with others, nor without its copy`() async throws {
    let modulo = try await restored()
    let several = try await modulo("undo", "2", "--yes")
    try FileManager.default.removeItem(atPath: modulo.database.path + ".before-restore")
    let gone = try await modulo("undo", "--yes")
    let french = try await modulo("undo", "--yes", "--locale", "fr_FR")
    #expect(several.error.contains("replaced all data, and is taken back by itself only"))
    #expect([several.status, gone.status] == [1, 1])
    #expect(gone.error.contains("is gone"))
    #expect(french.error.contains("n’existe plus"))
  }

  @Test func `a damaged step stops undo, and nothing else; a backup goes without it and says so`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("contribution", "add", "japan", "100")
    try await modulo("contribution", "add", "japan", "50")
    try OtherProgram(modulo.database).run("UPDATE history_step SET words = 'tampered' WHERE number = 2")
    let undo = try await modulo("undo", "--step", "2")
    let list = try await modulo("goal", "list")
    let add = try await modulo("contribution", "add", "japan", "1")
    let check = try await modulo("data", "check")
    let export = try await modulo("data", "export")
    let backup = try await modulo("data", "backup", modulo.folder.appendingPathComponent("copy.db").path, "--json")
    #expect(undo.status == 65)
    #expect(list.status == 0)
    #expect(add.status == 0, "\(add.error)")
    #expect(check.status == 65)
    #expect(check.error.contains("history_step #2"))
    #expect(export.status == 0)
    let omitted = try #require(try backup.json()["omitted"] as? [[String: Any]])
    #expect(omitted.map { $0["number"] as? Int } == [2])
    let kept = try await modulo("history", "--data", modulo.folder.appendingPathComponent("copy.db").path)
    #expect(kept.output.split(separator: "\n").count == 2)
  }
}
