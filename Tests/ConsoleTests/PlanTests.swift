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

  @Test func `the manual's scenario of plans is what the program says, line by line`() async throws {
    let manual = try Manual.text()
    let start = try #require(manual.range(of: "$ modulo plan add japan 250 --on 31")).lowerBound
    let end = try #require(manual.range(of: "\n```", range: start..<manual.endIndex)).lowerBound
    // The goal alone, as the manual has it: a step of the history is named by its number.
    let modulo = try Modulo()
    try await Fixture.japan.place(in: modulo)
    var told: [String] = []
    var said: [String] = []
    for line in manual[start..<end].split(separator: "\n", omittingEmptySubsequences: false) {
      told.append(String(line))
      guard line.hasPrefix("$ modulo ") else { continue }
      let answer = try await modulo.run(line.dropFirst(9).split(separator: " ").map(String.init))
      said += [String(line)] + answer.output.split(separator: "\n").map(String.init)
      #expect(answer.status == 0, "\(line): \(answer.error)")
    }
    #expect(said == told, "\(said.joined(separator: "\n"))")
    #expect(said.count > 15)
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

  @Test func `the 31st is the last day of a shorter month, for 20 years`() async throws {
    try await modulo("plan", "add", "japan", "1", "--on", "31", "--from", "2006-05-01")
    let due = try await modulo("due", "--json", "--limit", "1000").json()
    let rows = try #require(due["due"] as? [[String: Any]])
    let days = rows.compactMap { $0["day"] as? String }
    let lengths = ["01": 31, "02": 28, "03": 31, "04": 30, "05": 31, "06": 30, "07": 31, "08": 31, "09": 30, "10": 31]
    let expected = (2006 * 12 + 4..<2026 * 12 + 3).map { index in
      let (year, month) = (index / 12, String(101 + index % 12).suffix(2))
      let length = lengths[String(month)] ?? (month == "12" ? 31 : 30)
      return "\(year)-\(month)-\(month == "02" && year % 4 == 0 ? 29 : length)"
    }
    #expect(days == expected)
    #expect(days.count == 239)
  }

  @Test func `an archived goal gets a plan, which is quiet until the goal is back`() async throws {
    try await modulo("goal", "archive", "japan")
    let added = try await modulo("plan", "add", "japan", "5", "--from", "2026-04-01")
    #expect(added.output.hasSuffix("quiet: archived\n"), "\(added.output)\(added.error)")
    let refused = try await modulo("due", "enter", "1")
    #expect(refused.status == 1)
    let list = try await modulo("due", "--json").json()
    #expect(list["count"] as? Int == 0)
    try await modulo("goal", "unarchive", "japan")
    let due = try await dueDays()
    #expect(due == ["2026-04-01"])
  }

  @Test func `an end before the first day is refused, in an edit too`() async throws {
    try await modulo("plan", "add", "japan", "5", "--from", "2026-05-01")
    let answer = try await modulo("plan", "edit", "1", "--to", "2026-04-30")
    #expect(answer.status == 1)
    #expect(answer.error.hasPrefix("Error: "))
    let negative = try await modulo("plan", "edit", "1", "--amount", "0")
    #expect(negative.error.contains("A plan needs an amount above zero."))
    let kept = try await modulo("plan", "list").output
    #expect(kept.contains("$5  every month on the 1st  next on May 1, 2026"), "\(kept)")
  }

  @Test func `a goal that is deleted takes its plans along, which the question says, and an undo brings them back`()
    async throws
  {
    try await modulo("plan", "add", "japan", "5", "--on", "31", "--from", "2026-01-31")
    try await modulo("due", "enter", "1", "--on", "2026-02-28")
    let due = try await dueDays()
    let deleted = try await modulo("goal", "delete", "japan", "--yes")
    #expect(deleted.output == "✓ Goal Japan trip (#1) deleted with 6 contributions and 1 plan\n")
    let none = try await modulo("plan", "list").output
    #expect(none.contains("No plans yet"))
    try await modulo("undo", "--yes")
    let again = try await dueDays()
    #expect(again == due)
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
    let days = try await enteredDays()
    #expect(days.count == 102)
    #expect(Set(days).count == 102)
    let none = try await dueDays()
    #expect(none == [])
    // All of them were one step, of one of the four.
    try await modulo("undo", "--yes")
    let again = try await dueDays()
    #expect(again == days.sorted())
    let left = try await enteredDays()
    #expect(left == [])
  }

  @Test func `of four processes that enter one day one does, and an undo makes it due again`() async throws {
    try await modulo("plan", "add", "japan", "1", "--every", "day", "--from", "2026-04-09")
    let due = try await dueDays()
    #expect(due.count == 4)
    for day in due {
      let ends = await withTaskGroup(of: Int32?.self) { group in
        for _ in 0..<4 {
          group.addTask { [modulo] in
            do { return try modulo.spawn(["due", "enter", "1", "--on", day]).status } catch { return nil }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(ends.compactMap(\.self).sorted() == [0, 1, 1, 1], "\(day)")
    }
    let entered = try await enteredDays()
    #expect(entered.sorted() == due)
    for count in 1...4 {
      try await modulo("undo", "--yes")
      let again = try await dueDays()
      #expect(again == due.suffix(count))
    }
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

  /// The days of the contributions of 1 dollar.
  private func enteredDays() async throws -> [String] {
    let list = try await modulo("contribution", "list", "japan", "--csv", "--min", "1", "--max", "1").output
    return list.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      line.split(separator: ",").map(String.init).first { $0.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil }
    }
  }

  private func dueDays() async throws -> [String] {
    let document = try await modulo("due", "--json", "--limit", "1000").json()
    let rows = try #require(document["due"] as? [[String: Any]])
    return rows.compactMap { $0["day"] as? String }
  }
}
