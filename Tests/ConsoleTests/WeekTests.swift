import Foundation
import Testing

/// A week of savings, and a month of net worth: every step is one command, and what it answers stands in a file
/// beside this one.
///
/// Each is lived twice, once in text and once in JSON. With MODULO_GOLDEN=write in the environment the files are
/// written anew, and the tests fail; look at the difference, then run again without.
@Suite struct WeekTests {
  /// The days are those of April 2026; the 6th is a Monday.
  private static let week = [
    Step(6, "settings", "set", "locale", "en_GB"), Step(6, "settings", "set", "currency", "EUR"),
    Step(6, "settings", "set", "timeZone", "Europe/Paris"), Step(6, "settings", "set", "onboarding", "false"),
    Step(6, "settings", "list"), Step(6),
    Step(6, "goal", "add", "Japan trip", "--target", "3000", "--emoji", "🗾", "--end", "2026-12-12"),
    Step(6, "goal", "add", "Laptop", "--target", "2500", "--currency", "USD", "--end", "2026-04-30"),
    Step(6, "goal", "add", "Émilie’s bike", "--target", "800"),
    Step(7, "contribution", "add", "japan", "250", "--name", "Salary"),
    Step(7, "contribution", "add", "laptop", "1200.50"),
    Step(7, "contribution", "add", "emilie", "90", "--on", "yesterday"),
    Step(8, "contribution", "edit", "3", "--amount", "80", "--name", "Birthday money"),
    Step(8, "goal", "show", "emilie"), Step(9, "contribution", "move", "japan", "emilie", "50"),
    Step(9, "contribution", "list", "emilie"),
    Step(10, "contribution", "withdraw", "japan", "20", "--name", "Guide book"),
    Step(10, "contribution", "withdraw", "laptop", "5000"), Step(10, "goal", "edit", "laptop", "--target", "2000"),
    Step(11, "contribution", "add", "laptop", "799.50"), Step(11, "goal", "archive", "laptop"),
    Step(11, "goal", "list"),
    Step(11, "goal", "list", "--archived"), Step(12), Step(12, "--locale", "fr_FR"),
    Step(12, "data", "export", "week.json"), Step(12, "data", "check"),
  ]

  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test(arguments: [("week", []), ("week-json", ["--json"])])
  func `a week of savings is as its file says`(_ name: String, _ options: [String]) async throws {
    try await live(Self.week, options, name)
  }

  @Test(arguments: [("month", []), ("month-json", ["--json"])])
  func `a month of net worth is as its file says`(_ name: String, _ options: [String]) async throws {
    try await live(Self.month, options, name)
  }

  private func live(_ steps: [Step], _ options: [String], _ name: String) async throws {
    var text = ""
    for step in steps {
      let answer = try await run(step, options)
      text += "$ \(step.line)  # April \(step.day)\(answer.status == 0 ? "" : ", exit \(answer.status)")\n"
      text += answer.output + answer.error.split(separator: "\n").map { "! \($0)\n" }.joined() + "\n"
    }
    try compare(text, with: name)
  }

  @Test func `the week's export, taken in elsewhere, is the same week`() async throws {
    for step in Self.week { try await run(step, ["--json"]) }
    let document = modulo.folder.appendingPathComponent("week.json")
    let other = try Modulo()
    let imported = try await other("data", "import", document.path)
    #expect(imported.status == 0)
    let again = try await other("data", "export").output
    let first = try String(contentsOf: document, encoding: .utf8)
    let isSame = again == first
    #expect(isSame)
  }

  /// Only what the settings say decides, and the clock. What is shown as text, the built program shows.
  @discardableResult
  private func run(
    _ step: Step, _ options: [String]
  ) async throws -> (status: Int32, output: String, error: String) {
    let environment = ["MODULO_CURRENCY": "", "MODULO_NOW": Self.noon(step.day)]
    let arguments = step.arguments.map { $0 == "week.json" ? modulo.folder.appendingPathComponent($0).path : $0 }
    let answer =
      options.isEmpty
      ? try modulo.spawn(arguments, environment: environment, after: [])
      : try await modulo.run(arguments + options, environment: environment, after: [])
    return (answer.status, masked(answer.output), masked(answer.error))
  }

  private static func noon(_ day: Int) -> String { "2026-04-\(day < 10 ? "0" : "")\(day)T12:00:00Z" }

  /// Ids and folders are new in every run; spaces that don't break are written `·`.
  private func masked(_ text: String) -> String {
    text.replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "ID")
      .replacing(modulo.folder.resolvingSymlinksInPath().path, with: "~").replacing(modulo.folder.path, with: "~")
      .replacing("\u{A0}", with: "·").replacing("\u{202F}", with: "·")
  }

  private func compare(_ text: String, with name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Week/\(name).txt")
    if ProcessInfo.processInfo.environment["MODULO_GOLDEN"] == "write" {
      try Data(text.utf8).write(to: file)
      Issue.record("\(file.lastPathComponent) was written")
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let (found, wanted) = (text.split(separator: "\n"), expected.split(separator: "\n"))
    let difference = zip(found, wanted).first { $0 != $1 }
    #expect(difference?.0 == difference?.1)
    #expect(found.count == wanted.count)
  }
}
