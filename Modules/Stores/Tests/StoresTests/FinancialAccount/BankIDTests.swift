import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Testing

/// The ids by which banks' files name accounts.
@MainActor
@Suite struct BankIDTests {
  @Test func `an id is kept in capitals and without spaces, and removed again`() async throws {
    let world = try AccountWorld()
    let known = try await update("rainy day", bankID: "de02 1203 0000 0000 2020 51", in: world)
    #expect(known.bankID == "DE02120300000000202051")
    #expect(known.maskedBankID == "DE02…2051")
    let stored = try await world.account("rainy day")
    #expect(stored.bankID == known.bankID)
    let forgotten = try await update("rainy day", bankID: " ", in: world)
    #expect(forgotten.bankID == nil)
    #expect(forgotten.maskedBankID == nil)
  }

  @Test func `two accounts can't have the same id`() async throws {
    let world = try AccountWorld()
    try await update("rainy day", bankID: "DE02", in: world)
    await #expect(throws: FinancialAccountError.rule(.duplicateBankID(account: "Rainy day (#1)"))) {
      try await update("chase", bankID: "de 02", in: world)
    }
    let chase = try await world.account("chase")
    #expect(chase.bankID == nil)
  }

  @Test(arguments: ["DE\u{200B}02", String(repeating: "1", count: 65)]) func `an id that can't be one is refused`(
    _ id: String
  ) async throws {
    let world = try AccountWorld()
    await #expect(throws: FinancialAccountError.rule(.invalidBankID(id))) {
      try await update("chase", bankID: id, in: world)
    }
  }

  @Test func `an edit of something else keeps the id`() async throws {
    let world = try AccountWorld()
    let known = try await update("rainy day", bankID: "DE02", in: world)
    let draft = FinancialAccountDraft(
      id: known.id, provider: "Other", ownName: known.ownName, type: known.type, currency: known.currency,
      bankID: known.bankID, original: known)
    let changed = try await world.accounts.update(draft, on: Samples.today)
    #expect(changed.bankID == "DE02")
  }

  @Test(arguments: [("1234", "…34"), ("12345678", "…5678"), ("123456789", "1234…6789")])
  func `a short id shows less than half of it`(_ id: String, _ masked: String) {
    let account = FinancialAccountDomain(
      id: Samples.id(1), provider: "p", type: .cash, balance: .usd(1), bankID: id)
    #expect(account.maskedBankID == masked)
  }

  @discardableResult
  private func update(_ name: String, bankID: String, in world: AccountWorld) async throws -> FinancialAccountDomain {
    let account = try await world.account(name)
    let draft = FinancialAccountDraft(
      id: account.id, provider: account.provider, ownName: account.ownName, type: account.type,
      currency: account.currency, bankID: bankID, original: account)
    return try await world.accounts.update(draft, on: Samples.today)
  }
}
