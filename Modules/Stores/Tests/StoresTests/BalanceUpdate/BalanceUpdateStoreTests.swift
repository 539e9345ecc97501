import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What every store of balance updates does.
@MainActor
@Suite struct BalanceUpdateStoreTests {
  @Test func `a page is read, and what is made since stands at its end`() async throws {
    let world = try AccountWorld()
    let (savings, card) = (try await world.account("rainy day"), try await world.account("chase"))
    try await world.updates.fetchAll(for: savings, page: .first)
    let read = world.updates.rows.map(\.balance.decimal)
    #expect(read == [150, 100])
    try await world.updates.create(world.draft(1, savings, 160, note: "  "))
    try await world.updates.create(world.draft(2, card, 60))
    let kept = world.updates.rows.map(\.balance.decimal)
    #expect(kept == [150, 100, 160])
    let note = world.updates.rows.last?.note
    #expect(note == nil)
  }

  @Test func `the same draft again makes no second update`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    let first = try await world.updates.create(world.draft(1, savings, 160))
    let second = try await world.updates.create(world.draft(1, savings, 160))
    #expect(first == second)
    let count = try await world.account("rainy day").updateCount
    #expect(count == 3)
  }

  @Test func `W31 a blank or negative balance is refused`() async throws {
    let world = try AccountWorld()
    let (savings, card) = (try await world.account("rainy day"), try await world.account("chase"))
    await #expect(throws: BalanceUpdateError.rule(.negativeAmount(.creditCard))) {
      try await world.updates.create(world.draft(1, card, -5))
    }
    await #expect(throws: BalanceUpdateError.rule(.negativeAmount(.savingsAccount))) {
      try await world.updates.update(world.draft(1, savings, -5))
    }
    let calls = world.updateLog.operations
    #expect(calls.isEmpty)
    let zero = try await world.updates.create(world.draft(1, savings, 0))
    #expect(zero.balance == .usd(0))
  }

  @Test func `W22 delete last update refused`() async throws {
    let world = try AccountWorld()
    let (savings, card) = (try await world.account("rainy day"), try await world.account("chase"))
    try await world.updates.fetchAll(for: card, page: .first)
    let only = try #require(world.updates.rows.first)
    await #expect(throws: BalanceUpdateError.rule(.lastUpdateCantBeDeleted)) {
      try await world.updates.delete(by: only.id, of: card)
    }
    #expect(world.updates.rows == [only])
    await #expect(throws: BalanceUpdateError.missing) { try await world.updates.delete(by: only.id, of: savings) }
    let balance = try await world.account("chase").balance
    #expect(balance == .usd(-50))
  }

  @Test func `W23 deleting a balance counts the later points again`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    try await world.updates.create(world.draft(1, savings, 130, on: 20_260_410))
    try await world.updates.create(world.draft(2, savings, 170, on: 20_260_411))
    let deleted = try await world.updates.delete(by: Samples.id(1), of: savings)
    #expect(deleted.balance == .usd(130))
    let series = try await world.portfolio.series(
      through: Samples.today, in: .chosen(Samples.currency("USD")), without: .pensionsOut)
    let days = series.points.map(\.date.rawValue)
    #expect(days == [20_260_401, 20_260_402, 20_260_403, 20_260_411])
    let amounts = series.points.map(\.amount.decimal)
    #expect(amounts == [100, 50, 100, 120])
  }

  @Test func `a deleted update leaves the list, and the others stay`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    try await world.updates.fetchAll(for: savings, page: .first)
    let read = world.updates.rows
    let first = try #require(read.first)
    try await world.updates.delete(by: first.id, of: savings)
    #expect(world.updates.rows == Array(read.dropFirst()))
  }

  @Test func `an update is found by its number, and changes in place`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    try await world.updates.fetchAll(for: savings, page: .first)
    let found = try await world.updates.findOne(.number(2))
    #expect(found.balance == .usd(150))
    let changed = try await world.updates.update(
      BalanceUpdateDraft(id: found.id, account: savings, amount: .usd(155), date: Samples.today))
    #expect(changed.number == 2)
    #expect(world.updates.rows.first == changed)
    await #expect(throws: BalanceUpdateError.missing) { try await world.updates.findOne(.number(99)) }
    let card = try await world.account("chase")
    await #expect(throws: BalanceUpdateError.missing) {
      try await world.updates.update(
        BalanceUpdateDraft(id: found.id, account: card, amount: .usd(1), date: Samples.today))
    }
  }

  @Test func `an account that is gone is named as such`() async throws {
    let world = try AccountWorld()
    let card = try await world.account("chase")
    try await world.accounts.delete(by: card.id, on: Samples.today)
    await #expect(throws: BalanceUpdateError.reference(.account, .missing)) {
      try await world.updates.create(world.draft(1, card, 5))
    }
    #expect(world.updates.rows.isEmpty)
  }

  @Test func `G13 a failure changes nothing`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    try await world.updates.fetchAll(for: savings, page: .first)
    let before = world.updates.rows
    world.updateLog.failNext(with: .busy)
    await #expect(throws: BalanceUpdateError.storage(.busy)) {
      try await world.updates.create(world.draft(1, savings, 5))
    }
    #expect(world.updates.rows == before)
    let balance = try await world.account("rainy day").balance
    #expect(balance == .usd(150))
    try world.updateLog.verify()
  }
}
