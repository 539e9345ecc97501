import Foundation
import Testing

/// Targets of time and days off, by commands. The clock stands at noon of Sunday 12 April 2026.
@Suite struct TargetTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("group", "add", "Study")
    try await modulo("block", "add", "Reading", "--group", "study")
  }

  /// Tracks some hours on a day, in a session from one o'clock.
  private func track(_ hours: Int, on day: String, _ block: String = "reading") async throws {
    try await modulo("track", "add", block, "--from", "\(day)T01:00", "--to", "\(hours)h")
  }

  private func periods(_ owner: String = "reading") async throws -> [[String: Any]] {
    let shown = try await modulo("target", "show", owner, "--json").json()
    return try #require(shown["periods"] as? [[String: Any]])
  }

  private func hours(_ member: String, _ periods: [[String: Any]]) -> [Int?] {
    periods.map { ($0[member] as? Int).map { $0 / 3_600 } }
  }

  @Test func `the manual shows what the program prints`() async throws {
    try await modulo.expectExample(of: "Targets and days off", count: 9)
  }

  @Test func `30 hours a month carry over what is too little and what is too much`() async throws {
    for (day, hours) in [("2026-01-10", 10), ("2026-02-10", 20), ("2026-02-11", 20), ("2026-03-10", 20)] {
      try await track(hours, on: day)
    }
    try await track(20, on: "2026-03-11")
    try await modulo("target", "set", "reading", "30h", "--per", "month", "--from", "2026-01-01", "--carry", "all")
    let balances = hours("balanceSeconds", try await periods())
    #expect(balances == [-30, 0, -10, -20])
  }

  @Test func `days off lower the target, and never add time`() async throws {
    try await modulo("target", "set", "reading", "14h", "--from", "2026-04-05")
    let before = try await periods()
    try await modulo("target", "off", "2026-04-06..2026-04-07", "--share", "0.5")
    let after = try await periods()
    #expect(hours("targetSeconds", before) == [14, 14])
    #expect(hours("targetSeconds", after) == [14, 12])
    #expect(hours("trackedSeconds", after) == [0, 0])
    let removed = try await modulo("target", "on", "2026-04-06..2026-04-30", "--json").json()
    #expect((removed["days"] as? [[String: Any]])?.count == 2)
    let again = try await periods()
    #expect(hours("targetSeconds", again) == [14, 14])
  }

  @Test func `another target leaves the past as it was`() async throws {
    try await track(5, on: "2026-02-10")
    try await modulo("target", "set", "reading", "30h", "--per", "month", "--from", "2026-01-01", "--carry", "all")
    let before = try await periods()
    try await modulo("target", "set", "reading", "10h", "--from", "2026-04-01")
    let after = try await periods()
    let past = hours("balanceSeconds", before).suffix(3)
    #expect(hours("balanceSeconds", after).suffix(3) == past)
    #expect(hours("targetSeconds", after).prefix(1) == [10])
    try await modulo("undo", "--yes")
    let undone = try await periods()
    #expect(hours("balanceSeconds", undone) == hours("balanceSeconds", before))
  }

  @Test func `a target from the same day replaces it in one step, which an undo takes back`() async throws {
    try await modulo("target", "set", "reading", "30h", "--per", "month", "--from", "2026-04-01")
    let replaced = try await modulo("target", "set", "reading", "20h", "--from", "2026-04-01", "--json").json()
    #expect(replaced["replaced"] as? Bool == true)
    #expect(replaced["period"] as? String == "month")
    #expect(hours("targetSeconds", try await periods()) == [20])
    try await modulo("undo", "--yes")
    #expect(hours("targetSeconds", try await periods()) == [30])
  }

  @Test func `a group's target counts its blocks, also one that comes into it`() async throws {
    try await track(2, on: "2026-04-08")
    try await modulo("block", "add", "Piano", "--group", "study")
    try await modulo("group", "add", "Music")
    try await modulo("target", "set", "study", "10h", "--from", "2026-04-05")
    try await modulo("target", "set", "music", "10h", "--group", "--from", "2026-04-05")
    #expect(hours("trackedSeconds", try await periods("study")) == [0, 2])
    try await modulo("block", "move", "reading", "--group", "music")
    #expect(hours("trackedSeconds", try await periods("study")) == [0, 0])
    #expect(hours("trackedSeconds", try await periods("music")) == [0, 2])
  }

  @Test func `progress is told by the day, the sums, what runs, and the overview`() async throws {
    try await track(2, on: "2026-04-12")
    try await modulo("target", "set", "reading", "10h", "--from", "2026-04-05")
    for line in [["day"], ["time"], ["time", "--week"], ["track"], []] {
      let answer = try await modulo.run(line)
      #expect(answer.output.contains("2:00 of"), "\(line): \(answer.output)")
    }
    for line in [["day"], ["time"], ["track"]] {
      let document = try await modulo.run(line + ["--json"]).json()
      let targets = try #require(document["targets"] as? [[String: Any]])
      #expect(targets.map { $0["name"] as? String } == ["Reading"])
      #expect(targets.map { $0["trackedSeconds"] as? Int } == [7_200])
    }
    let today = try await modulo("--json").json()["today"] as? [String: Any]
    #expect((today?["targets"] as? [[String: Any]])?.count == 1)
  }

  @Test(
    arguments: [
      ("target set reading 0h", 1, "noTime"), ("target set reading 25h --per day", 1, "tooLong"),
      ("target set reading 49h --days mon,tue", 1, "tooLong"), ("target set reading 10", 64, "length"),
      ("target set reading 10h --days someday", 64, "weekdays"), ("target set reading 10h --carry x", 64, "carryOver"),
      ("target set reading 10h --opening -99999h", 1, "outOfRange"), ("target set nowhere 10h", 1, "notFound"),
      ("target set nowhere 10h --group", 1, "notFound"), ("target show reading", 1, "noTarget"),
      ("target end reading", 1, "noTarget"), ("target delete reading --yes", 1, "noTarget"),
      ("target off 2026-04-09..2026-04-01", 64, "reversed"), ("target off 2026-04-01..2028-04-01", 1, "tooManyDays"),
      ("target off today --share 2", 64, "share"), ("target off ..", 64, "days"), ("target on today", 1, "notOff"),
    ] as [(String, Int32, String)])
  func `what can't be is refused`(_ line: String, _ status: Int32, _ code: String) async throws {
    let answer = try await modulo.run(line.split(separator: " ").map(String.init) + ["--json"])
    #expect(answer.status == status, "\(answer.output)")
    #expect(answer.output.contains("\"code\":\"\(code)\""), "\(answer.output)")
  }

  @Test func `a target is ended with a day, and another one begins anew`() async throws {
    try await modulo("target", "set", "reading", "10h", "--from", "2026-04-05", "--carry", "all")
    let ended = try await modulo("target", "end", "reading", "--on", "2026-04-11")
    #expect(ended.output == "✓ Reading has no target after Apr 11, 2026. It was 10:00 a week, all carried over.\n")
    let none = try await modulo("target", "list", "--json").json()["targets"] as? [[String: Any]]
    #expect(none?.isEmpty == true)
    try await modulo("target", "set", "reading", "7h", "--from", "2026-04-12")
    #expect(hours("carriedSeconds", try await periods()) == [0, 0])
  }

  @Test func `a deletion counts what it takes, and an undo brings it back`() async throws {
    try await modulo("target", "set", "reading", "10h", "--from", "2026-04-05")
    try await modulo("target", "set", "reading", "12h", "--from", "2026-04-12")
    let one = try await modulo("target", "delete", "reading", "--from", "2026-04-12", "--yes")
    #expect(one.output.contains("1 target of Reading deleted"))
    let rest = try await modulo("target", "delete", "reading", "--yes", "--json").json()
    #expect((rest["deleted"] as? [[String: Any]])?.count == 1)
    try await modulo("undo", "--yes")
    #expect(hours("targetSeconds", try await periods()) == [10, 10])
  }

  @Test func `a deleted block, and a deleted group, take their targets along and count them`() async throws {
    try await modulo("target", "set", "reading", "10h", "--from", "2026-04-05")
    try await modulo("target", "set", "study", "10h", "--from", "2026-04-05")
    let group = try await modulo("group", "delete", "study", "--yes")
    #expect(group.output.contains("1 block and 2 targets"), "\(group.output)")
    try await modulo("undo", "--yes")
    let block = try await modulo("block", "delete", "reading", "--yes")
    #expect(block.output.contains("1 target"), "\(block.output)")
    let left = try await modulo("target", "list", "--csv").output.split(whereSeparator: \.isNewline)
    #expect(left.count == 2)
  }

  @Test func `a document takes targets and days off along`() async throws {
    try await modulo("target", "set", "reading", "10h", "--from", "2026-04-05", "--carry", "2h", "--opening", "-1h")
    try await modulo("target", "off", "2026-04-06")
    let document = try modulo.file("all.json", try await modulo("data", "export").output)
    let copy = modulo.folder.appendingPathComponent("copy.db").path
    try await modulo("data", "import", document, "--data", copy)
    let shown = try await modulo("target", "show", "reading", "--csv", "--data", copy).output
    let original = try await modulo("target", "show", "reading", "--csv").output
    #expect(shown == original)
    let again = try await modulo("data", "export", "--data", copy).output
    let exported = try await modulo("data", "export").output
    #expect(again == exported)
  }

  @Test func `what was before a step is shown as it was`() async throws {
    try await modulo("target", "set", "reading", "10h", "--from", "2026-04-05")
    let step = try await modulo("history", "--json").json()["steps"] as? [[String: Any]]
    let number = try #require(step?.first?["number"] as? Int)
    try await modulo("target", "set", "reading", "12h", "--from", "2026-04-05")
    let past = try await modulo("target", "show", "reading", "--as-of", "\(number)", "--json").json()
    let periods = try #require(past["periods"] as? [[String: Any]])
    #expect(hours("targetSeconds", periods) == [10, 10])
  }

  @Test func `a dry run sets nothing, in French too`() async throws {
    let dry = try await modulo("target", "set", "reading", "10h", "--dry-run", "--locale", "fr_FR")
    #expect(dry.output.contains("10:00 par semaine"))
    let list = try await modulo("target", "list", "--csv")
    #expect(list.output.split(whereSeparator: \.isNewline).count == 1)
  }
}
