import Foundation
import Testing

/// Blocks that are planned, by commands.
@Suite struct DayPlanTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("block", "add", "Coding")
    try await modulo("block", "add", "Reading")
  }

  @Test func `the manual shows what the program prints`() async throws {
    try await modulo.expectExample(of: "Planned blocks", count: 8)
  }

  @Test(
    arguments: [
      (["add", "coding", "11:00", "12:30"], 1, "inPast"), (["add", "coding", "yesterday 9:00", "1h"], 1, "inPast"),
      (["add", "coding", "13:00", "13:00"], 1, "endBeforeStart"),
      (["add", "coding", "23:00", "2h"], 1, "overMidnight"),
      (["add", "coding", "13:00"], 64, "usage"), (["add", "nothing", "13:00", "1h"], 1, "notFound"),
      (["add", "coding", "13:00", "14:00", "15:00"], 64, "usage"), (["move", "7", "--from", "13:00"], 1, "notFound"),
      (["edit", "7"], 64, "usage"), (["copy", "2026-05-01", "--to", "2026-05-02"], 1, "nothingPlanned"),
      (["export", "-"], 1, "nothingPlanned"),
    ] as [([String], Int32, String)])
  func `what can't be planned is refused`(_ line: [String], _ status: Int32, _ code: String) async throws {
    let answer = try await modulo.run(["day", "plan"] + line + ["--json"])
    #expect(answer.status == status)
    #expect(answer.output.contains("\"code\":\"\(code)\""), "\(answer.output)")
    let none = try await planned()
    #expect(none.isEmpty)
  }

  @Test func `an hour that exists twice is refused with both moments, and taken with an offset`() async throws {
    let paris = ["--time-zone", "Europe/Paris"]
    let refused = try await modulo.run(["day", "plan", "add", "coding", "2026-10-25T02:30", "1h"] + paris)
    #expect(refused.error.contains("2026-10-25T02:30+02:00"))
    #expect(refused.error.contains("2026-10-25T02:30+01:00"))
    let taken = try await modulo.run(
      ["day", "plan", "add", "coding", "2026-10-25T02:30+01:00", "1h", "--json"] + paris
    ).json()
    #expect(taken["start"] as? String == "2026-10-25T02:30:00+01:00")
    #expect(taken["seconds"] as? Int == 3_600)
  }

  @Test func `a day is copied as a whole or not at all where the clocks are changed`() async throws {
    let paris = ["--time-zone", "Europe/Paris"]
    for (block, start) in [("coding", "2026-10-24T02:30"), ("reading", "2026-10-24T09:00")] {
      _ = try await modulo.run(["day", "plan", "add", block, start, "1h"] + paris)
    }
    let refused = try await modulo.run(["day", "plan", "copy", "2026-10-24", "--to", "2026-10-25"] + paris)
    #expect(refused.status == 1)
    #expect(refused.error.contains("02:30 exists twice (Coding)"))
    let kept = try await planned()
    #expect(kept.count == 2)
    let copied = try await modulo.run(["day", "plan", "copy", "2026-10-24", "--to", "2026-10-26", "--json"] + paris)
    let copies = try #require(try copied.json()["planned"] as? [[String: Any]])
    #expect(copies.map { $0["start"] as? String } == ["2026-10-26T02:30:00+01:00", "2026-10-26T09:00:00+01:00"])
  }

  @Test func `a repeated request plans nothing twice`() async throws {
    let id = ["--id", "6F9619FF-8B86-4D01-B42D-00CF4FC964FF"]
    for _ in 0..<2 { _ = try await modulo.run(["day", "plan", "add", "coding", "13:00", "1h"] + id) }
    let plans = try await planned()
    #expect(plans.count == 1)
  }

  @Test func `one step copies a day, and one undo takes all of it back`() async throws {
    try await modulo("day", "plan", "add", "coding", "13:00", "14:00")
    try await modulo("day", "plan", "add", "reading", "15:00", "16:00")
    try await modulo("day", "plan", "copy", "today", "--to", "tomorrow")
    let copied = try await planned()
    try await modulo("undo", "--yes")
    let left = try await planned()
    #expect(copied.count == 4)
    #expect(left.count == 2)
  }

  @Test func `moving a plan isn't tracking`() async throws {
    try await modulo("track", "add", "coding", "09:00", "10:00")
    try await modulo("day", "plan", "add", "coding", "13:00", "14:00")
    let before = try await modulo("track", "list", "--json").output
    try await modulo("day", "plan", "move", "1", "--from", "15:00")
    let after = try await modulo("track", "list", "--json").output
    #expect(after == before)
    let day = try await modulo("day", "--json").json()
    let comparison = try #require(day["comparison"] as? [String: Any])
    let seconds = ["planned", "tracked", "both", "plannedOnly", "trackedOnly"].map { name in
      (comparison[name] as? [String: Any])?["activeSeconds"] as? Int
    }
    #expect(seconds == [3_600, 3_600, 0, 3_600, 3_600])
  }

  @Test func `planned and tracked are compared by day, block and week, as JSON and as CSV`() async throws {
    _ = try await modulo.run(
      ["day", "plan", "add", "coding", "09:00", "10:30", "--now", "2026-04-12T08:00:00Z"])
    try await modulo("track", "add", "coding", "09:30", "11:00")
    for grouping in ["day", "block", "group", "week", "month"] {
      let json = try await modulo("day", "plan", "compare", "--by", grouping, "--json").json()
      let sums = try #require(json["sums"] as? [[String: Any]])
      let both = (sums.first?["both"] as? [String: Any])?["activeSeconds"] as? Int
      #expect(sums.count == 1)
      #expect(both == 3_600)
    }
    let csv = try await modulo("day", "plan", "compare", "--csv").output.split(whereSeparator: \.isNewline)
    #expect(csv.count == 2)
    #expect(csv.first?.contains("both.activeSeconds") == true)
  }

  @Test func `planned and tracked times are written as calendars`() async throws {
    try await modulo("day", "plan", "add", "coding", "13:00", "14:00")
    try await modulo("track", "add", "reading", "09:00", "10:30", "--memo", "Chapter 3")
    let plans = try await modulo("day", "plan", "export", "-").output
    #expect(plans.contains("DTSTART:20260412T130000Z\r\nDTEND:20260412T140000Z\r\nSUMMARY:Coding (planned)\r\n"))
    let tracked = try await modulo("track", "export", "--ics").output
    #expect(tracked.contains("DTSTART:20260412T090000Z\r\nDTEND:20260412T103000Z\r\nSUMMARY:Reading\r\n"))
    #expect(tracked.contains("DESCRIPTION:Chapter 3\r\n"))
    let path = modulo.folder.appendingPathComponent("t.ics").path
    let file = try await modulo("track", "export", "--ics", path, "--json")
    #expect(try file.json()["count"] as? Int == 1)
  }

  @Test func `a deletion counts the plans, and a document takes them along`() async throws {
    try await modulo("day", "plan", "add", "coding", "13:00", "14:00")
    let document = try modulo.file("all.json", try await modulo("data", "export").output)
    let copy = modulo.folder.appendingPathComponent("copy.db").path
    let imported = try await modulo("data", "import", document, "--data", copy, "--json").json()
    #expect(imported["plannedBlocks"] as? Int == 1)
    let deleted = try await modulo("block", "delete", "coding", "--yes")
    #expect(deleted.output.contains("1 planned block"), "\(deleted.output)")
    let none = try await planned()
    #expect(none.isEmpty)
  }

  private func planned() async throws -> [[String: Any]] {
    let list = try await modulo("day", "plan", "list", "--json").json()
    return try #require(list["planned"] as? [[String: Any]])
  }
}
