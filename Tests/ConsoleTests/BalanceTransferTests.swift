import Foundation
import Testing

/// Balances come in and go out as files.
@Suite struct BalanceTransferTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("account", "add", "BofA", "--name", "Checking", "--type", "currentAccount")
    try await modulo("account", "add", "ETrade", "--name", "Cash, \"spare\"", "--type", "savingsAccount")
    try await modulo("account", "add", "Chase", "--name", "Slate", "--type", "creditCard")
  }

  /// Three accounts over a year and a half, some months left out, in no order; the last days owe more than is owned.
  private static let rows: [(day: String, account: String, balance: Int)] = {
    var rows: [(day: String, account: String, balance: Int)] = []
    for month in 0..<18 {
      let day = String(format: "%04d-%02d-%02d", 2024 + (month + 5) / 12, (month + 5) % 12 + 1, 28)
      rows.append((day, "Checking", 4_704_74 - month * 250_11))
      if month % 3 == 0 { rows.append((day, "Cash, \"spare\"", 100_00 + month * 7_50)) }
      if month % 2 == 0 { rows.append((day, "Slate", -464_92 - month * 31_07)) }
    }
    return rows.reversed()
  }()

  private static var csv: String {
    "date,account,balance,currency\n"
      + rows.map { "\($0.day),\(quoted($0.account)),\(decimal($0.balance)),USD\n" }.joined()
  }

  @Test func `every day's net worth is the file's own sum up to that day`() async throws {
    let file = try modulo.file("balances.csv", Self.csv)
    let answer = try await modulo("balance", "import", file, "--json").json()
    #expect(answer["imported"] as? Int == Self.rows.count)
    for day in Set(Self.rows.map(\.day)).sorted() {
      let worth = try await modulo("portfolio", "--on", day, "--json").json()["netWorth"] as? String
      #expect(worth == Self.decimal(Self.sum(upTo: day)), "\(day)")
    }
    let points = try await modulo("portfolio", "chart", "--json").json()["points"] as? [[String: String]] ?? []
    let expected = Set(Self.rows.map(\.day)).sorted().map {
      ["date": $0, "netWorth": Self.decimal(Self.sum(upTo: $0))]
    }
    #expect(points == expected)
  }

  @Test func `the same file again changes nothing, and a deleted row comes back`() async throws {
    let file = try modulo.file("balances.csv", Self.csv)
    try await modulo("balance", "import", file)
    let before = try await modulo("portfolio", "chart", "--json").output
    let again = try await modulo("balance", "import", file, "--json").json()
    #expect(again["imported"] as? Int == 0)
    #expect(again["skipped"] as? Int == Self.rows.count)
    try await modulo("balance", "delete", "1", "--yes")
    let freed = try await modulo("balance", "import", file, "--json").json()["imported"] as? Int
    #expect(freed == 1)
    let after = try await modulo("portfolio", "chart", "--json").output
    #expect(after == before)
  }

  @Test func `what is exported is what comes in`() async throws {
    try await modulo("balance", "import", try modulo.file("balances.csv", Self.csv))
    let before = try await modulo("portfolio", "chart", "--json").output
    let out = modulo.folder.appendingPathComponent("out.csv")
    let answer = try await modulo("balance", "export", out.path, "--json").json()
    #expect(answer["count"] as? Int == Self.rows.count)
    let again = try await modulo("balance", "export", out.path)
    #expect(again.status == 73)
    let streamed = try await modulo("balance", "export").output
    let written = try String(contentsOf: out, encoding: .utf8)
    #expect(streamed == written)
    let slate = try await modulo("balance", "export", "--account", "slate").output.split(separator: "\n")
    #expect(slate.count == 10)
    let other = try Modulo()
    try await other("account", "add", "BofA", "--name", "Checking", "--type", "currentAccount")
    try await other("account", "add", "ETrade", "--name", "Cash, \"spare\"", "--type", "savingsAccount")
    try await other("account", "add", "Chase", "--name", "Slate", "--type", "creditCard")
    let imported = try other.spawn(["balance", "import", "-"], input: Data(streamed.utf8))
    #expect(imported.status == 0, "\(imported.error)")
    let after = try await other("portfolio", "chart", "--json").output
    #expect(after == before)
  }

  @Test func `an export that comes in again is nothing, with several balances on a day`() async throws {
    try await modulo("balance", "import", try modulo.file("balances.csv", Self.csv))
    for amount in ["7", "8", "7"] { try await modulo("balance", "set", "checking", amount, "--on", "2026-04-01") }
    let out = modulo.folder.appendingPathComponent("out.csv").path
    try await modulo("balance", "export", out)
    let before = try await modulo("data", "export").output
    let answer = try await modulo("balance", "import", out, "--json").json()
    #expect(answer["imported"] as? Int == 0)
    #expect(answer["skipped"] as? Int == Self.rows.count + 3)
    #expect((answer["warnings"] as? [Any])?.isEmpty == true)
    let after = try await modulo("data", "export").output
    #expect(after == before)
  }

  @Test func `an export that fails midway leaves no file, and one that is there stays as it is`() async throws {
    let note = String(repeating: "n", count: 120)
    let rows = (0..<900).map { "2026-04-01,Checking,\($0).00,\(note)\n" }.joined()
    let many = try modulo.file("many.csv", "date,account,balance,note\n" + rows)
    try await modulo("balance", "import", many, "--oldest-first")
    let folder = modulo.folder.appendingPathComponent("exports")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let out = folder.appendingPathComponent("out.csv").path
    // The limit counts blocks of 512 bytes; more is to be written than it lets pass.
    let failed = try modulo.shell("trap '' XFSZ; ulimit -f 150; \"$0\" balance export '\(out)'")
    #expect(failed.status == 74, "\(failed.error)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == [])
    try await modulo("balance", "export", out)
    let written = try String(contentsOfFile: out, encoding: .utf8)
    let streamed = try await modulo("balance", "export").output
    #expect(written == streamed)
    let isLonger = written.utf8.count > 150 * 512
    #expect(isLonger)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: out))
    let refused = try await modulo("balance", "export", out)
    #expect(refused.status == 73)
    let kept = try String(contentsOfFile: out, encoding: .utf8)
    #expect(kept == "mine")
  }

  @Test func `a dry run of an export says what it would write, and writes nothing`() async throws {
    try await modulo("balance", "import", try modulo.file("balances.csv", Self.csv))
    let streamed = try await modulo("balance", "export").output
    let out = modulo.folder.appendingPathComponent("out.csv").path
    let answer = try await modulo("balance", "export", out, "--dry-run", "--json").json()
    #expect(answer["bytes"] as? Int == streamed.utf8.count)
    let isThere = FileManager.default.fileExists(atPath: out)
    #expect(!isThere)
  }

  @Test func `a file with one bad row imports none, and says where`() async throws {
    for (row, line, reason) in [
      ("2026-04-01,Nobody,5,USD", 3, "there is no account \"Nobody\""), ("2026-04-31,Slate,5,USD", 3, "2026-04-31"),
      ("2026-04-01,Slate,five,USD", 3, "five"), ("2026-04-01,Slate,,USD", 3, "the balance is missing"),
      ("2026-04-01,Slate,5,EUR", 3, "EUR"),
    ] {
      let file = try modulo.file("rows.csv", "date,account,balance,currency\n2026-04-01,Checking,5,USD\n\(row)\n")
      let answer = try await modulo("balance", "import", file, "--json")
      #expect(answer.status == 65, "\(row)")
      let error = try #require((try answer.json()["errors"] as? [[String: Any]])?.first)
      #expect(error["line"] as? Int == line)
      #expect((error["reason"] as? String)?.contains(reason) == true, "\(row): \(error)")
      #expect(answer.error.contains("line \(line)"))
    }
    let missing = try await modulo("balance", "import", "/none")
    #expect(missing.status == 66)
    let points = try await modulo("portfolio", "chart", "--json").json()["points"] as? [Any]
    #expect(points?.isEmpty == true)
  }

  @Test func `a second balance of a day counts, with a warning`() async throws {
    let file = try modulo.file(
      "rows.csv", "date,account,balance,note\n2026-04-01,Checking,5,first\n2026-04-01,checking,7,second\n")
    let answer = try await modulo("balance", "import", file, "--oldest-first")
    #expect(answer.output.contains("warning: 1 repeats an account and day"))
    let history =
      try await modulo("balance", "history", "checking", "--json").json()["balances"] as? [[String: Any]] ?? []
    let notes = history.compactMap { $0["note"] as? String }
    #expect(notes == ["second", "first"])
    let balance = try await modulo("account", "show", "checking", "--json").json()["balance"] as? String
    #expect(balance == "7.00")
  }

  @Test func `the last balance of a day counts, whichever way the file runs`() async throws {
    let rows = ["2026-04-01,Checking,1", "2026-04-02,Checking,2", "2026-04-02,Checking,3", "2026-04-03,Checking,4"]
    for (isBackward, order) in [(false, "oldestFirst"), (true, "newestFirst")] {
      let world = try Modulo()
      try await world("account", "add", "BofA", "--name", "Checking", "--type", "currentAccount")
      let lines = isBackward ? rows.reversed() : rows
      let file = try world.file("rows.csv", "date,account,balance\n" + lines.joined(separator: "\n") + "\n")
      let dryRun = try await world("balance", "import", file, "--dry-run")
      let answer = try await world("balance", "import", file, "--json")
      #expect(
        answer.output.hasSuffix("\"orders\":[{\"account\":\"Checking\",\"order\":\"\(order)\",\"days\":1}]}\n"),
        "\(answer.output)")
      let said = isBackward ? "newest first, so the first line" : "oldest first, so the last line"
      #expect(dryRun.output.contains("\(said) of a day counts: Checking"))
      let worth = try await world("portfolio", "--on", "2026-04-02", "--json").json()["netWorth"] as? String
      #expect(worth == "3.00")
      let history =
        try await world("balance", "history", "checking", "--json").json()["balances"] as? [[String: Any]] ?? []
      let latest = history.filter { $0["date"] as? String == "2026-04-02" }
        .max { ($0["number"] as? Int ?? 0) < ($1["number"] as? Int ?? 0) }
      #expect(latest?["balance"] as? String == "3.00")
    }
  }

  @Test func `a day whose order can't be known is refused, with the options that say it`() async throws {
    let file = try modulo.file("rows.csv", "date,account,balance\n2026-04-01,Checking,5\n2026-04-01,Checking,7\n")
    let refused = try await modulo("balance", "import", file, "--json")
    #expect(refused.status == 65)
    let error = try #require((try refused.json()["errors"] as? [[String: Any]])?.first)
    #expect(error["line"] as? Int == 3)
    let reason = error["reason"] as? String ?? ""
    #expect(reason.contains("--newest-first") && reason.contains("--oldest-first"), "\(reason)")
    let both = try await modulo("balance", "import", file, "--newest-first", "--oldest-first")
    #expect(both.status == 64)
    for (option, balance) in [("--newest-first", "5.00"), ("--oldest-first", "7.00")] {
      let world = try Modulo()
      try await world("account", "add", "BofA", "--name", "Checking", "--type", "currentAccount")
      let imported = try await world("balance", "import", file, option)
      #expect(imported.status == 0, "\(imported.error)")
      let shown = try await world("account", "show", "checking", "--json").json()["balance"] as? String
      #expect(shown == balance)
    }
  }

  @Test func `a debt above zero is warned about, in a dry run too`() async throws {
    let file = try modulo.file("rows.csv", "date,account,balance\n2026-04-01,Slate,50\n2026-04-02,Slate,-50\n")
    let dryRun = try await modulo("balance", "import", file, "--dry-run", "--json").json()
    let warning = try #require((dryRun["warnings"] as? [[String: Any]])?.first)
    #expect(warning["code"] as? String == "positiveDebt")
    #expect(warning["lines"] as? [Int] == [2])
    let answer = try await modulo("balance", "import", file)
    #expect(answer.output.contains("warning: 1 with a positive balance on a debt"), "\(answer.output)")
    #expect(answer.status == 0)
  }

  @Test(arguments: [
    ("check", "Checking (#1)"), ("1", "Checking (#1)"), ("s", "Slate (#3)"), ("9", "there is no account \"9\""),
  ])
  func `an account that isn't named exactly is refused with those it could be`(_ name: String, _ hint: String)
    async throws
  {
    let file = try modulo.file("rows.csv", "date,account,balance\n2026-04-01,\(name),0\n")
    let answer = try await modulo("balance", "import", file)
    #expect(answer.status == 65)
    #expect(answer.error.contains("line 2, column 12: there is no account \"\(name)\""), "\(answer.error)")
    #expect(answer.error.contains(hint), "\(answer.error)")
  }

  /// What the file says all accounts were worth at the end of a day.
  private static func sum(upTo day: String) -> Int {
    ["Checking", "Cash, \"spare\"", "Slate"].compactMap { account in
      rows.filter { $0.account == account && $0.day <= day }.max { $0.day < $1.day }?.balance
    }.reduce(0, +)
  }

  private static func decimal(_ cents: Int) -> String {
    let text = String(format: "%d.%02d", abs(cents) / 100, abs(cents) % 100)
    return cents < 0 ? "-" + text : text
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
}
