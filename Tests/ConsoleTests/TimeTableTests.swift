import Testing

/// Sums of time by two things: a table.
@Suite struct TimeTableTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    for block in ["Read", "Write"] { try await modulo("block", "add", block) }
    for (block, from, to) in [
      ("read", "2026-04-01T09:00", "10:00"), ("write", "2026-04-08T09:00", "09:45"),
      ("read", "2026-04-09T09:00", "09:30"),
    ] {
      try await modulo("track", "add", block, "--from", from, "--to", "\(from.prefix(11))\(to)")
    }
  }

  @Test func `weeks are rows and blocks are columns, with the hours of both`() async throws {
    let table = try await modulo("time", "--by", "week,block").output
    let rows = table.split(separator: "\n").suffix(4).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(
      rows == [
        "By week and block", "Read Write Blocks Hours", "3/29/2026 – 4/4/2026 1:00 1.0 1:00",
        "4/5/2026 – 4/11/2026 0:30 0:45 1.0 1:15",
      ], "\(table)")
    let csv = try await modulo("time", "--by", "month,block", "--csv").output
    let lines = csv.split(separator: "\n")
    let worth = "worth.amount,worth.currency,worth.unratedSeconds"
    #expect(lines.first == "key,name,partKey,partName,halves,output,activeSeconds,\(worth)")
    #expect(lines.dropFirst().map { $0.hasPrefix("2026-04,,") } == [true, true])
    #expect(lines.last?.hasSuffix(",Write,1,0.5,2700,,,2700") == true, "\(csv)")
    let document = try await modulo("time", "--by", "group,day", "--json").json()
    #expect(document["then"] as? String == "day")
    let sums = document["sums"] as? [[String: Any]]
    #expect((sums?.first?["parts"] as? [[String: Any]])?.count == 3)
    let french = try await modulo("time", "--by", "week,block", "--locale", "fr_FR").output
    #expect(french.contains("Par semaine et bloc"), "\(french)")
  }

  @Test(arguments: ["week,week", "week,block,day", "week,", ",block", "week,year"])
  func `any other two are refused`(_ groupings: String) async throws {
    let refused = try await modulo("time", "--by", groupings)
    #expect(refused.status == 64)
    #expect(refused.error.contains("is invalid for '--by <grouping>'"), "\(refused.error)")
  }
}
