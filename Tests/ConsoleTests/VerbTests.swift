import Foundation
import Testing

/// Changing, moving, putting away and deleting with the program.
@Suite struct VerbTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await Self.goals.place(in: modulo)
  }

  private static let goals = Fixture { modulo in
    try await modulo.makeJapan()
    try await modulo("goal", "add", "Car", "--target", "15000", "--emoji", "🚗")
  }

  @Test func `M24 an edit of a goal leaves what isn't edited`() async throws {
    let edited = try await modulo("goal", "edit", "japan", "--name", "Kyoto", "--emoji", "⛩️", "--end", "NONE")
    let told = "name Kyoto (was Japan trip), end none (was Dec 12, 2026), new emoji"
    #expect(edited.output.replacing(/\s+/, with: " ") == "✓ Goal ⛩️ Kyoto (#1) updated: \(told) ")
    let goal = try await modulo("goal", "show", "kyoto", "--json").json()
    let values = ["name", "target", "current", "start"].map { goal[$0] as? String }
    #expect(values == ["Kyoto", "3000.00", "600.00", "2026-01-12"])
    #expect(goal["end"] is NSNull)
    #expect(goal["number"] as? Int == 1)
    let again = try await modulo(
      "goal", "edit", "1", "--target", "1 000,5", "--start", "-3d", "--locale", "fr_FR", "--json")
    let target = try again.json()["target"] as? String
    #expect(target == "1000.50")
  }

  @Test func `a goal is put away and brought back with all it has`() async throws {
    let before = try await modulo("goal", "show", "japan", "--json").output
    let archived = try await modulo("goal", "archive", "japan")
    #expect(archived.output == "✓ Goal Japan trip (#1) archived\n")
    let current = try await names(["goal", "list"])
    #expect(current == ["Car"])
    try await modulo("goal", "edit", "japan", "--name", "Japan")
    let put = try await names(["goal", "list", "--archived"])
    #expect(put == ["Japan"])
    try await modulo("goal", "edit", "japan", "--name", "Japan trip")
    try await modulo("goal", "unarchive", "japan")
    let after = try await modulo("goal", "show", "japan", "--json").output
    #expect(after == before)
  }

  @Test func `money is moved at once, and named in the person's language`() async throws {
    let moved = try await modulo("contribution", "move", "japan", "car", "100", "--on", "2026-04-01")
    #expect(moved.output == "✓ $100 moved on Apr 1, 2026 · Japan trip: $500 left · 🚗 Car: $100 saved\n")
    let rows = try await modulo("contribution", "list", "car").output
    #expect(rows == "#7  4/1/2026  From Japan trip  +$100\n")
    let move = try await modulo("contribution", "move", "2", "1", "40", "--locale", "fr_FR", "--json").json()
    let names = ["withdrawal", "addition"].map { (move[$0] as? [String: Any])?["name"] as? String }
    #expect(names == ["Vers Japan trip", "Depuis 🚗 Car"])
    let refused = try await modulo("contribution", "move", "car", "japan", "61")
    #expect(refused.status == 1)
    let allowed = try await modulo("contribution", "move", "car", "japan", "61", "--allow-negative")
    #expect(allowed.output == "✓ $61 moved · 🚗 Car: -$1 left · Japan trip: $601 saved\n")
  }

  @Test func `M30 an edited contribution keeps its place in the list`() async throws {
    let edited = try await modulo("contribution", "edit", "3", "--amount", "10", "--type", "add", "--name", "Map")
    #expect(edited.output == "✓ +$10 on Mar 12, 2026 · Japan trip: $660 of $3,000 saved (was -$50)\n")
    let list = try await modulo("contribution", "list", "japan", "--json").json()
    let rows = list["contributions"] as? [[String: Any]] ?? []
    #expect(rows.compactMap { $0["number"] as? Int } == [5, 4, 3, 2, 1])
    #expect(rows[2]["date"] as? String == "2026-03-12")
    let total = try await modulo("goal", "show", "japan", "--json").json()["current"] as? String
    #expect(total == "660.00")
    let id = try #require(rows[2]["id"] as? String)
    let blank = try await modulo("contribution", "edit", id.uppercased(), "--name", "", "--on", "+3m", "--json").json()
    #expect(blank["name"] is NSNull)
    #expect(blank["date"] as? String == "2026-07-12")
  }

  @Test func `an edit keeps the import key, a deletion frees it`() async throws {
    let csv = try modulo.file("rows.csv", "date,amount\n2026-04-01,5\n2026-04-01,5\n")
    try await modulo("contribution", "import", "car", csv)
    try await modulo("contribution", "edit", "6", "--amount", "7")
    let again = try await modulo("contribution", "import", "car", csv, "--json").json()["imported"] as? Int
    #expect(again == 0)
    try await modulo("contribution", "delete", "6", "--yes")
    let freed = try await modulo("contribution", "import", "car", csv, "--json").json()["imported"] as? Int
    #expect(freed == 1)
  }

  @Test func `a deletion keeps the total above zero unless it is allowed to fall`() async throws {
    try await modulo("contribution", "withdraw", "japan", "600")
    let refused = try await modulo("contribution", "delete", "1", "--yes", "--json")
    #expect(refused.status == 1)
    let code = (try refused.json()["error"] as? [String: Any])?["code"] as? String
    #expect(code == "belowZero")
    let deleted = try await modulo("contribution", "delete", "1", "--yes", "--allow-negative")
    #expect(deleted.output == "✓ +$200 on Jan 12, 2026 deleted · Japan trip: -$200 of $3,000 saved\n")
  }

  @Test func `a dry run of each verb says what would be, and changes nothing`() async throws {
    let before = try await modulo.everything()
    for (arguments, expected) in [
      (
        ["goal", "edit", "japan", "--name", "Kyoto"], "Dry run: Goal Kyoto (#1) updated: name Kyoto (was Japan trip)\n"
      ),
      (["goal", "archive", "japan"], "Dry run: Goal Japan trip (#1) archived\n"),
      (["goal", "delete", "japan"], "Dry run: Goal Japan trip (#1) deleted with 5 contributions\n"),
      (["contribution", "move", "1", "2", "5"], "Dry run: $5 moved · Japan trip: $595 left · 🚗 Car: $5 saved\n"),
      (
        ["contribution", "edit", "1", "--amount", "5"],
        "Dry run: +$5 on Jan 12, 2026 · Japan trip: $405 of $3,000 saved (was +$200)\n"
      ),
      (["contribution", "delete", "5"], "Dry run: +$50 deleted · Japan trip: $550 of $3,000 saved\n"),
    ] {
      let answer = try await modulo.run(arguments + ["--dry-run"])
      #expect(answer.output == expected)
      #expect(answer.error == "Dry run: nothing was saved.\n", "\(arguments)")
    }
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `text from people stays text, on one line`() async throws {
    let hostile = "x\u{1B}[2J\nDelete it? [y/N]\r\n#9  y"
    try await modulo("goal", "edit", "car", "--name", hostile, "--emoji", "")
    let answers = try await modulo.run([
      ["goal", "archive", "2"], ["contribution", "move", "1", "2", "5"],
      ["goal", "delete", "2", "--dry-run"],
    ])
    for answer in answers {
      #expect(answer.output.count(where: \.isNewline) == 1, "\(answer.output)")
      #expect(!answer.output.contains("\u{1B}"))
    }
    let stored = try await modulo("goal", "show", "2", "--json").json()["name"] as? String
    #expect(stored == "x\u{1B}[2J Delete it? [y/N] #9 y")
    try await modulo("goal", "add", "xy", "--target", "5")
    let ambiguous = try await modulo("goal", "archive", "x")
    #expect(ambiguous.error.count(where: \.isNewline) == 3, "\(ambiguous.error)")
  }

  @Test func `a name of digits is a name where no goal has the number`() async throws {
    try await modulo("goal", "add", "2026", "--target", "5")
    try await modulo("goal", "add", "3 months off", "--target", "5")
    for (reference, number) in [("2026", 3), ("3", 3), ("3 m", 4), ("4", 4)] {
      let found = try await modulo("goal", "archive", reference, "--json").json()["number"] as? Int
      #expect(found == number, "\(reference)")
    }
    try await modulo("goal", "delete", "3", "--yes")
    let gone = try await modulo("goal", "delete", "3", "--yes")
    #expect(gone.status == 1)
  }

  private func names(_ arguments: [String]) async throws -> [String] {
    let goals = try await modulo.run(arguments + ["--json"]).json()["goals"] as? [[String: Any]] ?? []
    return goals.compactMap { $0["name"] as? String }
  }
}
