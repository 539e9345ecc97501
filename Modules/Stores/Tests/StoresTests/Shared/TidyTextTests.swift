import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloUtilities
import Testing

/// Texts are stored trimmed and composed, typed ones and those of a file, beside names too.
@MainActor
@Suite(.temporaryFolder) struct TidyTextTests {
  private let typed = " \tCafe\u{301} \n"
  private let stored = Array("Café".utf8)

  @Test func `a contribution's name`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let draft = ContributionDraft(
      id: Samples.id(50), goal: japan, name: typed, amount: .usd(5), type: .add, date: Samples.today)
    let made = try await world.contributions.create(draft)
    #expect(bytes(made.name) == stored)
    let changed = try await world.contributions.update(draft)
    #expect(bytes(changed.name) == stored)
  }

  @Test func `the name of a row`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let path = try TemporaryFolder.current.newFile("date,amount,name\n2026-04-30,5, Cafe\u{301} \n".utf8)
    _ = try await world.contributions.importAll(ContributionImport(source: .file(path: path)), into: japan)
    try await world.contributions.fetchAll(for: japan, page: .first)
    let name = world.contributions.rows.first?.name
    #expect(bytes(name) == stored)
  }

  @Test func `a text that was stored as an emoji before`() async throws {
    var old = FinancialGoalEntity.japan
    old.emoji = "Cafe\u{301}"
    let goals = FakeFinancialGoalRepository.fake(on: try MockStorage(goals: [old]))
    let draft = FinancialGoalDraft(
      id: old.id, name: "Kyoto", emoji: old.emoji, goalAmount: .usd(5),
      startDate: Samples.today)
    let kept = try await DefaultFinancialGoalStore(repository: goals).update(draft, on: Samples.today)
    #expect(bytes(kept.emoji) == stored)
  }

  @Test func `an account's provider and its own name`() async throws {
    let world = try AccountWorld()
    let draft = FinancialAccountDraft(
      id: Samples.id(50), provider: typed, ownName: typed, type: .cash, currency: Samples.currency("USD"))
    let made = try await world.accounts.create(draft, on: Samples.today)
    #expect(bytes(made.provider) == stored)
    #expect(bytes(made.ownName) == stored)
  }

  @Test func `the note of a balance`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    let made = try await world.updates.create(world.draft(50, savings, 5, note: typed))
    #expect(bytes(made.note) == stored)
    let changed = try await world.updates.update(world.draft(50, savings, 6, note: typed))
    #expect(bytes(changed.note) == stored)
  }

  @Test func `the note of a row, and a currency in small letters`() async throws {
    let world = try AccountWorld()
    let text = "date,account,balance,currency,note\n2026-04-30,chase,-5, usd , Cafe\u{301} \n"
    let path = try TemporaryFolder.current.newFile(text.utf8)
    _ = try await world.updates.importAll(BalanceUpdateImport(source: .file(path: path)))
    try await world.updates.fetchAll(for: world.account("chase"), page: .first)
    let note = world.updates.rows.first?.note
    #expect(bytes(note) == stored)
  }

  private func bytes(_ text: String?) -> [UInt8] { Array((text ?? "").utf8) }
}
