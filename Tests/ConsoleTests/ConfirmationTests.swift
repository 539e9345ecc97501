import Foundation
import Testing

/// Questions are asked on a terminal only, and nothing is lost without an answer.
@Suite struct ConfirmationTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test(arguments: ["y\n", "YES\n", " yes \n"]) func `yes goes on`(_ answer: String) throws {
    let deleted = try modulo.answering(answer, "data", "delete")
    #expect(deleted.status == 0)
    #expect(deleted.terminal.contains("This deletes 1 goal and 5 contributions for good."))
    #expect(deleted.terminal.contains("Delete everything? [y/N] "))
    #expect(deleted.output == "✓ Deleted: 1 goal and 5 contributions\n")
  }

  // Ctrl-D is the end of the input.
  @Test(arguments: ["n\n", "\n", "yes please\n", "\u{4}"]) func `anything else changes nothing`(
    _ answer: String
  ) async throws {
    let before = try await modulo.everything()
    let declined = try modulo.answering(answer, "data", "delete", "--json")
    #expect(declined.status == 1)
    #expect(declined.terminal.contains("Nothing was changed."))
    #expect(!declined.terminal.contains("Error"))
    #expect(
      declined.output == "{\"schema\":1,\"error\":{\"code\":\"declined\",\"message\":\"Nothing was changed.\"}}\n")
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `a French answer is understood`() throws {
    let deleted = try modulo.answering("oui\n", "data", "delete", "--locale", "fr_FR")
    #expect(deleted.status == 0)
    #expect(deleted.terminal.contains("Tout supprimer ? [o/N] "))
  }

  @Test func `a restore asks too`() async throws {
    let backup = modulo.folder.appendingPathComponent("savings.backup").path
    try await modulo("data", "backup", backup)
    let declined = try modulo.answering("n\n", "data", "restore", backup)
    #expect(declined.status == 1)
    #expect(declined.terminal.contains("This replaces 1 goal and 5 contributions with the backup"))
    let restored = try modulo.answering("y\n", "data", "restore", backup)
    #expect(restored.status == 0)
  }

  @Test func `deleting a goal or a contribution asks too`() async throws {
    let before = try await modulo.everything()
    let declined = try modulo.answering("n\n", "goal", "delete", "japan")
    #expect(declined.status == 1)
    #expect(declined.terminal.contains("This deletes goal Japan trip (#1) and 5 contributions."))
    #expect(declined.terminal.contains("\nDelete it? [y/N] "))
    #expect(declined.terminal.contains("`modulo goal archive`\nonly puts it away."))
    let isWrapped = declined.terminal.split(separator: "\n").allSatisfy { $0.count <= 80 }
    #expect(isWrapped, "\(declined.terminal)")
    let kept = try modulo.answering("non\n", "contribution", "delete", "1", "--locale", "fr_FR")
    #expect(kept.status == 1)
    #expect(kept.terminal.contains("La supprimer ? [o/N] "))
    let after = try await modulo.everything()
    #expect(after == before)
    let contribution = try modulo.answering("y\n", "contribution", "delete", "5")
    #expect(contribution.output == "✓ +$50 deleted · Japan trip: $550 of $3,000 saved\n")
    let goal = try modulo.answering("y\n", "goal", "delete", "japan")
    #expect(goal.output == "✓ Goal Japan trip (#1) deleted with 4 contributions\n")
    let left = try await modulo("goal", "list", "--json").json()["goals"] as? [Any]
    #expect(left?.isEmpty == true)
  }

  @Test func `without a terminal nothing is asked, and nothing is lost`() async throws {
    let before = try await modulo.everything()
    let backup = modulo.folder.appendingPathComponent("backup.db").path
    try await modulo("data", "backup", backup)
    for arguments in [["delete"], ["delete", "--no-input"], ["restore", backup]] {
      let answer = try modulo.spawn(["data"] + arguments, input: Data("y\n".utf8))
      #expect(answer.status == 64, "\(arguments)")
      #expect(answer.output == "")
      #expect(answer.error.contains("pass --yes."), "\(answer.error)")
    }
    let refused = try modulo.answering("y\n", "data", "delete", "--no-input")
    #expect(refused.status == 64)
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `a question counts nothing where nothing else is lost`() async throws {
    try await modulo("goal", "add", "Bike", "--target", "90")
    let declined = try modulo.answering("n\n", "goal", "delete", "bike")
    #expect(declined.terminal.contains("This deletes goal Bike (#2)."))
    let deleted = try modulo.answering("y\n", "goal", "delete", "bike")
    #expect(deleted.output == "✓ Goal Bike (#2) deleted\n")
  }

  @Test func `a backup that isn't there is said, and nothing is asked`() throws {
    let answer = try modulo.answering("y\n", "data", "restore", "/nowhere.db")
    #expect(answer.status == 66)
    #expect(answer.terminal.contains("/nowhere.db: there is no such file."))
    #expect(!answer.terminal.contains("Replace everything?"))
  }

  @Test func `--yes answers, and wins over --no-input`() async throws {
    let deleted = try await modulo("data", "delete", "--yes", "--no-input")
    #expect(deleted.status == 0)
    let goals = try await modulo("goal", "list", "--json").json()["goals"] as? [Any]
    #expect(goals?.isEmpty == true)
    let check = try await modulo("data", "check").output
    #expect(check == "✓ No faults found: 0 goals and 0 contributions\n")
  }

  @Test func `an interrupted question changes nothing`() async throws {
    let before = try await modulo.everything()
    let terminal = try PseudoTerminal()
    let process = try modulo.process(["data", "delete"])
    process.standardInput = terminal.device
    process.standardError = terminal.device
    process.standardOutput = FileHandle.nullDevice
    let end = try process.start()
    try terminal.wait(for: "[y/N] ")
    process.interrupt()
    end.wait()
    #expect(process.terminationStatus == 130)
    let after = try await modulo.everything()
    #expect(after == before)
  }
}
