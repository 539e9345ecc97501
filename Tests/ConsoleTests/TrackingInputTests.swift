import Foundation
import Testing

/// What bad input about tracked time gets: a clear error, its exit code, and untouched data.
@Suite struct TrackingInputTests {
  typealias Case = BadInputTests.Case

  /// Without a running session.
  private static let idle = [
    Case("track", "pause", status: 1, "No session is running. Start one with: modulo start BLOCK"),
    Case("track", "resume", status: 1, "No session is running."),
    Case("track", "stop", status: 1, "No session is running."),
    Case("track", "discard", status: 1, "No session is running."),
    Case("track", "start", "nothing", status: 1, "There is no block \"nothing\"."),
    Case("track", "start", "reading", "--at", "12:01", status: 1, "The time is in the future: Apr 12, 2026 12:01."),
    Case(
      "track", "start", "reading", "--at", "09:30", status: 1, "\"Mail\", Apr 12, 2026 09:00–10:00. --allow-overlap"),
    Case("track", "start", "reading", "--at", "noon", status: 64, "\"noon\" isn't a time"),
    Case("track", "start", "reading", "--at", "2026-02-30T10:00", status: 64, "\"2026-02-30T10:00\""),
    Case(
      "track", "start", "reading", "--at", "2026-03-29T02:30", "--time-zone", "Europe/Paris", status: 64,
      "2026-03-29T01:30+01:00"),
    Case(
      "track", "start", "reading", "--at", "2025-10-26T02:30", "--time-zone", "Europe/Paris", status: 64,
      "2025-10-26T02:30+02:00"),
    Case(
      "track", "start", "reading", "--at", "2025-10-26T02:30", "--time-zone", "Europe/Paris", status: 64,
      "2025-10-26T02:30+01:00"),
    Case("track", "add", "mail", "--from", "11:00", "--to", "10:00", status: 1, "The end isn't after the start."),
    Case("track", "add", "mail", "--from", "11:00", "--to", "11:00", status: 1, "The end isn't after the start."),
    Case(
      "track", "add", "mail", "--from", "11:00", "--to", "11:00:59", status: 1, "The time is shorter than a minute."),
    Case("track", "add", "mail", "--from", "11:00", "--to", "13:00", status: 1, "The time is in the future"),
    Case("track", "add", "reading", "--from", "08:45", "--halves", "1", status: 1, "The time overlaps"),
    Case("track", "add", "mail", "--from", "11:00", "--halves", "0", status: 64, "'--halves' has to be at least 1."),
    Case("track", "add", "mail", "--from", "11:00", status: 64, "Give either '--to' or '--halves'."),
    Case("track", "add", "mail", "--from", "1:00", "--to", "2:00", "--halves", "1", status: 64, "Give either '--to'"),
    Case("track", "edit", "9", "--memo", "x", status: 1, "There is no such session."),
    Case("track", "edit", "1", status: 64, "Give at least one of '--from', '--to', '--block' and '--memo'."),
    Case("track", "edit", "1", "--to", "08:59", status: 1, "The end isn't after the start."),
    Case("track", "edit", "1", "--to", "0m", status: 64, "\"0m\" isn't"),
    Case("track", "edit", "1", "--from", "2026-04-11T23:00", status: 1, "The session is of Apr 12, 2026"),
    Case("track", "edit", "1", "--block", "garden", status: 1, "There is no block \"garden\"."),
    Case(
      "track", "split", "1", "--at", "10:00", status: 1, "The time isn't within the session: Apr 12, 2026 09:00–10:00."),
    Case("track", "split", "9", "--at", "09:30", status: 1, "There is no such session."),
    Case("track", "join", "1", "1", status: 1, "Only two sessions of one block and one day can be joined."),
    Case("track", "join", "1", "9", status: 1, "There is no such session."),
    Case("track", "switch", "garden", status: 1, "There is no block \"garden\"."),
    Case("track", "edit", "first", "--memo", "x", status: 64, "\"first\" doesn't name a session."),
    Case("track", "delete", "1", status: 64, "pass --yes."),
    Case("track", "delete", "9", "--yes", status: 1, "There is no such session."),
    Case(
      "track", "list", "--from", "today", "--to", "yesterday", status: 64, "Nothing is from \"today\" to \"yesterday\""),
    Case("day", "noon", status: 64, "\"noon\" isn't a day."),
  ]

  /// With one that was started at 11:00.
  private static let running = [
    Case("track", "start", "mail", status: 1, "A session of \"Reading\" is running already."),
    Case("track", "resume", status: 1, "The session isn't paused."),
    Case(
      "track", "pause", "--at", "10:59", status: 1, "before the session's last change, which was on Apr 12, 2026 11:00."
    ),
    Case("track", "pause", "--at", "12:01", status: 1, "The time is in the future"),
    Case("track", "switch", "reading", status: 1, "A session of \"Reading\" is running already."),
    Case("track", "switch", "mail", "--at", "10:59", status: 1, "before the session's last change"),
    Case("track", "continue", status: 1, "A session of \"Reading\" is running already."),
    Case("track", "stop", "--until", "10:00", status: 1, "before the session's last change"),
    Case("track", "stop", "--until", "later", status: 64, "\"later\" isn't a time"),
    Case("track", "discard", status: 64, "pass --yes."),
    Case(
      "track", "add", "mail", "--from", "11:15", "--to", "11:45", status: 1,
      "\"Reading\", running since Apr 12, 2026 11:00."),
  ]

  private static let blocks = Fixture { modulo in
    try await modulo("block", "add", "Reading")
    try await modulo("block", "add", "Mail")
    try await modulo("track", "add", "mail", "--from", "09:00", "--halves", "2")
  }

  private static let started = Fixture { modulo in
    try await blocks.place(in: modulo)
    try await modulo("track", "start", "reading", "--at", "11:00")
  }

  @Test(arguments: idle) func `without a running session`(_ item: BadInputTests.Case) async throws {
    try await expect(item, on: Self.blocks)
  }

  @Test(arguments: running) func `with a running session`(_ item: BadInputTests.Case) async throws {
    try await expect(item, on: Self.started)
  }

  private func expect(_ item: BadInputTests.Case, on fixture: Fixture) async throws {
    let modulo = try Modulo()
    try await fixture.place(in: modulo)
    let before = try modulo.stored()
    let answer = try await modulo.run(item.arguments)
    #expect(answer.status == item.status, "\(answer.error)")
    #expect(answer.error.contains(item.message), "\(answer.error)")
    let isUnchanged = try modulo.stored() == before
    #expect(answer.output == "" && isUnchanged)
  }

  @Test func `a memo is one line of at most 10,000 characters`() async throws {
    let modulo = try Modulo()
    try await Self.blocks.place(in: modulo)
    let before = try modulo.stored()
    for (memo, message) in [
      (String(repeating: "m", count: 100_000), "longer than 10,000 characters"), ("two\nlines", "at position 4"),
      ("\u{1B}[31mred\u{7}", "at position 1"),
    ] {
      for command in [["edit", "1"], ["add", "reading", "--from", "01:00", "--halves", "1"]] {
        let answer = try await modulo.run(["track"] + command + ["--memo", memo])
        #expect(answer.status == 1, "\(answer.error)")
        #expect(answer.error.contains(message), "\(answer.error)")
      }
    }
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
    let longest = String(repeating: "m", count: 10_000)
    let edited = try await modulo("track", "edit", "1", "--memo", " \(longest) ", "--json").json()
    #expect((edited["sessions"] as? [[String: Any]])?.first?["memo"] as? String == longest)
    let none = try await modulo("track", "edit", "1", "--memo", " ", "--json").json()
    #expect((none["sessions"] as? [[String: Any]])?.first?["memo"] is NSNull)
  }

  @Test func `deleting the running block ends its session, and says so`() async throws {
    let modulo = try Modulo()
    try await Self.started.place(in: modulo)
    try await modulo("block", "delete", "reading", "--yes")
    let running = try await modulo("track", "--json").json()
    #expect(running["running"] is NSNull)
    let restarted = try await modulo("track", "start", "mail")
    #expect(restarted.status == 0)
  }
}
