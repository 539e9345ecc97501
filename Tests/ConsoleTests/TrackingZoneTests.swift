import Foundation
import Testing

/// Sessions over a flight, and times that are typed with the offset of another zone.
@Suite struct TrackingZoneTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  /// Runs a line at a moment in a time zone.
  private func run(_ line: String, at now: String, in zone: String) async throws -> Modulo.Answer {
    try await modulo.run(
      line.split(separator: " ").map(String.init),
      after: ["--now", now, "--time-zone", zone, "--locale", "en_US"])
  }

  @Test func `a session that is paused over a flight has each half on the day and in the zone where it began`()
    async throws
  {
    let (east, west) = ("Asia/Tokyo", "America/Los_Angeles")
    _ = try await run("block add Read", at: "2026-02-01T14:19:00Z", in: east)
    _ = try await run("track start read", at: "2026-02-01T14:20:00Z", in: east)
    _ = try await run("track pause", at: "2026-02-01T14:35:00Z", in: east)
    let resumed = try await run("track resume", at: "2026-02-02T05:00:00Z", in: west)
    #expect(resumed.output == "✓ Read · resumed on Feb 1, 2026 21:00 · 15:00 of 30:00\n")
    let running = try await run("track", at: "2026-02-02T05:40:00Z", in: west)
    #expect(running.output.contains("Since        Feb 1, 2026 23:20 (Asia/Tokyo)\n"))
    #expect(running.output.hasSuffix("A Read  23:20–14:15, 21:15–21:40 (running)\n"))
    let document = try await run("track --json", at: "2026-02-02T05:40:00Z", in: west).json()["running"]
    let times = (document as? [String: Any])?["times"] as? [[String: Any]]
    #expect(times?.map { $0["start"] as? String } == ["2026-02-01T23:20:00+09:00", "2026-02-01T21:00:00-08:00"])
    _ = try await run("track stop", at: "2026-02-02T05:50:00Z", in: west)
    let day = try await run("day --json", at: "2026-02-02T05:51:00Z", in: west).json()
    #expect([day["day"] as? String, day["output"] as? String] == ["2026-02-01", "1.0"])
    let entry = (day["timeline"] as? [[String: Any]])?.first
    #expect(entry?["start"] as? String == "2026-02-01T23:20:00+09:00")
    #expect(entry?["end"] as? String == "2026-02-01T21:50:00-08:00")
    let sums = try await run("time --json", at: "2026-02-02T05:51:00Z", in: west).json()
    #expect(sums["longestStreak"] as? Int == 1)
    let list = try await run("track list", at: "2026-02-02T05:51:00Z", in: west)
    #expect(list.output.contains("23:20–23:35 (Asia/Tokyo), 14:00–14:15 +1 (Asia/Tokyo), 21:15–21:50 "))
  }

  @Test func `a time that is typed with another offset is on the day of that offset`() async throws {
    let (now, zone) = ("2026-02-03T05:00:00Z", "America/Los_Angeles")
    _ = try await run("block add Read", at: now, in: zone)
    let added = try await run("track add read --from 2026-02-02T00:30+09:00 --halves 2 --json", at: now, in: zone)
    let session = (try added.json()["sessions"] as? [[String: Any]])?.first
    #expect(session?["day"] as? String == "2026-02-02")
    let day = try await run("day 2026-02-02", at: now, in: zone)
    #expect(day.output.contains("A Read  00:30–01:30\n"))
    // The zone's own offset is no other one.
    _ = try await run("track add read --from 2026-02-01T22:00-08:00 --halves 1", at: now, in: zone)
    let own = try await run("day 2026-02-01", at: now, in: zone)
    #expect(own.output.contains("A Read  22:00–22:30\n"))
    let started = try await run("track start read --at 2026-02-03T13:30+09:00", at: now, in: zone)
    #expect(started.output.contains("started on Feb 3, 2026 13:30 (GMT+0900)"))
    let completed = try await run("track stop --json", at: now, in: zone).json()["sessions"]
    #expect((completed as? [[String: Any]])?.map { $0["day"] as? String } == ["2026-02-03"])
    let checked = try await run("data check", at: now, in: zone)
    #expect(checked.status == 0, "\(checked.output)\(checked.error)")
    let help = try await run("track --help", at: now, in: zone)
    #expect(help.output.replacing(/\s+/, with: " ").contains("typed with another offset is of the day of that offset"))
  }

  @Test func `a pause at the end of a half is no time, and what is paused isn't said to run`() async throws {
    let (day, zone) = ("2026-02-01T", "UTC")
    _ = try await run("block add Read", at: day + "10:00:00Z", in: zone)
    _ = try await run("track start read", at: day + "10:00:00Z", in: zone)
    _ = try await run("track pause", at: day + "10:30:00Z", in: zone)
    let shown = try await run("track", at: day + "10:35:00Z", in: zone)
    #expect(shown.output.hasSuffix("A Read  10:00–10:30\n"))
    let refused = try await run("track start read", at: day + "10:35:00Z", in: zone)
    #expect(refused.status == 1 && refused.error.contains("A session of \"Read\" is paused."))
    let deleted = try await run("block delete read --yes", at: day + "10:35:00Z", in: zone)
    #expect(deleted.output.hasSuffix("The current session was discarded: 00:30:00.\n"))
  }
}
