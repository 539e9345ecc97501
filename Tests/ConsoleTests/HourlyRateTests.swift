import Foundation
import Testing

/// Money and time, by commands.
@Suite struct HourlyRateTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await Fixture.japanAndAccounts.place(in: modulo)
    try await modulo("group", "add", "Work")
    try await modulo("block", "add", "Coding", "--group", "work")
    try await modulo("block", "add", "Reading", "--group", "default")
  }

  @Test func `the manual shows what the program prints`() async throws {
    try await modulo.expectExample(of: "Money and time", count: 8)
  }

  private func track(_ block: String, _ day: String, _ from: String, _ to: String) async throws {
    try await modulo("track", "add", block, "--from", "\(day)T\(from)", "--to", "\(day)T\(to)")
  }

  private func worth(_ line: String...) async throws -> [String: Any] {
    let answer = try await modulo.run(line + ["--json"])
    return try #require(try answer.json()["worth"] as? [String: Any], "\(answer.output)")
  }

  @Test func `a goal tells what it costs in hours of one's own`() async throws {
    let before = try await modulo("goal", "show", "japan", "--json").json()
    #expect(before["ownHours"] is NSNull)
    try await modulo("hourly", "set", "35", "--from", "2026-01-01")
    let after = try await modulo("goal", "show", "japan", "--json").json()
    let hours = try #require(after["ownHours"] as? [String: Any])
    #expect(hours["targetSeconds"] as? Int == 308_572)
    #expect(hours["remainingSeconds"] as? Int == 246_858)
    let text = try await modulo("goal", "show", "japan").output
    #expect(text.contains("85:43 hours"))
    #expect(text.contains("68:35 hours"))
    try await modulo("hourly", "set", "35", "--from", "2026-01-01", "--currency", "EUR")
    let other = try await modulo("goal", "show", "japan").output
    #expect(other.contains("unknown: the rate is in EUR"))
  }

  @Test func `time, a day, a block and a month tell the same worth`() async throws {
    try await track("coding", "2026-04-10", "09:00", "09:50")
    try await track("coding", "2026-04-10", "10:00", "10:25")
    try await track("reading", "2026-04-10", "20:00", "20:20")
    try await modulo("hourly", "set", "20", "--from", "2026-01-01")
    try await modulo("hourly", "set", "35.35", "--group", "work", "--from", "2026-01-01")
    // 75 minutes are one entry of 44.1875, and 20 minutes one of 6.67.
    let expected = "50.86"
    for line in [["time"], ["time", "--by", "month"], ["day", "2026-04-10"], ["hourly", "month", "2026-04"]] {
      let answer = try await modulo.run(line + ["--json"])
      let worth = try #require(try answer.json()["worth"] as? [String: Any])
      #expect(worth["amount"] as? String == expected, "\(line)")
      #expect(worth["currency"] as? String == "USD", "\(line)")
      #expect(worth["unratedSeconds"] as? Int == 0, "\(line)")
    }
    let block = try await worth("block", "show", "coding")
    #expect(block["amount"] as? String == "44.19")
    let rows = try await modulo("time", "--csv").output
    #expect(rows.contains(",44.19,USD,0"), "\(rows)")
    for line in [["time"], ["day", "2026-04-10"], ["hourly", "month", "2026-04"]] {
      let text = try await modulo.run(line).output
      #expect(text.contains("$50.86"), "\(line)")
    }
  }

  @Test func `time before the first rate is unknown, and another currency has its own sum`() async throws {
    try await track("coding", "2026-04-09", "09:00", "10:00")
    try await track("coding", "2026-04-10", "09:00", "10:00")
    try await track("reading", "2026-04-10", "20:00", "20:30")
    try await modulo("hourly", "set", "30", "--from", "2026-04-10")
    try await modulo("hourly", "set", "40 EUR", "--block", "coding", "--from", "2026-04-10")
    let worth = try await worth("time")
    #expect(worth["amount"] is NSNull)
    let amounts = try #require(worth["amounts"] as? [[String: String]])
    #expect(amounts.map { $0["amount"] } == ["40.00", "15.00"])
    #expect(amounts.map { $0["currency"] } == ["EUR", "USD"])
    #expect(worth["unratedSeconds"] as? Int == 3_600)
    let text = try await modulo("time").output
    #expect(text.contains("€40.00 · $15.00, 1:00 without a rate"), "\(text)")
    #expect(text.contains("€40.00 + ?"), "\(text)")
  }

  @Test(
    arguments: [
      (["hourly", "set", "0"], 1, "notPositive"), (["hourly", "set", "-5"], 1, "notPositive"),
      (["hourly", "set", "5", "--currency", "XXX"], 64, "unknownCurrency"),
      (["hourly", "set", "5 EUR", "--currency", "USD"], 64, "unreadableAmount"),
      (["hourly", "set", "5", "--block", "nothing"], 1, "notFound"),
      (["hourly", "set", "5", "--group", "nowhere"], 1, "notFound"),
      (["hourly", "delete", "9", "--yes"], 1, "notFound"),
    ] as [([String], Int32, String)])
  func `what can't be a rate is refused`(_ line: [String], _ status: Int32, _ code: String) async throws {
    let answer = try await modulo.run(line + ["--json"])
    #expect(answer.status == status, "\(answer.output)")
    #expect(answer.output.contains("\"code\":\"\(code)\""), "\(answer.output)")
    let list = try await modulo("hourly", "list", "--json").json()
    #expect((list["rates"] as? [Any])?.count == 0)
  }

  @Test func `a block and a group are not both given`() async throws {
    let answer = try await modulo.run(["hourly", "set", "5", "--block", "coding", "--group", "work"])
    #expect(answer.status == 64)
    #expect(answer.error.contains("Give either '--block' or '--group'."))
  }

  @Test func `setting and deleting a rate are one step each of an undo`() async throws {
    try await modulo("hourly", "set", "30", "--from", "2026-01-01")
    try await modulo("hourly", "set", "40", "--from", "2026-01-01")
    try await modulo("undo", "--yes")
    let back = try await modulo("hourly", "list", "--csv").output
    #expect(back.contains(",30.00,USD,2026-01-01"), "\(back)")
    try await modulo("hourly", "delete", "1", "--yes")
    try await modulo("undo", "--yes")
    let again = try await modulo("hourly", "list", "--csv").output
    #expect(again == back)
    let past = try await modulo("hourly", "list", "--as-of", "1", "--json")
    #expect(past.output.contains("\"rates\":[]"), "\(past.output)")
  }

  @Test func `the questions before a block and a group are deleted count their rates`() async throws {
    try await modulo("hourly", "set", "30", "--group", "work")
    try await modulo("hourly", "set", "40", "--block", "coding")
    let block = try await modulo("block", "delete", "coding", "--dry-run", "--yes").output
    #expect(block.contains("with 1 hourly rate"), "\(block)")
    let group = try await modulo("group", "delete", "work", "--yes").output
    #expect(group.contains("with 1 block and 2 hourly rates"), "\(group)")
    let list = try await modulo("hourly", "list", "--json").json()
    #expect((list["rates"] as? [Any])?.count == 0)
  }

  @Test func `the document of everything has the rates, and gives them back`() async throws {
    try await modulo("hourly", "set", "30")
    try await modulo("hourly", "set", "40", "--block", "coding")
    let document = try await modulo("data", "export").output
    let file = try modulo.file("everything.json", document)
    let other = try Modulo()
    let imported = try await other.run(["data", "import", file, "--json"])
    #expect(imported.output.contains("\"hourlyRates\":2"), "\(imported.output)")
    let again = try await other.run(["data", "export"]).output
    #expect(again == document)
  }
}
