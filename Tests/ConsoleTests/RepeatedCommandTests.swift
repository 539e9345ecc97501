import Foundation
import Testing

/// Commands with an id, which are done once.
@Suite struct RepeatedCommandTests {
  private static let id = "6F9619FF-8B86-4D01-B42D-00CF4FC964FF"
  private static let tomorrow = ["--now", "2026-04-13T09:30:00Z", "--time-zone", "UTC", "--locale", "en_US"]
  /// Commands that add rows and take no id, and why.
  private static let exceptions = [
    "undo": "brings rows back", "redo": "brings rows back", "data restore": "replaces the file",
    "data import": "fills an empty database only, and begins a new history",
    "due skip": "what it skips isn't due any more", "plan edit": "a plan that has the terms already stays",
    "target off": "a day that is off already stays so", "target end": "what has ended isn't valid any more",
  ]

  private static let adding = Task {
    try await Grammar.printing.value.filter { $0.arguments.contains { $0.name == "id" } }
  }

  @Test(arguments: try await Grammar.printing.value)
  func `what adds something takes an id`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let last = try await lines.lastStep()
    let answer = try await lines.modulo.run(try lines.line(command))
    let step = try await lines.lastStep()
    let added = step == last ? [] : try await lines.modulo("history", "show", "\(step)", "--json").additions()
    let takesID = command.arguments.contains { $0.name == "id" }
    #expect(answer.status == 0)
    if !added.isEmpty, Self.exceptions[command.testDescription] == nil { #expect(takesID, "\(added)") }
  }

  @Test(arguments: try await adding.value)
  func `the same id again changes nothing and answers as the first time`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let line = try lines.line(command) + ["--id", Self.id]
    let first = try await lines.modulo.run(line)
    let (rows, step) = (try await lines.rows(), try await lines.lastStep())
    let again = try await lines.modulo.run(line, after: Self.tomorrow)
    let (rowsAfter, stepAfter) = (try await lines.rows(), try await lines.lastStep())
    #expect(first.status == 0, "\(line): \(first.error)")
    #expect(again.status == 0, "\(line): \(again.error)")
    #expect(again.output == first.output, "\(line)")
    #expect(again.error.hasSuffix("Already done, as step #\(step) of 4/12/2026 12:00. Nothing was changed.\n"))
    #expect(rowsAfter == rows)
    #expect(stepAfter == step)
  }

  @Test(arguments: try await adding.value)
  func `so does its document, whatever was changed since`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let line = try lines.line(command) + ["--json", "--id", Self.id]
    let first = try await lines.modulo.run(line)
    for change in [["goal", "delete", "1"], ["account", "delete", "1"], ["block", "delete", "1"]] {
      _ = try await lines.modulo.run(change + ["--yes"])
    }
    let again = try await lines.modulo.run(line, after: Self.tomorrow)
    #expect(again.output == first.output, "\(line): \(again.error)")
    #expect(again.status == 0)
  }

  @Test(arguments: try await adding.value)
  func `with other arguments the id is refused`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let line = try lines.line(command) + ["--id", Self.id]
    _ = try await lines.modulo.run(line)
    let rows = try await lines.rows()
    let other = try await lines.modulo("goal", "add", "Other", "--target", "77", "--id", Self.id, "--json")
    let rowsAfter = try await lines.rows()
    let code = try other.json()["error"] as? [String: Any]
    #expect(other.status == 64)
    #expect(code?["code"] as? String == "idInUse")
    #expect(rowsAfter == rows)
  }

  @Test func `an exception is a command`() async throws {
    let names = try await Grammar.printing.value.map(\.testDescription)
    #expect(Set(Self.exceptions.keys).subtracting(names).isEmpty)
  }

  // MARK: - What belongs to a request

  @Test func `the order of the options and the form of the output don't belong to it, an amount does`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000", "--emoji", "🗾", "--id", Self.id)
    let same = try await modulo("goal", "add", "--emoji=🗾", "--target=3000", "Japan", "--id", Self.id, "--ascii")
    let other = try await modulo("goal", "add", "Japan", "--target", "3001", "--emoji", "🗾", "--id", Self.id)
    #expect(same.status == 0)
    #expect(other.status == 64)
    #expect(
      other.error == """
        Error: The id \(Self.id) was given to something else, step #1 of 4/12/2026 12:00. Nothing was changed.

        """)
  }

  @Test func `the content of a file belongs to it, and not where it is`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let (one, two) = (
      try modulo.file("one.csv", "date,amount\n2026-04-01,5\n"),
      try modulo.file("two.csv", "date,amount\n2026-04-01,6\n")
    )
    let moved = try modulo.file("moved.csv", "date,amount\n2026-04-01,5\n")
    let first = try await modulo("contribution", "import", "japan", one, "--id", Self.id)
    let same = try await modulo("contribution", "import", "japan", moved, "--id", Self.id)
    let other = try await modulo("contribution", "import", "japan", two, "--id", Self.id)
    let missing = try await modulo("contribution", "import", "japan", "\(one)x", "--id", Self.id)
    #expect(first.status == 0)
    #expect(same.output == first.output)
    #expect(other.status == 64)
    #expect(missing.status == 66)
  }

  @Test func `what comes from standard input belongs to it`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let line = ["contribution", "import", "japan", "-", "--id", Self.id]
    let (rows, others) = (Data("date,amount\n2026-04-01,5\n".utf8), Data("date,amount\n2026-04-01,6\n".utf8))
    let first = try modulo.spawn(line, input: rows)
    let same = try modulo.spawn(line, input: rows)
    let other = try modulo.spawn(line, input: others)
    let count = try await modulo("contribution", "list", "--json").json()["count"] as? Int
    #expect(first.status == 0, "\(first.error)")
    #expect(same.output == first.output)
    #expect(other.status == 64)
    #expect(count == 1)
  }

  @Test func `an import that found nothing new isn't done later`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let file = try modulo.file("one.csv", "date,amount\n2026-04-01,5\n")
    try await modulo("contribution", "import", "japan", file)
    let first = try await modulo("contribution", "import", "japan", file, "--id", Self.id)
    try await modulo("undo", "--step", "2")
    let again = try await modulo("contribution", "import", "japan", file, "--id", Self.id)
    let list = try await modulo("contribution", "list", "--json")
    #expect(again.output == first.output)
    #expect(try list.json()["count"] as? Int == 0)
  }

  // MARK: - What is known later

  @Test func `after the step is forgotten the rows are named, and nothing is done`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let file = try modulo.file("one.csv", "date,amount\n2026-04-01,5\n2026-04-02,6\n")
    let line = ["contribution", "import", "japan", file, "--id", Self.id]
    _ = try await modulo.run(line)
    try await modulo("history", "clear", "--yes")
    let again = try await modulo.run(line)
    let french = try await modulo.run(line, after: Modulo.fixed.dropLast() + ["fr_FR"])
    let json = try await modulo.run(line + ["--json"])
    let other = try await modulo.run(line + ["--allow-negative"])
    let list = try await modulo("contribution", "list", "--json").json()["count"] as? Int
    let history = try await modulo("history", "--json").json()["steps"] as? [Any]
    let faults = try Schema(named: "receipt").faults(in: json.json())
    #expect(again.output == "2 contributions added: #1–#2\n")
    #expect(again.error == "Already done, as step #2 of 4/12/2026 12:00. Nothing was changed.\n")
    #expect(french.output == "Ajout de 2 contributions : #1–#2\n")
    #expect(faults == [])
    #expect(other.status == 64)
    #expect(list == 2)
    #expect(history?.count == 0)
  }

  @Test func `a step that was undone since isn't done again`() async throws {
    let modulo = try Modulo()
    let line = ["goal", "add", "Japan", "--target", "3000", "--id", Self.id]
    let first = try await modulo.run(line)
    try await modulo("undo")
    let again = try await modulo.run(line)
    let goals = try await modulo("goal", "list", "--json").json()["goals"] as? [Any]
    #expect(again.output == first.output)
    #expect(
      again.error == "Already done, as step #1 of 4/12/2026 12:00, which was undone since. Nothing was changed.\n")
    #expect(goals?.count == 0)
  }

  @Test func `a command that failed can be given the same id`() async throws {
    let modulo = try Modulo()
    let line = ["contribution", "add", "japan", "5", "--id", Self.id]
    let refused = try await modulo.run(line)
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let done = try await modulo.run(line)
    #expect(refused.status == 1)
    #expect(done.status == 0)
    #expect(done.error.isEmpty)
  }

  @Test func `a dry run uses no id up, and knows those that are`() async throws {
    let modulo = try Modulo()
    let line = ["goal", "add", "Japan", "--target", "3000", "--id", Self.id]
    _ = try await modulo.run(line + ["--dry-run"])
    let first = try await modulo.run(line)
    let dry = try await modulo.run(line + ["--dry-run"])
    #expect(first.error.isEmpty)
    #expect(dry.error.contains("Already done, as step #1"))
  }

  @Test func `of two processes with the same id one does it, and both answer`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let line = ["contribution", "add", "japan", "5", "--json", "--id", Self.id]
    let answers = try await withThrowingTaskGroup(of: Modulo.Answer.self) { group in
      for _ in 1...6 { group.addTask { try modulo.spawn(line) } }
      var answers: [Modulo.Answer] = []
      for try await answer in group { answers.append(answer) }
      return answers
    }
    let list = try await modulo("contribution", "list", "--json").json()["count"] as? Int
    #expect(answers.map(\.status) == Array(repeating: 0, count: 6))
    #expect(Set(answers.map(\.output)).count == 1)
    #expect(list == 1)
  }

  // MARK: - Where no id is taken

  @Test func `without a history an id is refused, and nothing is done`() async throws {
    let modulo = try Modulo()
    try await modulo("settings", "set", "history", "off")
    let answer = try await modulo("goal", "add", "Japan", "--target", "3000", "--id", Self.id)
    let exists = FileManager.default.fileExists(atPath: modulo.database.path)
    #expect(answer.status == 64)
    #expect(answer.error.contains("'--id' needs the history"))
    #expect(!exists)
  }

  @Test func `the app takes none`() async throws {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let lines = Data(":contribution add japan 5 --id \(Self.id)\n:goal list\nq\n".utf8)
    let answer = try modulo.spawn(["app"], environment: ["MODULO_ACCESSIBLE": "1"], input: lines)
    let list = try await modulo("contribution", "list", "--json").json()["count"] as? Int
    #expect(answer.output.contains("'--id' can't be used in the app"))
    #expect(list == 0)
  }

  @Test(arguments: ["", "6F9619FF", "not-an-id"])
  func `what is no id is refused`(_ word: String) async throws {
    let modulo = try Modulo()
    let answer = try await modulo("goal", "add", "Japan", "--target", "3000", "--id", word)
    #expect(answer.status == 64)
  }
}

extension Modulo.Answer {
  /// The nouns of the rows that a step added.
  fileprivate func additions() throws -> [String] {
    let changes = try json()["changes"] as? [[String: Any]] ?? []
    return changes.filter { $0["kind"] as? String == "added" }.compactMap { $0["noun"] as? String }
  }
}
