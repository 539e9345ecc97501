import Foundation
import Testing

/// Keeping savings with the built program.
@Suite struct SavingsTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `the worked example as JSON`() throws {
    try modulo.makeJapan()
    let output = try modulo("goal", "show", "japan", "--json").output
    let tail = try #require(output.range(of: "\"number\"")).lowerBound
    #expect(
      String(output[tail...]) == """
        "number":1,"name":"Japan trip","emoji":"","currency":"USD","target":"3000.00","current":"600.00",\
        "remaining":"2400.00","progress":0.2,"start":"2026-01-12","end":"2026-12-12","archived":false,\
        "elapsedDays":90,"remainingDays":244,"monthlyTarget":"250.00","monthlyRequired":"272.22",\
        "contributedThisMonth":"50.00","remainingThisMonth":"222.22","contributionCount":5,\
        "months":[{"month":"2026-01","net":"200.00"},{"month":"2026-02","net":"200.00"},\
        {"month":"2026-03","net":"150.00"},{"month":"2026-04","net":"50.00"}]}

        """)
  }

  @Test func `every answer fits its schema`() throws {
    try modulo.makeJapan()
    try modulo("goal", "add", "Endless", "--target", "5")
    try modulo("goal", "add", "Soon", "--target", "5", "--end", "today")
    let csv = try modulo.file("rows.csv", "date,amount\n2026-04-01,5\n2026-04-02,x\n")
    for (arguments, schema) in [
      ([], "overview"), (["goal", "add", "Bike", "--target", "800"], "goal"), (["goal", "list"], "goal-list"),
      (["goal", "show", "japan"], "goal-show"), (["goal", "show", "endless"], "goal-show"),
      (["contribution", "add", "japan", "5"], "contribution"),
      (["contribution", "withdraw", "japan", "5", "--name", "x"], "contribution"),
      (["contribution", "list", "japan"], "contribution-list"),
      (["contribution", "import", "japan", csv], "contribution-import"),
      (["goal", "edit", "endless", "--name", "Bike 2"], "goal"), (["goal", "archive", "1"], "goal"),
      (["goal", "unarchive", "1"], "goal"), (["contribution", "edit", "1", "--amount", "201"], "contribution"),
      (["contribution", "move", "japan", "bike 2", "5"], "contribution-move"),
      (["contribution", "delete", "3", "--yes"], "contribution"), (["goal", "delete", "bike 2", "--yes"], "goal"),
      (["goal", "show", "nowhere"], "error"), (["goal", "shw"], "error"), (["demo"], "goal-list"),
    ] {
      let answer = try modulo.run(arguments + ["--json"])
      let faults = try Schema(named: schema).faults(in: answer.json())
      #expect(faults == [], "\(arguments)")
    }
  }

  @Test func `the list and the details in words`() throws {
    try modulo.makeJapan()
    let list = try modulo("goal", "list").output
    #expect(list.contains("#1    Japan trip   $600  $3,000  ██░░░░░░░░  20%     $222.22  Dec 12, 2026"))
    let details = try modulo("goal", "show", "1", "--locale", "fr_FR").output
    #expect(details.contains("Nécessaire par mois"))
    let added = try modulo("contribution", "add", "japan", "1.5").output
    #expect(added == "✓ +$1.50 · Japan trip: $601.50 of $3,000 saved\n")
  }

  @Test func `the README shows what the program prints`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let list = try modulo("goal", "list", "--mock").output
    #expect(readme.contains(list))
    let details = try modulo("goal", "show", "1", "--mock").output.components(separatedBy: "\n\nMonthly")
    let beginning = try #require(details.first)
    #expect(readme.contains(beginning))
  }

  @Test func `goals are listed as asked`() throws {
    try modulo("goal", "add", "A", "--target", "5")
    try modulo("goal", "add", "B", "--target", "9", "--end", "2026-05-01")
    try modulo("goal", "add", "C", "--target", "7", "--end", "2026-06-01")
    try modulo("goal", "add", "D", "--target", "1")
    try modulo("goal", "archive", "D")
    try modulo("contribution", "add", "A", "1")
    for (sort, expected, turned) in [
      ("recent", "CBA", "ABC"), ("amount", "BCA", "ACB"), ("progress", "ACB", "CBA"), ("deadline", "BCA", "CBA"),
      ("name", "ABC", "CBA"),
    ] {
      let names = try [[], ["--reverse"]].map { try list(["--sort", sort] + $0) }
      #expect(names == [expected, turned], "\(sort)")
    }
    let archived = try list(["--archived"])
    #expect(archived == "D")
  }

  @Test func `a page of contributions`() throws {
    try modulo.makeJapan()
    let page = try modulo("contribution", "list", "japan", "--limit", "2", "--offset", "1", "--json").json()
    let rows = page["contributions"] as? [[String: Any]] ?? []
    #expect(rows.compactMap { $0["number"] as? Int } == [4, 3])
    #expect(page["count"] as? Int == 5)
  }

  @Test func `a dry run says what would be, and saves nothing`() throws {
    let dryRun = try modulo("goal", "add", "A", "--target", "5", "--dry-run")
    #expect(dryRun.status == 0)
    #expect(dryRun.error == "Dry run: nothing was saved.\n")
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
    try modulo.makeJapan()
    let before = try modulo.everything()
    try modulo("contribution", "add", "japan", "5", "--dry-run")
    let after = try modulo.everything()
    #expect(after == before)
    let read = try modulo("goal", "list", "--dry-run").error
    #expect(read == "")
  }

  @Test func `a mock run touches no file`() throws {
    let list = try modulo("goal", "list", "--mock", "--json").json()["goals"] as? [Any]
    #expect(list?.count == 4)
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
  }

  @Test func `the demo shows goals and months, and leaves nothing behind`() throws {
    let demo = try modulo("demo", environment: ["TMPDIR": modulo.folder.path])
    #expect(demo.status == 0)
    #expect(demo.output.contains("🗾  Japan trip"))
    #expect(demo.output.contains("Apr 2026   +$50"))
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
    let left = try FileManager.default.contentsOfDirectory(atPath: modulo.folder.path).filter { $0.contains("demo") }
    #expect(left == [])
  }

  @Test(arguments: ["000", "077"]) func `files are their owner's, under any umask`(_ mask: String) throws {
    _ = try modulo.shell("umask \(mask); exec \"$0\" goal add A --target 5 > /dev/null")
    let modes = try [modulo.database, modulo.database.deletingLastPathComponent()].map {
      try FileManager.default.attributesOfItem(atPath: $0.path)[.posixPermissions] as? Int
    }
    #expect(modes == [0o600, 0o700])
  }

  @Test func `settings decide where nothing else does`() throws {
    let config = try modulo.file("settings.json", #"{"currency": "EUR"}"#)
    let environment = ["MODULO_CURRENCY": "", "MODULO_CONFIG": config]
    let goal = try modulo.run(["goal", "add", "A", "--target", "5", "--json"], environment: environment).json()
    #expect(goal["currency"] as? String == "EUR")
    _ = try modulo.file("settings.json", "{")
    let broken = try modulo.run(["goal", "list"], environment: environment)
    #expect(broken.status == 78)
  }

  private func list(_ arguments: [String]) throws -> String {
    let goals = try modulo.run(["goal", "list", "--json"] + arguments).json()["goals"] as? [[String: Any]] ?? []
    return goals.compactMap { $0["name"] as? String }.joined()
  }
}
