import Foundation
import Testing

/// `modulo balance edit`.
@Suite struct BalanceEditTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeAccounts()
  }

  @Test func `what is given changes, and the rest stays`() async throws {
    let edited = try await modulo("balance", "edit", "2", "--amount", "160.50", "--note", " Interest ", "--json")
    let answer = try edited.json()
    let faults = try Schema(named: "balance").faults(in: answer)
    #expect(faults == [])
    #expect(answer["balance"] as? String == "160.50")
    #expect(answer["date"] as? String == "2026-04-03")
    #expect(answer["note"] as? String == "Interest")
    let id = try #require(answer["id"] as? String)
    let moved = try await modulo("balance", "edit", id.uppercased(), "--on", "2026-03-31", "--note", "", "--json")
      .json()
    #expect(moved["balance"] as? String == "160.50")
    #expect(moved["date"] as? String == "2026-03-31")
    #expect(moved["note"] is NSNull)
    // The balance of April 1 is the latest one by now.
    let account = try await modulo("account", "show", "savings", "--json").json()
    #expect(account["balance"] as? String == "100.00")
  }

  @Test(arguments: [
    ("en_US", "✓ Savings: $160.50 on Apr 3, 2026 (was $150.00)\n"),
    ("fr_FR", "✓ Savings : 160,50 $US le 3 avr. 2026 (avant 150,00 $US)\n"),
  ])
  func `the change is told in words`(_ locale: String, _ expected: String) async throws {
    let amount = locale == "fr_FR" ? "160,5" : "160.5"
    let edited = try await modulo("balance", "edit", "2", "--amount", amount, "--locale", locale)
    let output = edited.output.replacing("\u{A0}", with: " ")
    #expect(output == expected)
  }

  @Test func `a debt is given as what is owed`() async throws {
    let edited = try await modulo("balance", "edit", "3", "--amount", "45")
    #expect(edited.output == "✓ Card: -$45.00 on Apr 2, 2026 (was -$50.00)\n")
    let refused = try await modulo("balance", "edit", "3", "--amount", "-45")
    #expect(refused.status == 1)
    #expect(refused.error.contains("Give the amount owed without a minus."))
  }

  @Test(arguments: [
    (["balance", "edit", "2"], Int32(64), "'--amount', '--on' or '--note'"),
    (["balance", "edit", "x", "--note", "y"], 64, "doesn't name a balance"),
    (["balance", "edit", "99", "--note", "y"], 1, "balance"),
    (["balance", "edit", "2", "--amount", "1.234"], 64, "decimals"),
    (["balance", "edit", "2", "--on", "soon"], 64, "soon"),
  ])
  func `what can't be read or found changes nothing`(
    _ arguments: [String], _ status: Int32, _ message: String
  ) async throws {
    let before = try modulo.stored()
    let answer = try await modulo.run(arguments)
    #expect(answer.status == status)
    #expect(answer.error.contains(message))
    let after = try modulo.stored()
    #expect(after == before)
  }

  @Test func `a dry run changes nothing`() async throws {
    let dryRun = try await modulo("balance", "edit", "2", "--amount", "5", "--dry-run")
    #expect(dryRun.output == "Dry run: Savings: $5.00 on Apr 3, 2026 (was $150.00)\n")
    let account = try await modulo("account", "show", "savings", "--json").json()
    #expect(account["balance"] as? String == "150.00")
  }
}
