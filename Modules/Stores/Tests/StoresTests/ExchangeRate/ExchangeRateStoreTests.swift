import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import Testing

/// What every store of exchange rates does.
@MainActor
@Suite struct ExchangeRateStoreTests {
  @Test func `rates are set, replaced, read and deleted`() async throws {
    let store = try AccountWorld().rates
    let first = try await store.set(rate(1, "EUR", "1.25", on: 20_260_402))
    #expect(first.replaced == nil)
    let change = try await store.set(rate(2, "EUR", "0.000001", on: 20_260_402))
    let replaced = change.rate
    #expect(replaced.id == first.rate.id)
    #expect(change.replaced == first.rate)
    #expect(store.rows == [replaced])
    try await store.fetchAll()
    #expect(store.rows == [replaced])
    let found = try await store.findOne(.number(1))
    #expect(found == replaced)
    let deleted = try await store.delete(.number(1))
    #expect(deleted == replaced)
    #expect(store.rows.isEmpty)
    await #expect(throws: ExchangeRateError.missing) { try await store.delete(.number(1)) }
    await #expect(throws: ExchangeRateError.missing) { try await store.findOne(.number(1)) }
  }

  @Test func `a rate is above zero, and between two currencies`() async throws {
    let world = try AccountWorld()
    for (text, expected) in [("0", ExchangeRateError.rule(.notPositive)), ("-1", .rule(.notPositive))] {
      await #expect(throws: expected) { try await world.rates.set(rate(1, "EUR", text, on: 20_260_402)) }
    }
    await #expect(throws: ExchangeRateError.rule(.sameCurrency(Samples.currency("USD")))) {
      try await world.rates.set(rate(1, "USD", "1", on: 20_260_402))
    }
    let calls = world.rateLog.operations
    #expect(calls.isEmpty)
    world.rateLog.failNext(with: .busy)
    await #expect(throws: ExchangeRateError.storage(.busy)) { try await world.rates.fetchAll() }
    world.portfolioLog.failNext(with: .busy)
    await #expect(throws: FinancialAccountError.storage(.busy)) { try await world.worth() }
    try world.rateLog.verify()
  }
}
