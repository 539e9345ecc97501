import Foundation
import Testing

/// A goal that is reached is told by the command that reaches it, once. The goal has 600 of 3,000.
@Suite struct GoalReachedTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test func `the contribution that reaches a goal says so, and the next one doesn't`() async throws {
    let short = try await modulo("save", "japan", "2399.99").output
    #expect(short == "✓ +$2,399.99 · Japan trip: $2,999.99 of $3,000 saved\n")
    let full = try await modulo("save", "japan", "0.01").output
    #expect(full == "✓ +$0.01 · Japan trip: $3,000 of $3,000 saved · goal reached\n")
    let more = try await modulo("save", "japan", "5").output
    #expect(more == "✓ +$5 · Japan trip: $3,005 of $3,000 saved\n")
  }

  @Test func `French and scripts read it too`() async throws {
    let dry = try await modulo("contribution", "add", "japan", "2400", "--json", "--dry-run").json()
    #expect(dry["goalReached"] as? Bool == true)
    let french = try await modulo("contribution", "add", "japan", "2400", "--locale", "fr_FR").output
    #expect(french.hasSuffix("\u{A0}$US · objectif atteint\n"), "\(french)")
    let later = try await modulo("contribution", "add", "japan", "1", "--json").json()
    #expect(later["goalReached"] as? Bool == false)
  }

  @Test func `an edit, a move and a deletion that reach a goal say so`() async throws {
    let edited = try await modulo("contribution", "edit", "5", "--amount", "2450").output
    #expect(edited == "✓ +$2,450 · Japan trip: $3,000 of $3,000 saved (was +$50) · goal reached\n")
    let renamed = try await modulo("contribution", "edit", "5", "--name", "Bonus", "--json").json()
    #expect(renamed["goalReached"] as? Bool == false)
    try await modulo("goal", "add", "Car", "--target", "100")
    let move = try await modulo("contribution", "move", "japan", "car", "100").output
    #expect(move.hasSuffix("Car: $100 saved · goal reached\n"), "\(move)")
    let deleted = try await modulo("contribution", "delete", "6", "--yes").output
    #expect(deleted.hasSuffix("Japan trip: $3,000 of $3,000 saved · goal reached\n"), "\(deleted)")
  }

  @Test func `a lower target that is saved already reaches the goal`() async throws {
    let lower = try await modulo("goal", "edit", "japan", "--target", "600.01", "--json").json()
    #expect(lower["goalReached"] as? Bool == false)
    let reached = try await modulo("goal", "edit", "japan", "--target", "600").output
    #expect(reached.hasSuffix(" · goal reached\n"), "\(reached)")
    let again = try await modulo("goal", "edit", "japan", "--target", "500", "--json").json()
    #expect(again["goalReached"] as? Bool == false)
    let name = try await modulo("goal", "edit", "japan", "--name", "Kyoto").output
    #expect(!name.contains("reached"), "\(name)")
  }

  @Test func `an import that reaches a goal says so below its counts`() async throws {
    let file = modulo.folder.appendingPathComponent("savings.csv")
    try Data("date,amount\n2026-04-01,2000\n2026-04-02,400\n".utf8).write(to: file)
    let dry = try await modulo("contribution", "import", "japan", file.path, "--json", "--dry-run").json()
    #expect(dry["goalReached"] as? Bool == true)
    let imported = try await modulo("contribution", "import", "japan", file.path).output
    #expect(imported == "✓ 2 rows read, 2 imported, 0 skipped\ngoal reached: Japan trip\n")
    let again = try await modulo("contribution", "import", "japan", file.path, "--json").json()
    #expect(again["goalReached"] as? Bool == false)
  }
}
