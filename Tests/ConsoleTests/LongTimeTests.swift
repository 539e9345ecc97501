import Foundation
import Testing

/// Times that were forgotten or mistyped: they are asked about before they are saved, and cost no more than others to be
/// shown.
@Suite struct LongTimeTests {
  private typealias Key = RunningApp.Key

  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("block", "add", "Reading")
  }

  /// A question in short: what precedes the command, the command, and what is asked.
  struct Question: Sendable, CustomStringConvertible {
    let given: [String]
    let command: [String]
    let facts: String
    let text: String
    var description: String { command.joined(separator: " ") }
  }

  static let questions = [
    Question(
      given: ["track", "start", "reading", "--at", "-9h"], command: ["track", "stop"],
      facts: "This saves 09:00:00 of \"Reading\", tracked since Apr 12, 2026 03:00.", text: "Save all of it? [y/N]"),
    Question(
      given: ["track", "start", "reading", "--at", "-13h"], command: ["track", "stop", "--memo", "Night"],
      facts: "This saves 13:00:00 of \"Reading\", tracked since Apr 11, 2026 23:00.", text: "Save all of it? [y/N]"),
    Question(
      given: [], command: ["track", "start", "reading", "--at", "1926-04-12T12:00"],
      facts: "This starts a session of \"Reading\" on Apr 12, 1926 12:00: 876,600.0 blocks by now.",
      text: "Start it then? [y/N]"),
    Question(
      given: [], command: ["track", "add", "reading", "--from", "2026-04-02T09:00", "--to", "2026-04-12T11:00"],
      facts: "This adds 242:00 of \"Reading\", from Apr 2, 2026 09:00 to Apr 12, 2026 11:00.",
      text: "Add all of it? [y/N]"),
  ]

  @Test(arguments: questions) func `a long time is asked about, and saved after a yes alone`(
    _ question: Question
  ) async throws {
    if !question.given.isEmpty { _ = try await modulo.run(question.given) }
    let before = try modulo.stored()
    let terminal = try modulo.answering("n\n", to: question.command)
    let words = terminal.terminal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(question.facts), "\(words)")
    #expect(words.contains(question.text), "\(words)")
    #expect(words.contains("--until TIME says when it really ended.") == question.command.contains("stop"))
    #expect(terminal.status == 1)
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
    let saved = try modulo.answering("y\n", to: question.command)
    #expect(saved.status == 0, "\(saved.terminal)")
    let isChanged = try modulo.stored() != before
    #expect(isChanged)
  }

  @Test(arguments: questions) func `without a terminal it is refused, with what it was about and what to give`(
    _ question: Question
  ) async throws {
    if !question.given.isEmpty { _ = try await modulo.run(question.given) }
    let before = try modulo.stored()
    for options in [[], ["--no-input"]] {
      let refused = try await modulo.run(question.command + options + ["--json"])
      let message = (try refused.json()["error"] as? [String: Any])?["message"] as? String ?? ""
      #expect(refused.status == 64)
      #expect(message.hasPrefix(question.facts), "\(message)")
      #expect(message.contains("pass --yes."))
      #expect(message.contains("--until TIME") == question.command.contains("stop"))
    }
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
    let dry = try await modulo.run(question.command + ["--dry-run"])
    #expect(dry.status == 0)
    let saved = try await modulo.run(question.command + ["--yes"])
    #expect(saved.status == 0, "\(saved.error)")
  }

  @Test func `an end that is said is not asked about, and the setting says when completing asks`() async throws {
    try await modulo("track", "start", "reading", "--at", "-9h")
    try await modulo("settings", "set", "longSession", "9")
    let chosen = try await modulo("track", "stop", "--dry-run")
    #expect(chosen.status == 0)
    try await modulo("settings", "set", "longSession", "1")
    #expect(try await modulo("track", "stop").status == 64)
    let ended = try await modulo("track", "stop", "--until", "04:00")
    #expect(ended.output == "✓ Reading · 01:00:00 on Apr 12, 2026 saved (#1): 1.0 block\n")
  }

  @Test func `the questions are asked in French`() async throws {
    try await modulo("track", "start", "reading", "--at", "-9h")
    let asked = try modulo.answering("n\n", to: ["track", "stop", "--locale", "fr_FR"]).terminal
    let words = asked.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Ceci enregistre 09:00:00 pour « Reading », depuis le"), "\(words)")
    let end = "--until HEURE dit quand elle s’est vraiment terminée. Tout enregistrer ? [o/N]"
    #expect(words.contains(end), "\(words)")
  }

  @Test func `a session of 2,000 years costs no more to be shown than another, imported or restored too`() async throws
  {
    try await modulo("track", "start", "reading", "--at", "0026-04-12T12:00Z", "--yes")
    try await modulo("track", "pause")
    let (document, backup) = (modulo.folder.path + "/document.json", modulo.folder.path + "/data.backup")
    try await modulo("data", "export", document)
    try await modulo("data", "backup", backup)
    let (imported, restored) = (try Modulo(), try Modulo())
    #expect(try await imported("data", "import", document).status == 0)
    #expect(try await restored("data", "restore", backup, "--yes").status == 0)
    for modulo in [modulo, imported, restored] { try await showsAll(of: modulo) }
  }

  /// Whether every answer about the running session, which has 2,000 years, is as short as one of a day.
  private func showsAll(of modulo: Modulo) async throws {
    let running = try await modulo("track", "--json").json()["running"] as? [String: Any]
    #expect(running?["halves"] as? Int == 730_485 * 48)
    let times = running?["times"] as? [[String: Any]]
    #expect(times?.count == 1)
    #expect(times?.last?["end"] as? String == "2026-04-12T12:00:00Z")
    for command in [["track"], ["day"], ["day", "--json"], ["--json"], [], ["day", "1000-01-01"]] {
      let answer = try await modulo.run(command)
      #expect(answer.status == 0)
      #expect(answer.output.utf8.count < 40_000, "\(command)")
    }
  }

  @Test func `the app's form says what will be saved, and asks before a long session is`() async throws {
    try await modulo("track", "start", "reading", "--at", "-9h")
    let app = try RunningApp(modulo, ["modulo://track"])
    try app.press("\r")
    try app.see("Active time")
    try app.press("f")
    try app.see("This saves 09:00:00 of \"Reading\", tracked since Apr 12, 2026 03:00.")
    try app.press(Key.save)
    try app.see("Save all of it?")
    try app.see("says when it really ended.")
    try app.press("n04:30")
    try app.see("This saves 01:30:00 of \"Reading\"")
    try app.press(Key.save)
    try app.see("✓")
    try app.settle()
    #expect(try await modulo("track", "list").output.contains("1.5"))
  }

  @Test func `the app's forms ask before a start or a time that is mistyped`() async throws {
    let app = try RunningApp(modulo, ["modulo://block"])
    try app.see("Reading")
    try app.press("b")
    try app.see("Start a session")
    try app.press("1926-04-12T09:00" + Key.save)
    try app.see("Start it then?")
    try app.press("n")
    try app.miss("Start it then?")
    #expect(try await modulo("track", "--json").output.contains("\"running\":null"))
    try app.press(Key.save)
    try app.see("Start it then?")
    try app.press("y")
    try app.miss("Start it then?")
    try app.settle()
    #expect(try await modulo("track", "--json").output.contains("\"since\":\"1926-04-12T09:00:00Z\""))
  }
}
