import Foundation
import Testing

/// `modulo balance update`, which asks for the balance of each account.
@Suite struct BalanceUpdateTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("account", "add", "Giro", "--type", "current-account", "--balance", "900", "--on", "2026-04-01")
    try await modulo("account", "add", "Visa", "--type", "credit-card", "--owed", "1200", "--on", "2026-04-02")
    try await modulo("account", "add", "Wallet", "--type", "cash")
  }

  @Test func `each account is asked for by its number, and all answers are one step`() async throws {
    let answer = try modulo.answering("850\n\n20+5\n", "balance", "update")
    #expect(answer.status == 0, "\(answer.terminal)")
    let questions = answer.terminal.components(separatedBy: "\n").joined()
    for question in ["Giro ($900.00, 4/1/2026):", "Visa, owed ($1,200.00, 4/2/2026):", "Wallet (no balance yet):"] {
      #expect(questions.localizedCaseInsensitiveContains(question), "\(answer.terminal)")
    }
    #expect(answer.output == "✓ Giro: $850.00 (was $900.00)\n✓ Wallet: $25.00\n")
    let updates = try await modulo("balance", "history", "--json").json()
    #expect(updates["count"] as? Int == 4)
    try await modulo("undo", "--yes")
    let after = try await modulo("balance", "history", "--json").json()
    #expect(after["count"] as? Int == 2)
  }

  @Test func `an answer that can't be read is asked for again, and what is owed has no minus`() async throws {
    let answer = try modulo.answering("8,5\n850\n1000\n\n", "balance", "update", "--on", "2026-04-05", "--json")
    #expect(answer.status == 0, "\(answer.terminal)")
    #expect(answer.terminal.contains("could be"), "\(answer.terminal)")
    #expect(answer.output.contains("\"balance\":\"-1000.00\""), "\(answer.output)")
    #expect(answer.output.contains("\"date\":\"2026-04-05\""))
  }

  @Test func `an amount that the account can't have is refused where it is typed, with its account`() async throws {
    let answer = try modulo.answering("800\n-5\n700\n-1\n10\n", "balance", "update")
    #expect(answer.status == 0, "\(answer.terminal)")
    let told = answer.terminal.replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "\r", with: "")
    #expect(told.contains("Visa: "))
    #expect(told.contains("Wallet: "))
    #expect(answer.output.contains("Visa: -$700.00"), "\(answer.output)")
  }

  // Ctrl-D is the end of the input.
  @Test(arguments: ["850\n\u{4}", "\u{4}", "\n\n\n"])
  func `the end of the input changes nothing, and so do empty lines`(
    _ typed: String
  ) async throws {
    let before = try await modulo.everything()
    let answer = try modulo.answering(typed, "balance", "update")
    #expect(answer.status == (typed.hasSuffix("\n") ? 0 : 1))
    #expect((answer.output + answer.terminal).contains("Nothing was changed."), "\(answer.terminal)")
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `without a terminal it is refused`() async throws {
    let answer = try await modulo("balance", "update")
    #expect(answer.status == 64)
    #expect(answer.error.contains("This asks for each value, on a terminal only."))
  }
}
