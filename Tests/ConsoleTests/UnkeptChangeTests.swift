import Foundation
import Testing

/// Changes that are more than the history keeps.
@Suite struct UnkeptChangeTests {
  /// A goal with fifty contributions.
  private func modulo() async throws -> Modulo {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let rows = (1...50).map { "2026-04-01,\($0)\n" }.joined()
    let file = try modulo.file("rows.csv", "date,amount\n" + rows)
    try await modulo("contribution", "import", "japan", file)
    return modulo
  }

  /// Takes the import back, which is asked about by nothing else.
  private func undo(_ modulo: Modulo, _ options: String...) async throws -> Modulo.Answer {
    try await modulo.run(["undo"] + options, historyBytes: 1_000)
  }

  private func count(in modulo: Modulo) async throws -> Int? {
    try await modulo("contribution", "list", "--json").json()["count"] as? Int
  }

  @Test func `without a terminal it needs a yes, and then can't be taken back`() async throws {
    let modulo = try await modulo()
    let refused = try await undo(modulo)
    let before = try await count(in: modulo)
    let done = try await undo(modulo, "--yes")
    let after = try await count(in: modulo)
    let redo = try await modulo("redo")
    #expect(refused.status == 64)
    #expect(refused.error.contains("This changes more than the history keeps, and can't be undone."))
    #expect(before == 50)
    #expect(done.status == 0)
    #expect(after == 0)
    #expect(redo.error.contains("changed more than the history keeps"))
  }

  @Test func `in French too`() async throws {
    let modulo = try await modulo()
    let refused = try await undo(modulo, "--locale", "fr_FR")
    #expect(refused.error.contains("Ceci modifie plus que l’historique ne conserve, et ne s’annule pas."))
  }

  /// Types lines into the app by lines.
  private func type(_ lines: String..., into modulo: Modulo) async throws -> Modulo.Answer {
    try await modulo.run(
      ["app"], environment: ["MODULO_ACCESSIBLE": "1"], historyBytes: 1_000, typing: lines)
  }

  @Test func `the app asks before it, too, and does it after a yes`() async throws {
    let modulo = try await modulo()
    let refused = try await type("u", "n", "q", "q", into: modulo)
    let before = try await count(in: modulo)
    let done = try await type("u", "y", "q", into: modulo)
    let after = try await count(in: modulo)
    #expect(refused.output.contains("This changes more than the history keeps, and can't be undone."))
    #expect(refused.output.contains("Nothing was changed."))
    #expect(before == 50)
    #expect(done.output.contains("Undone"), "\(done.output)\(done.error)")
    #expect(after == 0)
  }

  @Test func `a yes in the app is for that action alone`() async throws {
    let modulo = try await modulo()
    try await modulo("goal", "add", "Korea", "--target", "3000")
    let rows = (1...50).map { "2026-04-02,\($0)\n" }.joined()
    try await modulo("contribution", "import", "korea", try modulo.file("korea.csv", "date,amount\n" + rows))
    let answer = try await type("go 2", "d 1", "y", "y", "d 1", "y", "n", "q", "q", into: modulo)
    let goals = try await modulo("goal", "list", "--json").json()["goals"] as? [Any]
    #expect(answer.output.components(separatedBy: "Do it?").count == 3, "\(answer.output)\(answer.error)")
    #expect(goals?.count == 1)
  }

  @Test func `a dry run asks nothing, and changes nothing`() async throws {
    let modulo = try await modulo()
    let dry = try await undo(modulo, "--dry-run")
    let left = try await count(in: modulo)
    #expect(dry.status == 0)
    #expect(left == 50)
  }

  @Test func `what fits is asked about by nothing`() async throws {
    let modulo = try await modulo()
    let done = try await modulo("undo")
    let left = try await count(in: modulo)
    #expect(done.status == 0)
    #expect(left == 0)
  }
}
