import Foundation
import Testing

/// Reports on periods, by commands, on 12 April 2026.
@Suite struct PeriodReportTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await Fixture.japanAndAccounts.place(in: modulo)
    for (name, from, to) in [
      ("Reading", "2026-03-02T09:00", "2026-03-02T10:00"), ("Reading", "2026-04-01T09:00", "2026-04-01T10:30"),
      ("Writing", "2026-04-08T09:00", "2026-04-08T09:40"),
    ] {
      _ = try await modulo.run(["block", "add", name])
      try await modulo("track", "add", name, "--from", from, "--to", to)
    }
  }

  @Test func `the manual shows what the program prints`() async throws {
    try await modulo.expectExample(of: "Reports", count: 2)
  }

  // MARK: - Figures

  @Test func `a goal has what was put in and taken out, and what was saved at the end`() async throws {
    let march = try await report("month", "2026-03")
    let goal = try #require(rows(march, "goals").first)
    #expect(texts(goal, "in", "out", "change", "closing") == ["200.00", "50.00", "150.00", "550.00"])
    let april = try await report("month", "--compare")
    let compared = try #require(rows(april, "goals").first)
    #expect(texts(compared, "in", "change", "difference") == ["50.00", "50.00", "100.00"])
    // Up to 12 March 50 were taken out.
    let before = compared["before"] as? [String: Any] ?? [:]
    #expect(texts(before, "in", "out", "change", "closing") == ["0.00", "50.00", "-50.00", "350.00"])
    #expect(compared["differencePercent"] as? Double == 200)
  }

  @Test func `accounts have no opening balance before the first one, and their changes add up`() async throws {
    let april = try await report("month")
    let accounts = try #require(april["accounts"] as? [String: Any])
    let kinds = rows(accounts, "kinds")
    #expect(kinds.map { $0["kind"] as? String } == ["savings", "cards"])
    #expect(kinds.map { $0["opening"] is NSNull } == [true, true])
    #expect(kinds.map { $0["change"] as? String } == ["150.00", "-50.00"])
    let worth = try #require(accounts["netWorth"] as? [String: Any])
    #expect(texts(worth, "change", "closing") == ["100.00", "100.00"])
    let portfolio = try await modulo("portfolio", "--json").json()
    #expect(portfolio["netWorth"] as? String == "100.00")
    let march = try await report("month", "2026-03")
    #expect(march["accounts"] is NSNull)
  }

  @Test func `money without a rate is left out, and said to be`() async throws {
    try await modulo(
      "account", "add", "Euros", "--type", "cash", "--balance", "70", "--currency", "EUR", "--on", "today")
    let text = try await modulo("report", "month", "--by", "kind").output
    #expect(text.contains("Not counted in the closing balance, for want of a rate: €70.00"), "\(text)")
    #expect(text.contains("modulo rate set EUR"), "\(text)")
    let accounts = try #require(try await report("month")["accounts"] as? [String: Any])
    #expect(rows(accounts, "unconvertedClosing").map { $0["amount"] as? String } == ["70.00"])
    #expect(rows(accounts, "kinds").first?["closing"] is NSNull)
  }

  @Test func `blocks and groups have their time and its share`() async throws {
    let document = try await report("month", "--compare")
    let blocks = rows(document, "blocks")
    #expect(blocks.map { $0["name"] as? String } == ["Reading", "Writing"])
    #expect(blocks.map { $0["halves"] as? Int } == [3, 1])
    #expect(blocks.map { $0["activeSeconds"] as? Int } == [5_400, 2_400])
    #expect(blocks.map { $0["sharePercent"] as? Double } == [69.2, 30.8])
    #expect(blocks.map { $0["differenceSeconds"] as? Int } == [1_800, nil])
    #expect(blocks.map { $0["differencePercent"] as? Double } == [50, nil])
    let groups = rows(document, "groups")
    #expect(groups.map { $0["activeSeconds"] as? Int } == [7_800])
    let sums = try await modulo("time", "--month", "--json").json()
    #expect(sums["activeSeconds"] as? Int == 7_800)
  }

  // MARK: - Periods

  @Test(
    arguments: [
      (["week"], "2026-04-12", "2026-04-18", "2026-04-12"), (["month"], "2026-04-01", "2026-04-30", "2026-04-12"),
      (["quarter"], "2026-04-01", "2026-06-30", "2026-04-12"), (["year"], "2026-01-01", "2026-12-31", "2026-04-12"),
      (["quarter", "2026-Q1"], "2026-01-01", "2026-03-31", "2026-03-31"),
      (["year", "2025"], "2025-01-01", "2025-12-31", "2025-12-31"),
      (["month", "-1m"], "2026-03-01", "2026-03-31", "2026-03-31"),
    ] as [([String], String, String, String)])
  func `a period is named by its day or its name, and cut at today`(
    _ words: [String], _ first: String, _ last: String, _ through: String
  ) async throws {
    let document = try await modulo.run(["report"] + words + ["--json"]).json()
    #expect(texts(document, "from", "to", "through") == [first, last, through])
    #expect(document["isPartial"] as? Bool == (last != through))
  }

  @Test func `a week begins as the setting says`() async throws {
    try await modulo("settings", "set", "weekStart", "monday")
    let document = try await report("week")
    #expect(texts(document, "from", "to") == ["2026-04-06", "2026-04-12"])
    #expect(document["isPartial"] as? Bool == false)
  }

  @Test func `quarters add up to the year`() async throws {
    let year = try #require(rows(try await report("year", "2026"), "goals").first)
    let whole = (year["change"] as? String).flatMap { Decimal(string: $0) }
    var sum = Decimal(0)
    for quarter in ["2026-Q1", "2026-Q2"] {
      let goal = rows(try await report("quarter", quarter), "goals").first
      sum += (goal?["change"] as? String).flatMap { Decimal(string: $0) } ?? .nan
    }
    #expect(whole == sum)
  }

  @Test(arguments: [["month", "1999-05"], ["year", "2027"], ["week", "9999-12-01", "--compare"]])
  func `a period without data is said in words, and its lists are empty`(_ words: [String]) async throws {
    let text = try await modulo.run(["report"] + words)
    #expect(text.status == 0)
    let isSaid = text.output.contains("Nothing to report") || text.output.contains("It hasn't begun")
    #expect(isSaid, "\(text.output)")
    #expect(!text.output.contains("$0"), "\(text.output)")
    let document = try await modulo.run(["report"] + words + ["--json"]).json()
    for list in ["goals", "savings", "groups", "blocks"] { #expect(rows(document, list).isEmpty, "\(list)") }
    #expect(document["accounts"] is NSNull)
    let faults = try Schema(named: "report-period").faults(in: document)
    #expect(faults == [])
  }

  // MARK: - Forms

  @Test func `the rows are one CSV file`() async throws {
    let csv = try await modulo("report", "month", "--compare", "--csv").output
    let lines = csv.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let heads = lines.first?.map(String.init) ?? []
    #expect(heads.prefix(4) == ["part", "id", "name", "currency"])
    let isTable = lines.allSatisfy { $0.count == heads.count }
    #expect(isTable)
    #expect(
      lines.dropFirst().map { "\($0[0]) \($0[2])" } == [
        "goal Japan trip", "kind savings", "kind cards", "group Default", "block Reading", "block Writing",
      ])
    let part = try await modulo("report", "month", "--by", "block", "--csv").output
    #expect(part.split(separator: "\n").count == 3)
  }

  @Test func `a page is written, and never over a file unasked`() async throws {
    let file = modulo.folder.appendingPathComponent("month.html").path
    let made = try await modulo("report", "month", "--compare", "--output", file)
    #expect(made.status == 0, "\(made.error)")
    #expect(made.output.contains("✓ Written to \(file)"))
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.contains("<h1>Apr 2026</h1>"))
    let streamed = try await modulo("report", "month", "--compare", "--output", "-").output
    #expect(streamed == page)
    let again = try await modulo("report", "month", "--output", file)
    #expect(again.status == 73)
    let document = try await modulo("report", "month", "--output", file, "--force", "--json").json()
    #expect(document["file"] as? String == file)
    let french = try await modulo("report", "month", "--output", "-", "--locale", "fr_FR").output
    #expect(french.contains("<html lang=\"fr\">"))
    #expect(french.contains("<h1>avr. 2026</h1>"))
  }

  @Test func `a report of what was known before the last step`() async throws {
    let history = try await modulo("history", "--json").json()
    let step = try #require(rows(history, "steps").first?["number"] as? Int)
    let before = try await modulo("report", "month", "--by", "goal").output
    try await modulo("save", "japan", "500")
    let after = try await modulo("report", "month", "--by", "goal").output
    let then = try await modulo("report", "month", "--by", "goal", "--as-of", "\(step)").output
    #expect(then == before)
    #expect(after != before)
  }

  @Test func `it is told in French, in ASCII, and for a screen reader`() async throws {
    let french = try await modulo("report", "month", "--compare", "--locale", "fr_FR").output
    for text in [
      "Le mois n’est pas fini", "Comparé à la même partie du mois précédent", "Versé", "Comptes par catégorie",
    ] { #expect(french.contains(text), "\(text)") }
    let ascii = try await modulo("report", "month", "--compare", "--ascii", "--locale", "fr_FR").output
    let isASCII = ascii.allSatisfy { $0.isASCII }
    #expect(isASCII, "\(ascii)")
    let accessible = try await modulo("report", "month", "--accessible").output
    #expect(accessible.contains("Saved"), "\(accessible)")
  }

  @Test(arguments: [
    (["report"], "Give '--output', or a period: week, month, quarter or year."),
    (["report", "month", "--csv", "--output", "x.html"], "Give either '--csv' or '--output'."),
    (["report", "month", "--csv", "--json"], "Give either '--json' or '--csv'."),
    (["report", "month", "--by", "goal,goal"], "is invalid for '--by <parts>'"),
    (["report", "month", "2026-Q5"], "2026-Q5"), (["report", "decade"], "decade"),
  ])
  func `what can't be meant is a usage error`(_ line: [String], _ text: String) async throws {
    let refused = try await modulo.run(line)
    #expect(refused.status == 64, "\(refused.output)")
    let said = refused.error + refused.output
    #expect(said.contains(text), "\(said)")
  }

  private func report(_ words: String...) async throws -> [String: Any] {
    let answer = try await modulo.run(["report"] + words + ["--json"])
    #expect(answer.status == 0, "\(words): \(answer.error)")
    return try answer.json()
  }

  private func rows(_ document: [String: Any], _ name: String) -> [[String: Any]] {
    document[name] as? [[String: Any]] ?? []
  }

  private func texts(_ object: [String: Any], _ names: String...) -> [String?] { names.map { object[$0] as? String } }
}
