import Foundation
import Testing

/// Lists of the contributions of all goals and of the balances of all accounts, and their limits.
@Suite struct EntryListTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  private func addGoals() async throws {
    try await Fixture.japan.place(in: modulo)
    try await modulo("goal", "add", "Été", "--target", "500", "--currency", "EUR")
    try await modulo("save", "ete", "80", "--name", "Bonus de mai", "--on", "2026-04-01")
    try await modulo("take", "ete", "30", "--on", "2026-04-03")
  }

  @Test func `contributions to all goals are listed with their goals, and summed by currency`() async throws {
    try await addGoals()
    let list = try await modulo("contribution", "list").output
    #expect(
      list == """
        #5  4/12/2026  Japan trip  Money added       +$50
        #7   4/3/2026  Été         Money withdrawn   -€30
        #6   4/1/2026  Été         Bonus de mai      +€80
        #4  3/27/2026  Japan trip  Money added      +$200
        #3  3/12/2026  Japan trip  Money withdrawn   -$50
        #2  2/12/2026  Japan trip  Money added      +$200
        #1  1/12/2026  Japan trip  Money added      +$200
        7 contributions: +€50 · +$600

        """)
    let french = try await modulo("contribution", "list", "--limit", "1", "--locale", "fr_FR").output
    #expect(french.contains("… et 6 de plus\n7 contributions : +50"), "\(french)")
  }

  @Test(
    arguments: [
      (["--search", "BONUS"], [6]), (["--since", "2026-03-27", "--until", "1 apr"], [6, 4]),
      (["--min", "80", "--max", "200"], [6, 4, 2, 1]), (["japan", "--max", "50"], [5, 3]), (["--min", "1k"], []),
      (["ete", "--search", "japan"], []), (["--since", "yesterday"], [5]),
    ] as [([String], [Int])])
  func `contributions within limits`(_ limits: [String], _ numbers: [Int]) async throws {
    try await addGoals()
    let answer = try await modulo.run(["contribution", "list"] + limits + ["--json"])
    if limits.contains("1k") { return #expect(answer.status == 64) }
    let document = try answer.json()
    let rows = document["contributions"] as? [[String: Any]]
    #expect(rows?.map { $0["number"] as? Int } == numbers)
    #expect(document["count"] as? Int == numbers.count)
    let shown = try await modulo.run(["contribution", "list"] + limits).output
    #expect(shown.contains("No contribution matches") == numbers.isEmpty)
  }

  @Test func `balances of all accounts, a debt's limits being of what is owed`() async throws {
    try await modulo("account", "add", "Giro", "--type", "current-account", "--balance", "900", "--on", "2026-04-01")
    try await modulo("account", "add", "Visa", "--type", "credit-card", "--owed", "1200", "--on", "2026-04-02")
    try await modulo("balance", "set", "visa", "300", "--on", "2026-04-10", "--note", "Paid back")
    let list = try await modulo("balance", "history").output
    #expect(
      list == """
        #3  4/10/2026  Visa    -$300.00    Paid back
        #2   4/2/2026  Visa  -$1,200.00
        #1   4/1/2026  Giro     $900.00

        """)
    let large = try await modulo("balance", "history", "--min", "500", "--csv").output
    #expect(large.split(separator: "\n").count == 3)
    #expect(large.contains("-1200.00,USD,,2026-04-02,Visa\n"))
    let found = try await modulo("balance", "history", "--search", "PAID", "--json").json()
    #expect(found["count"] as? Int == 1)
    #expect(found["account"] is NSNull)
  }

  @Test func `limits that nothing is within are refused`() async throws {
    let days = try await modulo("contribution", "list", "--since", "2026-04-05", "--until", "2026-04-04")
    #expect(days.status == 64)
    #expect(days.error.contains("Nothing is from \"2026-04-05\" to \"2026-04-04\""), "\(days.error)")
    let amounts = try await modulo("balance", "history", "--min", "5", "--max", "4", "--locale", "fr_FR")
    #expect(amounts.status == 64)
    #expect(amounts.error.contains("Rien ne va de « 5 » à « 4 »"), "\(amounts.error)")
    let track = try await modulo("track", "list", "--from", "2026-04-05", "--to", "2026-04-04")
    #expect(track.status == 64)
  }
}
