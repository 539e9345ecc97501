import Foundation
import Testing

/// Plans, and what is due of them, by commands.
@Suite struct PlanTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await Fixture.japanAndAccounts.place(in: modulo)
  }

  @Test func `a plan is due, entered, undone and skipped`() async throws {
    let added = try await modulo("plan", "add", "japan", "250", "--on", "31", "--from", "2026-01-01")
    #expect(
      added.output == "✓ Plan #1: Japan trip: $250 every month on the last day · next on Apr 30, 2026\n")
    let due = try await dueDays()
    #expect(due == ["2026-01-31", "2026-02-28", "2026-03-31"])
    let entered = try await modulo("due", "enter")
    #expect(entered.status == 0)
    let none = try await dueDays()
    #expect(none == [])
    try await modulo("undo", "--yes")
    let again = try await dueDays()
    #expect(again == due)
    try await modulo("due", "skip", "1", "--on", "2026-02-28")
    let left = try await dueDays()
    #expect(left == ["2026-01-31", "2026-03-31"])
  }

  @Test func `a change of the amount leaves the days before it as they were`() async throws {
    try await modulo("plan", "add", "japan", "250", "--on", "31", "--from", "2026-01-01")
    let changed = try await modulo("plan", "edit", "1", "--amount", "300", "--from", "2026-03-01")
    #expect(changed.output.contains("Plan #1 ended on Feb 28, 2026 and keeps its occurrences."))
    let rows = try await modulo("due", "--csv").output.split(whereSeparator: \.isNewline).dropFirst()
    let amounts = rows.map { $0.split(separator: ",", omittingEmptySubsequences: false)[5] }
    #expect(amounts == ["250.00", "250.00", "300.00"])
  }

  @Test func `a plan of months becomes one of weeks without a day, which said a day of the month`() async throws {
    try await modulo("plan", "add", "japan", "250", "--on", "31", "--from", "2026-05-01")
    let weekly = try await modulo("plan", "edit", "1", "--every", "2 weeks")
    let monthly = try await modulo("plan", "edit", "1", "--every", "month")
    let kept = try await modulo("plan", "edit", "1", "--every", "3 months")
    let refused = try await modulo("plan", "edit", "1", "--every", "0 days")
    #expect(weekly.output.contains("every 2 weeks on Friday"), "\(weekly.error)")
    #expect(monthly.output.contains("every month on the 1st"), "\(monthly.error)")
    #expect(kept.output.contains("every 3 months on the 1st"), "\(kept.error)")
    #expect(refused.error.hasPrefix("Error: An interval of 0 isn't possible"))
  }

  @Test func `the balance of an account is due until there is one`() async throws {
    try await modulo("plan", "watch", "savings", "--from", "2026-04-10")
    let due = try await modulo("due")
    #expect(due.output.contains("balance"))
    let refused = try await modulo("due", "enter", "1")
    #expect(refused.status == 1)
    #expect(refused.error.contains("asks for the balance of Savings"))
    try await modulo("balance", "set", "savings", "160", "--on", "2026-04-11")
    let none = try await modulo("due")
    #expect(none.output == "Nothing is due\n")
  }

  @Test func `an archived goal has its plans quiet, and is told so`() async throws {
    try await modulo("plan", "add", "japan", "5", "--from", "2026-04-01")
    try await modulo("goal", "archive", "japan")
    let due = try await modulo("due")
    #expect(due.output == "Nothing is due\n1 plan of archived goals is quiet\n")
    let list = try await modulo("plan", "list")
    #expect(list.output.contains("quiet: archived"))
  }

  @Test(
    arguments: [
      (["--every", "0 days"], 1, "interval"), (["--every", "fortnight"], 64, "unreadableInterval"),
      (["--on", "32"], 1, "dayOfMonth"), (["--to", "2026-04-11"], 1, "endBeforeStart"),
    ] as [([String], Int32, String)])
  func `days that can't be are refused`(_ options: [String], _ status: Int32, _ code: String) async throws {
    let answer = try await modulo.run(["plan", "add", "japan", "5", "--json"] + options)
    #expect(answer.status == status)
    #expect(answer.output.contains("\"code\":\"\(code)\""))
  }

  @Test func `an amount of nothing is refused`() async throws {
    let answer = try await modulo("plan", "add", "japan", "0")
    #expect(answer.status == 1)
    #expect(answer.error.contains("A plan needs an amount above zero."))
  }

  @Test func `29 February is the 28th of a common year`() async throws {
    try await modulo("plan", "add", "japan", "5", "--every", "year", "--on", "2024-02-29")
    let due = try await dueDays()
    #expect(due == ["2024-02-29", "2025-02-28", "2026-02-28"])
  }

  @Test func `a plan from a hundred years ago is counted at once`() async throws {
    try await modulo("plan", "add", "japan", "1", "--every", "day", "--from", "1926-04-12")
    let due = try await modulo("due", "--limit", "1")
    #expect(due.output.hasSuffix("36,526 due: $36,526\n"))
  }

  @Test func `four processes enter each day once`() async throws {
    try await modulo("plan", "add", "japan", "1", "--every", "day", "--from", "2026-01-01")
    let ends = await withTaskGroup(of: Int32?.self) { group in
      for _ in 0..<4 {
        group.addTask { [modulo] in
          do { return try modulo.spawn(["due", "enter"]).status } catch { return nil }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends == [0, 0, 0, 0])
    let list = try await modulo("contribution", "list", "japan", "--csv", "--min", "1", "--max", "1").output
    #expect(list.split(whereSeparator: \.isNewline).count == 1 + 102)
  }

  @Test func `plans are written as a calendar, with the same ids in every file`() async throws {
    let none = try await modulo("plan", "export", "-")
    #expect(none.status == 1)
    try await modulo("plan", "add", "japan", "5", "--on", "31", "--from", "2026-01-31", "--note", "Salary; net")
    let first = try await modulo("plan", "export", "-").output
    let lines = first.components(separatedBy: "\r\n")
    #expect(lines.first == "BEGIN:VCALENDAR")
    #expect(lines.contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"))
    #expect(lines.contains("SUMMARY:Japan trip: $5"))
    #expect(lines.contains("DESCRIPTION:Salary\\; net"))
    let second = try await modulo("plan", "export", "-").output
    #expect(second == first)
    let path = modulo.folder.appendingPathComponent("plans.ics").path
    let written = try await modulo("plan", "export", path, "--json").json()
    #expect(written["plans"] as? Int == 1)
    let stored = try String(contentsOfFile: path, encoding: .utf8)
    #expect(stored == first)
  }

  @Test func `a document takes plans along`() async throws {
    try await modulo("plan", "add", "japan", "5", "--from", "2026-01-31")
    try await modulo("due", "enter", "1", "--on", "2026-02-28")
    let document = try modulo.file("all.json", try await modulo("data", "export").output)
    let copy = modulo.folder.appendingPathComponent("copy.db").path
    let imported = try await modulo("data", "import", document, "--data", copy)
    #expect(imported.status == 0)
    let due = try await modulo("due", "--json", "--data", copy).json()
    let days = (due["due"] as? [[String: Any]])?.compactMap { $0["day"] as? String }
    #expect(days == ["2026-01-31", "2026-03-31"])
  }

  private func dueDays() async throws -> [String] {
    let document = try await modulo("due", "--json").json()
    let rows = try #require(document["due"] as? [[String: Any]])
    return rows.compactMap { $0["day"] as? String }
  }
}
