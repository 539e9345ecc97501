import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import Observation
import Synchronization
import Testing

/// What a list becomes when it meets rows that were read elsewhere.
@MainActor
@Suite struct MergeTests {
  @Test func `M34 remote merge`() async throws {
    let world = try World()
    let (a, b, c, d) = (goal(1), goal(2), goal(3), goal(4))
    world.goals.merge([a, b, c])
    #expect(world.goals.financialGoals == [a, b, c])
    let changed = goal(2, named: "B'")
    world.goals.merge([changed, c, d])
    #expect(world.goals.financialGoals == [changed, c, d])

    let (e, f, g, h) = (contribution(1), contribution(2), contribution(3), contribution(4))
    world.contributions.merge([e, f, g])
    let larger = contribution(2, amount: 9)
    world.contributions.merge([larger, g, h])
    #expect(world.contributions.contributions == [larger, g, h])
  }

  @Test func `accounts, balances and rates are merged as goals are`() async throws {
    let world = try AccountWorld()
    try await world.accounts.fetchAll(on: Samples.today)
    let accounts = world.accounts.financialAccounts
    world.accounts.merge(Array(accounts.dropFirst()))
    #expect(world.accounts.financialAccounts == Array(accounts.dropFirst()))
    let savings = try #require(accounts.first)
    try await world.updates.fetchAll(for: savings, page: .first)
    let updates = world.updates.balanceUpdates
    world.updates.merge(Array(updates.dropLast()))
    #expect(world.updates.balanceUpdates == Array(updates.dropLast()))
    let rates = ["EUR", "GBP"].enumerated().map { index, code in
      ExchangeRateDomain(
        id: Samples.id(index), currency: Samples.currency(code), base: savings.currency, rate: 2, date: Samples.today)
    }
    world.rates.merge(rates)
    #expect(world.rates.exchangeRates == rates)
    world.rates.merge([])
    #expect(world.rates.exchangeRates.isEmpty)
  }

  @Test func `what stays keeps its place, whatever order the fresh rows come in`() async throws {
    let world = try World()
    world.goals.merge([1, 2, 3].map { goal($0) })
    world.goals.merge([5, 3, 4, 2].map { goal($0) })
    let numbers = world.goals.financialGoals.map(\.number)
    #expect(numbers == [2, 3, 5, 4])
  }

  @Test func `a merge that changes nothing notifies no observer`() async throws {
    let world = try World()
    let goals = [goal(1), goal(2)]
    let contributions = [contribution(1), contribution(2)]
    world.goals.merge(goals)
    world.contributions.merge(contributions)
    let changes = Counter()
    withObservationTracking {
      _ = world.goals.financialGoals
      _ = world.contributions.contributions
    } onChange: {
      changes.increment()
    }
    world.goals.merge(goals.reversed())
    world.contributions.merge(contributions)
    #expect(changes.count == 0)
    world.goals.merge([])
    #expect(changes.count == 1)
  }

  @Test func `a merge reads and writes nothing`() async throws {
    let world = try World()
    world.goals.merge([goal(9)])
    let calls = world.goalLog.operations
    #expect(calls.isEmpty)
    try await world.goals.fetchAll(on: Samples.today)
    #expect(world.goals.financialGoals.count == 4)
  }
}

private func goal(_ number: Int, named name: String? = nil) -> FinancialGoalDomain {
  FinancialGoalDomain(
    id: Samples.id(number), number: number, name: name ?? "Goal \(number)", emoji: "", goalAmount: .usd(100),
    startDate: Samples.today)
}

private func contribution(_ number: Int, amount: Decimal = 1) -> ContributionDomain {
  ContributionDomain(
    id: Samples.id(number), number: number, goalID: Samples.id(1), amount: .usd(amount),
    type: .add, date: Samples.today)
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func increment() { value.withLock { $0 += 1 } }
}
