import Foundation
import Testing

/// Keeping net worth with the program.
@Suite struct NetWorthTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `W16 a portfolio's change is against the last earlier day with an update`() async throws {
    try await modulo.makeAccounts()
    let portfolio = try await modulo("portfolio", "--json").output
    let head = try #require(portfolio.range(of: ",\"accounts\"")).lowerBound
    #expect(
      String(portfolio[..<head]) == """
        {"schema":1,"on":"2026-04-12","currency":"USD","netWorth":"100.00","assets":"150.00","debt":"-50.00",\
        "debtLabel":"Total Debt","inclusionNote":"Including pensions and mortgage",\
        "change":{"since":"2026-04-02","netWorth":"50.00","assets":"50.00","debt":"0.00"},"rates":[],"unconverted":[],\
        "kinds":[{"kind":"savings","total":"150.00","accountCount":1},{"kind":"cards","total":"-50.00","accountCount":1}],\
        "funding":[]
        """)
    let accounts = try await modulo("portfolio", "--json").json()["accounts"] as? [[String: Any]] ?? []
    let names = accounts.compactMap { $0["name"] as? String }
    #expect(names == ["Savings", "Card"])
    let earlier = try await modulo("portfolio", "--on", "2026-04-02", "--json").json()["netWorth"] as? String
    #expect(earlier == "50.00")
  }

  @Test(arguments: [
    (["savingsAccount", "--balance", "100"], "150", "50.00", 50.0, "up"),
    (["credit-card", "--owed", "1000"], "900", "100.00", 10.0, "down"),
    (["creditCard", "--owed", "900"], "1000", "-100.00", -11.1111, "up"),
    (["cash", "--balance", "5"], "5", "0.00", 0.0, "flat"),
  ])
  func `W03 a change is the difference of the last two balances`(
    _ account: [String], _ next: String, _ amount: String, _ percent: Double, _ trend: String
  )
    async throws
  {
    _ = try await modulo.run(["account", "add", "A", "--on", "2026-04-01", "--type"] + account)
    try await modulo("balance", "set", "A", next)
    let rows = try await modulo("account", "list", "--json").json()["accounts"] as? [[String: Any]]
    let found = try #require(rows?.first)
    #expect(found["change"] as? String == amount)
    #expect(found["changePercent"] as? Double == percent)
    #expect(found["trend"] as? String == trend)
  }

  @Test func `the portfolio has sums by kind, and tells old balances`() async throws {
    try await modulo.makeAccounts()
    try await modulo("account", "add", "House", "--type", "house", "--balance", "300000", "--on", "2026-02-09")
    let text = try await modulo("portfolio").output
    #expect(text.contains("By kind\nSavings       $150.00\nProperty  $300,000.00\nCards         -$50.00\n"), "\(text)")
    #expect(text.contains("Feb 9, 2026 (62 days old)"), "\(text)")
    let list = try await modulo("account", "list", "--accessible", "--locale", "fr_FR").output
    #expect(list.contains("9 févr. 2026 (il y a 62 jours)"), "\(list)")
    let earlier = try await modulo("portfolio", "--on", "2026-02-10").output
    #expect(!earlier.contains("days old"), "\(earlier)")
    let without = try await modulo("account", "show", "house").output
    #expect(without.contains("Feb 9, 2026 (62 days old)"), "\(without)")
  }

  @Test func `W03 nothing to compare with`() async throws {
    try await modulo("account", "add", "A", "--type", "cash", "--balance", "100")
    try await modulo("account", "add", "B", "--type", "cash", "--balance", "0", "--on", "-3d")
    try await modulo("balance", "set", "B", "5")
    try await modulo("account", "add", "C", "--type", "cash")
    let rows =
      try await modulo("account", "list", "--sort", "name", "--json").json()["accounts"] as? [[String: Any]] ?? []
    let changes = rows.map { $0["change"] as? String }
    #expect(changes == ["0.00", "5.00", "0.00"])
    let percents = rows.map { $0["changePercent"] is NSNull }
    #expect(percents == [true, true, true])
    #expect(rows.last?["updated"] is NSNull)
  }

  @Test(arguments: [
    (["balance", "set", "savings", "-5"], Int32(1), "The balance is negative."),
    (["balance", "set", "card", "-5"], 1, "The amount is negative. Give the amount owed without a minus."),
    (["balance", "set", "savings", "1234.567"], 64, "decimals"), (["balance", "set", "savings", ""], 64, "missing"),
    (["balance", "set", "savings", "$"], 64, "\"$\" isn't an amount"),
    (["account", "add", " ", "--type", "cash"], 64, "<provider>"),
    (["account", "add", "X", "--type", "creditCard", "--balance", "5"], 1, "--owed"),
    (["account", "add", "X", "--type", "cash", "--owed", "5"], 1, "--balance"),
    (["account", "add", "X", "--type", "cash", "--owed", "5", "--balance", "5"], 64, "'--owed'"),
    (["account", "add", "X", "--type", "cash", "--on", "today"], 64, "'--on'"),
    (["account", "add", "X", "--type", "sock"], 64, "'sock'"),
    (["account", "add", "Card", "--type", "cash"], 1, "Card"),
    (["account", "edit", "savings", "--type", "loan"], 1, "while there are balances"),
    (["account", "edit", "savings"], 64, "'--name'"), (["rate", "set", "USD", "1"], 1, "USD"),
    (["rate", "set", "EUR", "0"], 1, "above zero"),
    (["balance", "delete", "x", "--yes"], 64, "doesn't name a balance"),
    (["rate", "delete", "x", "--yes"], 64, "doesn't name a rate"),
    (["portfolio", "--without", "pensions", "--with", "pensions"], 64, "'pensions'"),
  ])
  func `W31 a blank or negative balance is refused`(_ line: [String], _ status: Int32, _ message: String) async throws {
    try await modulo.makeAccounts()
    let answer = try await modulo.run(line)
    #expect(answer.status == status)
    #expect(answer.error.contains(message), "\(answer.error)")
  }

  @Test func `W31 a balance of zero`() async throws {
    try await modulo.makeAccounts()
    let zero = try await modulo("balance", "set", "savings", "0")
    #expect(zero.output == "✓ Savings: $0.00 (was $150.00)\n")
  }

  @Test func `W11 toggles, and what is remembered`() async throws {
    try await modulo.makeAccounts()
    try await modulo("account", "add", "Vanguard", "--type", "pension", "--balance", "1000")
    try await modulo("account", "add", "Halifax", "--type", "mortgage", "--owed", "500")
    for (arguments, expected) in [
      ([], "600.00"), (["--without", "pensions"], "-400.00"), (["--without", "mortgage"], "1100.00"),
      (["--without", "pensions", "--without", "mortgage"], "100.00"), ([], "600.00"),
      (["--without", "pensions", "--remember"], "-400.00"), ([], "-400.00"), (["--with", "pensions"], "600.00"),
      (["--without", "mortgage"], "100.00"), (["--with", "pensions", "--remember"], "600.00"), ([], "600.00"),
    ] {
      let worth = try await modulo.run(["portfolio", "--json"] + arguments).json()["netWorth"] as? String
      #expect(worth == expected, "\(arguments)")
    }
    let dryRun = try await modulo("portfolio", "--without", "mortgage", "--remember", "--dry-run")
    #expect(dryRun.error == "Dry run: nothing was saved.\n")
    let worth = try await modulo("portfolio", "--json").json()["netWorth"] as? String
    #expect(worth == "600.00")
    let settings = try await modulo("settings", "list", "--json").json()["settings"] as? [String: Any]
    #expect(settings?.count == 10)
  }

  @Test func `W29 a chart remembers its range`() async throws {
    try await modulo.makeAccounts()
    for (arguments, expected) in [
      (["account", "chart", "savings"], "max"), (["account", "chart", "savings", "--range", "1w"], "1W"),
      (["account", "chart", "savings"], "max"), (["account", "chart", "savings", "--range", "1Y", "--remember"], "1Y"),
      (["account", "chart", "savings"], "1Y"), (["account", "chart", "card"], "max"), (["portfolio", "chart"], "max"),
      (["portfolio", "chart", "--range", "5Y", "--remember"], "5Y"), (["portfolio", "chart"], "5Y"),
    ] {
      let range = try await modulo.run(arguments + ["--json"]).json()["range"] as? String
      #expect(range == expected, "\(arguments)")
    }
    let refused = try await modulo("portfolio", "chart", "--range", "2W")
    #expect(refused.status == 64)
  }

  @Test func `sample data is worth something to a user who counts in euros`() async throws {
    let inEuros = try await modulo("portfolio", "--mock", "--json", environment: ["MODULO_CURRENCY": "EUR"]).json()
    #expect(inEuros["netWorth"] as? String == "1058.00")
    let series = try await modulo("portfolio", "chart", "--mock", "--json", environment: ["MODULO_CURRENCY": "EUR"])
    #expect(try series.json()["unconverted"] as? [String] == [])
  }

  @Test func `W34 currencies are added up only with a known rate`() async throws {
    try await modulo.makeAccounts()
    try await modulo("account", "add", "Livret A", "--type", "savingsAccount", "--balance", "10", "--currency", "EUR")
    let without = try await modulo("portfolio", "--json").json()
    #expect(without["netWorth"] as? String == "100.00")
    let unconverted = try #require((without["unconverted"] as? [[String: String]])?.first)
    #expect(unconverted == ["currency": "EUR", "netWorth": "10.00", "debt": "0.00"])
    try await modulo("rate", "set", "EUR", "1.0875", "--on", "2026-04-01")
    let with = try await modulo("portfolio", "--json").json()
    #expect(with["netWorth"] as? String == "110.88")
    let rate = try #require((with["rates"] as? [[String: Any]])?.first)
    #expect(rate["through"] is NSNull)
    let texts = rate.compactMapValues { $0 as? String }
    #expect(texts == ["currency": "EUR", "rate": "1.0875", "on": "2026-04-01", "used": "direct"])
    let shown = try await modulo("portfolio").output
    #expect(shown.contains("1 EUR = 1.0875 USD since Apr 1, 2026"))
  }

  @Test func `W22 delete last update refused`() async throws {
    try await modulo.makeAccounts()
    let before = try await modulo("portfolio", "--json").output
    let refused = try await modulo("balance", "delete", "3", "--yes", "--json")
    #expect(refused.status == 1)
    let code = (try refused.json()["error"] as? [String: Any])?["code"] as? String
    #expect(code == "lastUpdateCantBeDeleted")
    let after = try await modulo("portfolio", "--json").output
    #expect(after == before)
  }

  @Test func `W24 a deleted account's money leaves the history`() async throws {
    try await modulo.makeAccounts()
    let unasked = try await modulo("account", "delete", "card")
    #expect(unasked.status == 64)
    let deleted = try await modulo("account", "delete", "card", "--yes")
    #expect(deleted.output == "✓ Account Card (#2) deleted with 1 balance\n")
    let points = try await modulo("portfolio", "chart", "--json").json()["points"] as? [[String: String]]
    #expect(
      points == [
        ["date": "2026-04-01", "netWorth": "100.00"], ["date": "2026-04-03", "netWorth": "150.00"],
      ])
  }

  @Test func `a dry run of each verb says what would be, and changes nothing`() async throws {
    try await modulo.makeAccounts()
    let csv = try modulo.file("rows.csv", "date,account,balance\n2026-04-05,Card,-60\n")
    let out = modulo.folder.appendingPathComponent("out.csv")
    let before = try await modulo("portfolio", "--json").output
    for arguments in [
      ["account", "add", "X", "--type", "cash", "--balance", "5"], ["account", "edit", "card", "--name", "Blue"],
      ["account", "delete", "card"], ["balance", "set", "card", "5"], ["balance", "delete", "2"],
      ["balance", "import", csv], ["balance", "export", out.path], ["rate", "set", "EUR", "2"],
    ] {
      let answer = try await modulo.run(arguments + ["--dry-run"])
      #expect(answer.status == 0, "\(arguments)")
      #expect(answer.error == "Dry run: nothing was saved.\n", "\(arguments)")
    }
    let after = try await modulo("portfolio", "--json").output
    #expect(after == before)
    #expect(!FileManager.default.fileExists(atPath: out.path))
    let rates = try await modulo("rate", "list", "--json").json()["rates"] as? [Any]
    #expect(rates?.isEmpty == true)
  }

  @Test func `text from people stays text, on one line`() async throws {
    let hostile = "x\u{1B}[2J\nDelete it? [y/N]\r\n#9  y"
    try await modulo("account", "add", hostile, "--type", "cash", "--balance", "5")
    try await modulo("balance", "set", "1", "6", "--note", hostile)
    for arguments in [
      ["account", "list"], ["account", "show", "1"], ["balance", "history", "1"], ["portfolio"],
      ["account", "chart", "1"], ["account", "delete", "1", "--dry-run"],
    ] {
      let answer = try await modulo.run(arguments)
      #expect(answer.status == 0)
      #expect(!answer.output.contains("\u{1B}"), "\(arguments)")
      #expect(!answer.output.contains("\n#9"), "\(arguments)")
    }
    let stored = try await modulo("account", "show", "1", "--json").json()["provider"] as? String
    #expect(stored == "x\u{1B}[2J Delete it? [y/N] #9 y")
  }

  @Test func `the overview, the demo and the report have net worth`() async throws {
    try await modulo.makeAccounts()
    let overview = try await modulo().output
    #expect(overview.contains("Net worth   $100.00"))
    #expect(!overview.contains("Welcome"))
    let page = modulo.folder.appendingPathComponent("report.html")
    try await modulo("report", "--output", page.path)
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("$100.00"))
    // A chart of the page ends at its day, whenever its last balance was.
    let ends = html.matches(of: /<figcaption class="quiet">[^<]* – ([^<]*)<\/figcaption>/).map(\.1)
    #expect(!ends.isEmpty && ends.allSatisfy { $0 == "Apr 12, 2026" }, "\(ends)")
    let demo = try await modulo("demo", environment: ["TMPDIR": modulo.folder.path])
    #expect(demo.status == 0)
    for name in ["Vanguard", "Trading 212", "Halifax", "Net worth"] { #expect(demo.output.contains(name), "\(name)") }
  }
}
