import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A day that is driven through the console: started at 09:00, paused from 10:10 to 10:20, completed at 11:25.
@Suite struct TrackingDayTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  private static let steps = [
    ("08:00", "block add Reading"), ("09:00", "track start reading"), ("10:10", "track pause"),
    ("10:20", "track resume"), ("11:25", "track stop --memo Chapter"),
  ]

  /// The options that each line begins with: the clock in Paris.
  private static func given(_ clock: String) -> [String] {
    ["--now", "2026-11-22T\(clock):00+01:00", "--time-zone", "Europe/Paris", "--locale", "en_US"]
  }

  private func document(_ line: String, at clock: String) async throws -> [String: Any] {
    let words = line.split(separator: " ").map(String.init)
    return try await modulo.run(words + ["--json"], after: Self.given(clock)).json()
  }

  /// Runs a line in a process, which is killed as soon as it says that it is done.
  private func kill(_ line: String, at clock: String) throws {
    let process = try modulo.process([])
    process.arguments = Self.given(clock) + line.split(separator: " ").map(String.init)
    let output = Pipe()
    process.standardOutput = output
    let end = try process.start()
    let said = output.fileHandleForReading.availableData
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    end.wait()
    #expect(!said.isEmpty, "\(line)")
  }

  @Test(arguments: [false, true])
  func `a day has its halves, also where each command is killed once it is done`(_ isKilled: Bool) async throws {
    for (clock, line) in Self.steps {
      if clock == "10:10" {
        let running = try await document("track", at: "09:50")["running"] as? [String: Any]
        let figures = ["halves", "elapsedSeconds", "activeSeconds"].map { running?[$0] as? Int }
        #expect(figures == [1, 1_200, 3_000])
      }
      if isKilled { try kill(line, at: clock) } else { _ = try await document(line, at: clock) }
    }
    let day = try await document("day 2026-11-22", at: "23:00")
    let entry = try #require((day["timeline"] as? [[String: Any]])?.first)
    let times = try #require(entry["times"] as? [[String: Any]]).map { "\($0["start"] ?? "")/\($0["end"] ?? "")" }
    let expected = ["09:00/10:10", "10:20/11:25"].map { span in
      span.split(separator: "/").map { "2026-11-22T\($0):00+01:00" }.joined(separator: "/")
    }
    #expect(times == expected)
    #expect(day["halves"] as? Int == 4)
    #expect([entry["activeSeconds"] as? Int, entry["begunSeconds"] as? Int] == [8_100, 900])
    let sessions = try await document("track list", at: "23:00")["sessions"] as? [[String: Any]]
    #expect(sessions?.map { $0["halves"] as? Int } == [4])
    let month = try await document("calendar 2026-11", at: "23:00")["cells"] as? [[String: Any]]
    let cells = month?.compactMap { ($0["halves"] as? Int).map { halves in halves } }.filter { $0 > 0 }
    #expect(cells == [4])
    let sums = try await document("time --by day", at: "23:00")
    #expect([sums["halves"] as? Int, sums["activeSeconds"] as? Int, sums["streak"] as? Int] == [4, 8_100, 1])
    let after = try await document("track", at: "23:00")
    #expect(after["running"] is NSNull)
    let board = try #require(day["board"] as? [[String: Any]])
    let marked = board.filter { !($0["first"] is NSNull) || !($0["second"] is NSNull) }.map { $0["hour"] as? Int }
    #expect(marked == [9, 10, 11])
  }

  @Test func `looking writes nothing`() async throws {
    for (clock, line) in Self.steps.prefix(2) { _ = try await document(line, at: clock) }
    let before = try modulo.stored()
    for line in ["track", "day", "track list", "open modulo://", "block list"] {
      _ = try await document(line, at: "23:59")
    }
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
  }

  @Test func `a session that was forgotten is completed where it ended`() async throws {
    for (clock, line) in Self.steps.prefix(2) { _ = try await document(line, at: clock) }
    let threeWeeksOn = ["--now", "2026-12-13T09:00:00+01:00", "--time-zone", "Europe/Paris"]
    let asked = try await modulo.run(["track", "stop"], after: threeWeeksOn)
    #expect(asked.status == 64)
    let saved = try await modulo.run(
      ["track", "stop", "--until", "2026-11-22T10:05", "--json"], after: threeWeeksOn
    ).json()
    #expect((saved["sessions"] as? [[String: Any]])?.map { $0["halves"] as? Int } == [2])
  }

  @Test func `what is completed over another's time is saved, and said`() async throws {
    for (clock, line) in Self.steps.prefix(2) { _ = try await document(line, at: clock) }
    _ = try await document("block add Mail", at: "09:10")
    let added = try await modulo.run(
      ["track", "add", "mail", "--from", "09:00", "--to", "09:40", "--allow-overlap"], after: Self.given("09:45"))
    #expect(added.output == "✓ Mail · 00:40:00 on Nov 22, 2026 saved (#1): 0.5 blocks\n")
    let completed = try await modulo.run(["track", "stop"], after: Self.given("09:45"))
    #expect(
      completed.output
        == """
        ✓ Reading · 00:45:00 on Nov 22, 2026 saved (#2): 0.5 blocks
        The time overlaps with "Mail", Nov 22, 2026 09:00–09:40.

        """)
  }

  @Test func `a page of tracked time alone is about time`() async throws {
    for (clock, line) in Self.steps { _ = try await document(line, at: clock) }
    let page = modulo.folder.appendingPathComponent("page.html")
    _ = try await modulo.run(["report", "--output", page.path], after: Self.given("12:00"))
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("<h1>Time</h1>"))
    #expect(html.contains(">Nov</text>") && html.contains("<summary>Month by month</summary>"))
  }
}
