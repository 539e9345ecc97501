import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import Testing

/// What every repository of exchange rates does.
@Suite(.temporaryFolder) struct ExchangeRateRepositoryTests {
  @Test(arguments: AccountSubject.all) func `rates come by currency, the newest first`(
    _ subject: AccountSubject
  ) async throws {
    let rates = try subject.make().rates
    for (id, currency, day) in [(1, "GBP", 20_260_401), (2, "EUR", 20_260_401), (3, "GBP", 20_260_403)] {
      let stored = try await rates.set(rate(id, currency, day, "1.1")).rate
      #expect(stored.number == Int64(id))
    }
    let numbers = try await rates.fetchAll().map(\.number)
    #expect(numbers == [2, 3, 1])
  }

  @Test(arguments: AccountSubject.all) func `there is one rate a day for each pair`(
    _ subject: AccountSubject
  ) async throws {
    let rates = try subject.make().rates
    _ = try await rates.set(rate(1, "GBP", 20_260_401, "1.1"))
    _ = try await rates.set(rate(2, "GBP", 20_260_402, "1.2"))
    let change = try await rates.set(rate(3, "GBP", 20_260_401, "1.3"))
    #expect(change.rate == rate(1, "GBP", 20_260_401, "1.3", number: 1))
    #expect(change.replaced == rate(1, "GBP", 20_260_401, "1.1", number: 1))
    let all = try await rates.fetchAll().map(\.rate)
    #expect(all == ["1.2", "1.3"])
  }

  @Test(arguments: AccountSubject.all) func `a rate is found by its number or id`(
    _ subject: AccountSubject
  ) async throws {
    let rates = try subject.make().rates
    _ = try await rates.set(rate(1, "GBP", 20_260_401, "1.1"))
    let second = try await rates.set(rate(2, "GBP", 20_260_402, "1.2")).rate
    for reference in [NumberReference.number(2), .id(second.id)] {
      let found = try await rates.fetchOne(matching: reference)
      #expect(found == second)
    }
    let missing = try await rates.fetchOne(matching: .number(3))
    #expect(missing == nil)
  }

  @Test(arguments: AccountSubject.all) func `a rate is deleted by its number or id`(
    _ subject: AccountSubject
  ) async throws {
    let rates = try subject.make().rates
    let first = try await rates.set(rate(1, "GBP", 20_260_401, "1.1")).rate
    let second = try await rates.set(rate(2, "GBP", 20_260_402, "1.2")).rate
    let deleted = try await rates.delete(matching: .number(1))
    #expect(deleted == first)
    await #expect(throws: RepositoryError.notFound) { try await rates.delete(matching: .number(1)) }
    let other = try await rates.delete(matching: .id(second.id))
    #expect(other == second)
    let all = try await rates.fetchAll()
    #expect(all.isEmpty)
  }

  @Test(arguments: AccountSubject.all) func `rates of many days are stored at once, each once`(
    _ subject: AccountSubject
  ) async throws {
    let rates = try subject.make().rates
    _ = try await rates.set(rate(1, "GBP", 20_260_401, "1.1"))
    _ = try await rates.set(rate(2, "GBP", 20_260_402, "1.2"))
    let first = [rate(3, "GBP", 20_260_401, "1.1"), rate(4, "EUR", 20_260_401, "1.5")]
    let second = [rate(5, "GBP", 20_260_402, "1.3")]
    try await rates.setAll { set in
      let outcomes = try set(first) + set(second)
      #expect(outcomes == [.sameRate, .imported, .otherRate])
    }
    let all = try await rates.fetchAll()
    #expect(
      all == [
        rate(4, "EUR", 20_260_401, "1.5", number: 3), rate(2, "GBP", 20_260_402, "1.3", number: 2),
        rate(1, "GBP", 20_260_401, "1.1", number: 1),
      ])
  }

  @Test(arguments: AccountSubject.all) func `of rates that fail none is stored`(
    _ subject: AccountSubject
  ) async throws {
    let rates = try subject.make().rates
    let stored = rate(1, "GBP", 20_260_401, "1.1")
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await rates.setAll { set in
        _ = try set([stored])
        throw RepositoryError.storage(.aborted)
      }
    }
    let all = try await rates.fetchAll()
    #expect(all.isEmpty)
  }

  private func rate(
    _ id: Int, _ currency: String, _ day: Int, _ rate: String, number: Int64 = 0
  ) -> ExchangeRateEntity {
    ExchangeRateEntity(
      id: Samples.id(id), number: number, currency: currency, base: "USD", rate: rate, date: Samples.day(day))
  }
}
