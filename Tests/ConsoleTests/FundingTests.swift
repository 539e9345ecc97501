import Foundation
import Testing

/// Goals that are tied to accounts, by commands.
@Suite struct FundingTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await Fixture.japanAndAccounts.place(in: modulo)
    // 150 of the balance is what the worked example has saved there; 600 is saved for Japan.
    try await modulo("balance", "set", "savings", "1000")
  }

  @Test func `the manual shows what the program prints`() async throws {
    try await modulo.expectExample(of: "Goals and their accounts", count: 7)
  }

  @Test func `a contribution to a tied goal changes no balance and no net worth`() async throws {
    let before = try await worth()
    try await modulo("goal", "fund", "japan", "--from", "savings")
    try await modulo("save", "japan", "100")
    let after = try await worth()
    #expect(after == before)
    let account = try await modulo("account", "show", "savings", "--json").json()
    #expect(account["balance"] as? String == "1000.00")
    #expect(account["setAside"] as? String == "700.00")
    #expect(account["unallocated"] as? String == "300.00")
    #expect(account["short"] as? String == "0.00")
  }

  @Test func `in a debt nothing is unallocated`() async throws {
    let card = try await modulo("account", "show", "card", "--json").json()
    #expect(card["balance"] as? String == "-50.00")
    #expect(card["unallocated"] is NSNull)
  }

  @Test func `a contribution beyond the balance is refused, and changes nothing`() async throws {
    try await modulo("goal", "fund", "japan", "--from", "savings")
    let refused = try await modulo("save", "japan", "400.01", "--json")
    #expect(refused.status == 1)
    #expect(refused.output.contains("\"code\":\"accountShort\""))
    let goal = try await modulo("goal", "show", "japan", "--json").json()
    #expect(goal["current"] as? String == "600.00")
    let told = try await modulo("save", "japan", "400.01", "--allow-short")
    #expect(told.status == 0)
    let fundings = try await fundings()
    #expect(fundings.map { $0["short"] as? String } == ["0.01"])
  }

  @Test func `a balance that falls makes the goal of lower priority short, everywhere`() async throws {
    try await modulo("goal", "add", "Car", "--target", "5000")
    try await modulo("save", "car", "300")
    try await modulo("goal", "fund", "japan", "--from", "savings", "--priority", "2")
    try await modulo("goal", "fund", "car", "--from", "savings", "--priority", "1")
    try await modulo("balance", "set", "savings", "500")
    let short = try await fundings().map { $0["short"] as? String }
    #expect(short == ["0.00", "400.00"])
    for line in [
      ["goal", "show", "japan"], ["account", "show", "savings"], ["portfolio"], [], ["goal", "funding"],
    ] {
      let answer = try await modulo.run(line)
      #expect(answer.output.contains("$400.00 short"), "\(line)")
    }
    let portfolio = try await modulo("portfolio", "--json").json()
    let account = try #require((portfolio["funding"] as? [[String: Any]])?.first)
    #expect(account["short"] as? String == "400.00")
    #expect(account["unallocated"] as? String == "0.00")
  }

  @Test func `a goal with two accounts fills them in order, each up to its limit`() async throws {
    try await modulo("account", "add", "N26", "--type", "currentAccount", "--balance", "900")
    try await modulo("goal", "fund", "japan", "--from", "n26", "--priority", "2")
    try await modulo("goal", "fund", "japan", "--from", "savings", "--up-to", "250", "--priority", "1")
    let list = try await modulo("goal", "funding", "japan", "--csv").output.split(whereSeparator: \.isNewline)
    #expect(list.count == 3)
    let goal = try await modulo("goal", "show", "japan", "--json").json()
    let rows = try #require(goal["fundings"] as? [[String: Any]])
    #expect(rows.map { $0["setAside"] as? String } == ["250.00", "350.00"])
    #expect(rows.map { $0["upTo"] as? String } == ["250.00", nil])
  }

  @Test(
    arguments: [
      (["goal", "fund", "japan", "--from", "card"], 1, "debt"),
      (["goal", "fund", "japan", "--from", "euros"], 1, "differentCurrencies"),
      (["goal", "fund", "old", "--from", "savings"], 1, "archivedGoal"),
      (["goal", "fund", "japan", "--from", "savings", "--up-to", "0"], 1, "missingAmount"),
      (["goal", "fund", "japan", "--from", "savings", "--up-to=-5"], 1, "negativeAmount"),
      (["goal", "fund", "japan", "--from", "savings", "--priority", "0"], 64, "priority"),
      (["goal", "fund", "japan", "--from", "nowhere"], 1, "notFound"),
      (["goal", "unfund", "japan"], 1, "notFunded"),
    ] as [([String], Int32, String)])
  func `what can't be tied is refused`(_ line: [String], _ status: Int32, _ code: String) async throws {
    try await modulo("account", "add", "Euros", "--type", "cash", "--balance", "5", "--currency", "EUR")
    try await modulo("goal", "add", "Old", "--target", "5")
    try await modulo("goal", "archive", "old")
    let answer = try await modulo.run(line + ["--json"])
    #expect(answer.status == status)
    #expect(answer.output.contains("\"code\":\"\(code)\""), "\(answer.output)")
  }

  @Test func `one step unties, and one undo ties again`() async throws {
    try await modulo("goal", "fund", "japan", "--from", "savings")
    let untied = try await modulo("goal", "unfund", "japan")
    #expect(untied.output == "✓ Japan trip is no longer tied to Savings.\n")
    let none = try await fundings()
    #expect(none.isEmpty)
    try await modulo("undo", "--yes")
    let again = try await fundings()
    #expect(again.map { $0["setAside"] as? String } == ["600.00"])
  }

  @Test func `a deletion counts the links, and takes them along`() async throws {
    try await modulo("goal", "fund", "japan", "--from", "savings")
    let account = try await modulo("account", "delete", "savings", "--yes")
    #expect(account.output.contains("1 funding"))
    try await modulo("undo", "--yes")
    let goal = try await modulo("goal", "delete", "japan", "--yes")
    #expect(goal.output.contains("1 funding"))
    let none = try await fundings()
    #expect(none.isEmpty)
  }

  @Test func `what is due is entered up to the balance`() async throws {
    try await modulo("goal", "fund", "japan", "--from", "savings")
    try await modulo("plan", "add", "japan", "300", "--on", "1", "--from", "2026-03-01")
    let refused = try await modulo("due", "enter")
    #expect(refused.status == 1)
    #expect(refused.error.contains("$1,200.00 would be set aside in it: $200.00 too much."))
    let told = try await modulo("due", "enter", "--allow-short")
    #expect(told.status == 0)
  }

  @Test func `a document takes links along`() async throws {
    try await modulo("goal", "fund", "japan", "--from", "savings", "--up-to", "250")
    let document = try modulo.file("all.json", try await modulo("data", "export").output)
    let copy = modulo.folder.appendingPathComponent("copy.db").path
    try await modulo("data", "import", document, "--data", copy)
    let list = try await modulo("goal", "funding", "--json", "--data", copy).json()
    let rows = try #require(list["fundings"] as? [[String: Any]])
    #expect(rows.map { $0["upTo"] as? String } == ["250.00"])
  }

  @Test func `the portfolio of an earlier day says nothing of what is set aside now`() async throws {
    try await modulo("goal", "fund", "japan", "--from", "savings")
    let now = try await modulo("portfolio")
    let earlier = try await modulo("portfolio", "--on", "2026-04-03")
    #expect(now.output.contains("$600.00 set aside"))
    #expect(!earlier.output.contains("set aside"))
  }

  private func fundings() async throws -> [[String: Any]] {
    let list = try await modulo("goal", "funding", "--json").json()
    return try #require(list["fundings"] as? [[String: Any]])
  }

  private func worth() async throws -> String? {
    try await modulo("portfolio", "--json").json()["netWorth"] as? String
  }
}
