import Foundation
import Testing

/// Keeping savings with the program.
@Suite struct SavingsTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `the worked example as JSON`() async throws {
    try await modulo.makeJapan()
    let output = try await modulo("goal", "show", "japan", "--json").output
    let tail = try #require(output.range(of: "\"number\"")).lowerBound
    #expect(
      String(output[tail...]) == """
        "number":1,"name":"Japan trip","emoji":"","currency":"USD","target":"3000.00","current":"600.00",\
        "remaining":"2400.00","progress":0.2,"start":"2026-01-12","end":"2026-12-12","archived":false,\
        "status":"open","elapsedDays":90,"remainingDays":244,"monthlyTarget":"250.00","monthlyRequired":"272.22",\
        "contributedThisMonth":"50.00","remainingThisMonth":"222.22","contributionCount":5,\
        "months":[{"month":"2026-01","net":"200.00"},{"month":"2026-02","net":"200.00"},\
        {"month":"2026-03","net":"150.00"},{"month":"2026-04","net":"50.00"}],\
        "forecast":{"earliest":{"outcome":"month","month":"2027-05"},\
        "latest":{"outcome":"month","month":"2027-05"},\
        "paces":[{"months":3,"leftOut":null,"perMonth":"183.33","arrival":{"outcome":"month","month":"2027-05"}}],\
        "planned":null,"required":{"thisMonth":"272.22","left":"222.22",\
        "arrival":{"outcome":"month","month":"2026-12"}}},"fundings":[],"ownHours":null}

        """)
  }

  @Test func `the list and the details in words`() async throws {
    try await modulo.makeJapan()
    let list = try await modulo("goal", "list").output
    #expect(list.contains("#1    Japan trip   $600  $3,000  ██░░░░░░░░  20%     $222.22  Dec 12, 2026"))
    let details = try await modulo("goal", "show", "1", "--locale", "fr_FR").output
    #expect(details.contains("Nécessaire par mois"))
    let added = try await modulo("contribution", "add", "japan", "1.5").output
    #expect(added == "✓ +$1.50 · Japan trip: $601.50 of $3,000 saved\n")
  }

  @Test func `the manual shows what the program prints`() async throws {
    let manual = try Manual.text()
    let list = try await modulo("goal", "list", "--mock").output
    #expect(manual.contains(list))
    let details = try await modulo("goal", "show", "1", "--mock").output.components(separatedBy: "\n\nContributions")
    let beginning = try #require(details.first)
    #expect(manual.contains(beginning))
    let forecast = try await modulo("goal", "forecast", "1", "--if", "300", "--by", "2027-06-30", "--mock").output
    #expect(manual.contains(forecast))
  }

  @Test func `goals are listed as asked`() async throws {
    try await modulo("goal", "add", "A", "--target", "5")
    try await modulo("goal", "add", "B", "--target", "9", "--end", "2026-05-01")
    try await modulo("goal", "add", "C", "--target", "7", "--end", "2026-06-01")
    try await modulo("goal", "add", "D", "--target", "1")
    try await modulo("goal", "archive", "D")
    try await modulo("contribution", "add", "A", "1")
    for (sort, expected, turned) in [
      ("recent", "CBA", "ABC"), ("amount", "BCA", "ACB"), ("progress", "ACB", "CBA"), ("deadline", "BCA", "CBA"),
      ("name", "ABC", "CBA"),
    ] {
      let names = try await [list(["--sort", sort]), list(["--sort", sort, "--reverse"])]
      #expect(names == [expected, turned], "\(sort)")
    }
    let archived = try await list(["--archived"])
    #expect(archived == "D")
  }

  @Test func `a page of contributions`() async throws {
    try await modulo.makeJapan()
    let page = try await modulo("contribution", "list", "japan", "--limit", "2", "--offset", "1", "--json").json()
    let rows = page["contributions"] as? [[String: Any]] ?? []
    #expect(rows.compactMap { $0["number"] as? Int } == [4, 3])
    #expect(page["count"] as? Int == 5)
  }

  @Test func `a dry run says what would be, and saves nothing`() async throws {
    let dryRun = try await modulo("goal", "add", "A", "--target", "5", "--dry-run")
    #expect(dryRun.status == 0)
    #expect(dryRun.error == "Dry run: nothing was saved.\n")
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
    try await modulo.makeJapan()
    let before = try await modulo.everything()
    try await modulo("contribution", "add", "japan", "5", "--dry-run")
    let after = try await modulo.everything()
    #expect(after == before)
    let read = try await modulo("goal", "list", "--dry-run").error
    #expect(read == "")
  }

  @Test func `a mock run touches no file`() async throws {
    let list = try await modulo("goal", "list", "--mock", "--json").json()["goals"] as? [Any]
    #expect(list?.count == 4)
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
  }

  @Test func `the demo shows goals and months, and leaves no file`() async throws {
    let demo = try await modulo("demo", environment: ["TMPDIR": modulo.folder.path])
    #expect(demo.status == 0)
    #expect(demo.output.contains("🗾  Japan trip"))
    #expect(demo.output.contains("Apr 2026   +$50"))
    #expect(demo.output.contains("\nDue\n3 due: $750\n"))
    #expect(demo.output.contains("#1  3/31/2026  🗾 Japan trip  $250  Salary"))
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

  @Test func `settings decide where nothing else does`() async throws {
    let config = try modulo.file("settings.json", #"{"currency": "EUR"}"#)
    let environment = ["MODULO_CURRENCY": "", "MODULO_CONFIG": config]
    let goal = try await modulo.run(["goal", "add", "A", "--target", "5", "--json"], environment: environment).json()
    #expect(goal["currency"] as? String == "EUR")
    _ = try modulo.file("settings.json", "{")
    let broken = try await modulo.run(["goal", "list"], environment: environment)
    #expect(broken.status == 78)
  }

  private func list(_ arguments: [String]) async throws -> String {
    let goals = try await modulo.run(["goal", "list", "--json"] + arguments).json()["goals"] as? [[String: Any]] ?? []
    return goals.compactMap { $0["name"] as? String }.joined()
  }
}
