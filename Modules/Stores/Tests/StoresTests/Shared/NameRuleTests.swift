import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// What goals and accounts can be called, and what becomes of names from before these rules.
@MainActor
@Suite struct NameRuleTests {
  @Test func `an invisible character in a new name is refused`() async throws {
    let store = try World().goals
    for (name, position) in [("Car\u{200B}", 4), ("\u{FEFF}", 1), ("a b\u{202E}c", 4)] {
      let expected = FinancialGoalError.input(.name(.invisibleCharacter(position: position)))
      await #expect(throws: expected) { try await store.create(draft(name), on: Samples.today) }
      await #expect(throws: expected) { try await store.update(draft(name, id: 1), on: Samples.today) }
    }
    let family = try await store.create(draft("Family 👨‍👩‍👧‍👦"), on: Samples.today)
    #expect(family.name == "Family 👨‍👩‍👧‍👦")
  }

  @Test func `a new name has at most 200 characters`() async throws {
    let store = try World().goals
    let long = String(repeating: "n", count: 200)
    let made = try await store.create(draft(long), on: Samples.today)
    #expect(made.name == long)
    await #expect(throws: FinancialGoalError.input(.name(.tooLong(limit: 200)))) {
      try await store.create(draft("m" + long, id: 51), on: Samples.today)
    }
  }

  @Test func `a name that looks like another is refused with the one there is`() async throws {
    let store = try World().goals
    let made = try await store.create(draft("Straße \n nach\u{A0}Rom"), on: Samples.today)
    #expect(made.name == "Straße nach Rom")
    for twin in ["STRASSE NACH ROM", "Straße\tnach  Rom"] {
      await #expect(throws: FinancialGoalError.rule(.duplicateName("Straße nach Rom"))) {
        try await store.create(draft(twin, id: 51), on: Samples.today)
      }
      await #expect(throws: FinancialGoalError.rule(.duplicateName("Straße nach Rom"))) {
        try await store.update(draft(twin, id: 1), on: Samples.today)
      }
    }
    for text in ["strasse nach rom", "Straße  nach   Rom"] {
      let found = try await store.findOne(text, on: Samples.today)
      #expect(found == made)
    }
  }

  @Test func `a name from before the rules is found, stays when it is left alone, and can be mended`() async throws {
    let old = ["a\nb", "a\tb", "car\u{200B}", String(repeating: "n", count: 300)]
    let goals = old.enumerated().map { index, name in
      FinancialGoalEntity(
        id: Samples.id(index + 1), number: Int64(index + 1), name: name, emoji: "", goalAmountMinor: 5,
        currency: "USD", startDate: Samples.today)
    }
    let store = FakeFinancialGoalStore.fake(on: try MockStorage(goals: goals))
    for (index, name) in old.enumerated() {
      // A text with control characters names nothing on a command line; the number does.
      let text = name.contains(where: \.isWhitespace) ? "#\(index + 1)" : name
      let found = try await store.findOne(text, on: Samples.today)
      #expect(found.name == name)
      let changed = try await store.update(draft(name, id: index + 1), on: Samples.today)
      #expect(changed.name == name)
      #expect(changed.goalAmount == .usd(800))
    }
    let mended = try await store.update(draft("a  b", id: 1), on: Samples.today)
    #expect(mended.name == "a b")
    await #expect(throws: FinancialGoalError.input(.name(.invisibleCharacter(position: 4)))) {
      try await store.update(draft("bar\u{200B}", id: 3), on: Samples.today)
    }
  }

  @Test func `accounts keep the same rules`() async throws {
    let world = try AccountWorld()
    let bank = try await world.open(1, "Groß \r\n Bank", .cash, 5)
    #expect(bank.name == "Groß Bank")
    await #expect(throws: FinancialAccountError.rule(.duplicateName("Groß Bank"))) {
      try await world.open(2, "GROSS\tBANK", .cash, 5)
    }
    await #expect(throws: FinancialAccountError.input(.name(.invisibleCharacter(position: 5)))) {
      try await world.open(2, "Bank\u{200B}", .cash, 5)
    }
    for (provider, name) in [(String(repeating: "n", count: 201), nil), ("Bank", String(repeating: "n", count: 201))] {
      let draft = FinancialAccountDraft(
        id: bank.id, provider: provider, ownName: name, type: .cash, currency: bank.currency)
      await #expect(throws: FinancialAccountError.input(.name(.tooLong(limit: 200)))) {
        try await world.accounts.update(draft, on: Samples.today)
      }
    }
    let renamed = FinancialAccountDraft(id: bank.id, provider: "chase", type: .cash, currency: bank.currency)
    await #expect(throws: FinancialAccountError.rule(.duplicateName("Chase"))) {
      try await world.accounts.update(renamed, on: Samples.today)
    }
    let found = try await world.accounts.findOne(.id(bank.id), on: Samples.today)
    #expect(found == bank)
  }

  @Test func `an account's names from before the rules stay when they are left alone`() async throws {
    let old = FinancialAccountEntity(
      id: Samples.id(1), number: 1, provider: "B\u{200B}", ownName: "a\nb", type: "cash", currency: "USD")
    let store = FakeFinancialAccountStore.fake(on: try MockStorage(accounts: [old]))
    let draft = FinancialAccountDraft(
      id: old.id, provider: old.provider, ownName: old.ownName, type: .savingsAccount, currency: Samples.currency("USD")
    )
    let changed = try await store.update(draft, on: Samples.today)
    #expect([changed.provider, changed.name] == ["B\u{200B}", "a\nb"])
    #expect(changed.type == .savingsAccount)
    var unnamed = old
    unnamed.ownName = nil
    let other = FakeFinancialAccountStore.fake(on: try MockStorage(accounts: [unnamed]))
    let bare = FinancialAccountDraft(
      id: old.id, provider: old.provider, type: .cash, currency: Samples.currency("USD"))
    let kept = try await other.update(bare, on: Samples.today)
    #expect(kept.provider == "B\u{200B}")
  }

  private func draft(_ name: String, id: Int = 50) -> FinancialGoalDraft {
    FinancialGoalDraft(
      id: Samples.id(id), name: name, emoji: "🚲", goalAmount: .usd(800),
      startDate: Samples.today)
  }
}
