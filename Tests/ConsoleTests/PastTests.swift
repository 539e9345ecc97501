import Foundation
import Testing

/// Every command that only reads, on the data as they were.
@Suite struct PastTests {
  /// Commands that take no moment and leave no step here, and why.
  private static let exceptions: [String: String] = [
    "app": "goes on with the data of now", "demo": "shows data of its own", "preview": "shows data of its own",
    "balance update": "asks on a terminal", "undo": "takes steps back", "redo": "takes undos back",
    "history clear": "forgets steps",
    "settings list": "reads no data", "settings get": "reads no data", "settings set": "writes the settings",
    "block icons": "reads no data", "block colors": "reads no data", "data path": "reads no data",
    "data check": "looks at the file", "data clean": "removes files", "data backup": "copies the file",
    "data restore": "replaces the file, and marks it", "data delete": "writes, and leaves no step",
    "data import": "writes, and leaves no step", "data copy": "writes another place",
    "book create": "needs a server", "book members": "needs a server", "book invite": "needs a server",
    "book remove": "needs a server",
    "import profiles list": "reads no data", "import profiles show": "reads no data",
    "import profiles save": "writes a file of its own", "import profiles delete": "removes that file",
    "goal unarchive": "the goal of the sample isn't archived", "block move": "the block of the sample is there already",
  ]

  @Test(arguments: try await Grammar.all.value)
  func `what only reads takes a moment, and what writes none`(_ command: Grammar.Command) async throws {
    let takesMoment = command.arguments.contains { $0.name == "as-of" }
    if Self.exceptions[command.testDescription] != nil { return #expect(!takesMoment) }
    let lines = try await SampleLines(before: command)
    let last = try await lines.lastStep()
    let line = try lines.line(command)
    let answer = try await lines.modulo.run(line)
    let step = try await lines.lastStep()
    #expect(answer.status == 0, "\(line): \(answer.error)")
    #expect(takesMoment == (step == last), "\(line)")
  }

  @Test func `an exception is a command`() async throws {
    let names = try await Grammar.all.value.map(\.testDescription)
    #expect(Set(Self.exceptions.keys).subtracting(names).isEmpty)
  }

  @Test(arguments: try await Grammar.all.value.filter { $0.arguments.contains { $0.name == "as-of" } })
  func `the past is answered as it was when it was now, and left as it is`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let line = try lines.line(command)
    let then = try await lines.answer(line)
    let step = try await lines.lastStep()
    for deletion in [
      ["goal", "delete", "1"], ["account", "delete", "1"], ["block", "delete", "1"], ["group", "delete", "1"],
      ["rate", "delete", "1"],
    ] { _ = try await lines.modulo.run(deletion + ["--yes"]) }
    let before = try lines.modulo.stored()
    let past = try await lines.answer(line + ["--as-of", "\(step)"])
    let after = try lines.modulo.stored()
    #expect(past.status == 0, "\(line): \(past.error)")
    #expect(past.output == then.output, "\(line)")
    #expect(past.error.contains("As of step #\(step), "), "\(line): \(past.error)")
    #expect(after == before)
  }

  @Test func `a document says as of which step it is`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("goal", "edit", "japan", "--name", "Korea")
    let answer = try await modulo("goal", "list", "--json", "--as-of", "1")
    #expect(answer.output.hasPrefix(#"{"schema":1,"asOf":1,"goals":[{"#))
    let faults = try Schema(named: "goal-list").faults(in: answer.json())
    #expect(faults == [])
  }

  @Test(arguments: [
    ("2026-04-11", 1), ("2026-04-11T10:00", 1), ("2026-04-11T09:59", nil), ("2026-04-10", nil), ("today", 2),
    ("now", 2), ("-1h", 1), ("2026-04-12T11:30", 2),
  ])
  func `a time means the last step that isn't later, a day its end`(_ moment: String, _ step: Int?) async throws {
    let modulo = try Modulo()
    let region = ["--time-zone", "UTC", "--locale", "en_US", "--now"]
    _ = try await modulo.run(
      ["goal", "add", "Japan", "--target", "3000"], after: region + ["2026-04-11T10:00:00Z"])
    _ = try await modulo.run(["goal", "edit", "1", "--name", "Korea"], after: region + ["2026-04-12T11:30:00Z"])
    let answer = try await modulo("goal", "list", "--json", "--as-of", moment)
    #expect(answer.status == (step == nil ? 64 : 0), "\(answer.error)")
    let found = try answer.json()["asOf"] as? Int
    #expect(found == step)
  }

  @Test(arguments: [
    (["goal", "list", "--as-of", "garbage"], "\"garbage\" is neither a step nor a time."),
    (["goal", "list", "--as-of", "tomorrow"], "\"tomorrow\" is still to come."),
    (["goal", "list", "--as-of", "2026-04-12T12:01"], "\"2026-04-12T12:01\" is still to come."),
    (["goal", "list", "--as-of", "9"], "It goes from step #1 (4/12/2026 12:00) to step #1."),
    (["goal", "list", "--as-of", "yesterday"], "It goes from step #1 (4/12/2026 12:00) to step #1."),
    (["goal", "add", "Car", "--target", "5", "--as-of", "1"], "Unknown option '--as-of'."),
    (["--as-of", "1", "goal", "add", "Car", "--target", "5"], "Unknown option '--as-of'."),
    (["goal", "list", "--as-of", "1", "--mock"], "the sample data have no history"),
  ])
  func `a moment that means nothing is refused`(_ line: [String], _ reason: String) async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let before = try modulo.stored()
    let answer = try await modulo.run(line)
    let after = try modulo.stored()
    #expect(answer.status == 64)
    #expect(answer.output.isEmpty)
    #expect(answer.error.contains(reason), "\(answer.error)")
    #expect(after == before)
  }

  @Test func `within the app, which shows the data of now, a moment is refused`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let lines = Data(":goal list --as-of 1\n:goal list\nq\n".utf8)
    let answer = try modulo.spawn(["app"], environment: ["MODULO_ACCESSIBLE": "1"], input: lines)
    #expect(answer.output.contains("'--as-of' can't be used in the app"))
    #expect(answer.output.contains("$3,000"))
  }

  @Test func `without data and without a history there is no past`() async throws {
    let modulo = try Modulo()
    let none = try await modulo("goal", "list", "--as-of", "1")
    let isMade = FileManager.default.fileExists(atPath: modulo.database.path)
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("history", "clear", "--yes")
    let cleared = try await modulo("goal", "list", "--as-of", "1")
    #expect(none.status == 64)
    #expect(none.error == "Error: The history is empty, so the data can't be shown as they were.\n")
    #expect(!isMade)
    #expect(cleared.error == none.error)
  }
}

extension SampleLines {
  /// The answer to a line, whose files are then removed.
  fileprivate func answer(_ line: [String]) async throws -> Modulo.Answer {
    let answer = try await modulo.run(line)
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: modulo.folder.path) where name.hasPrefix("new") {
      try files.removeItem(at: modulo.folder.appendingPathComponent(name))
    }
    return answer
  }
}
