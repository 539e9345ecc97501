import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What every contribution store does.
@MainActor
@Suite struct ContributionStoreTests {
  @Test func `money is put in and taken out`() async throws {
    let world = try World()
    let japan = try await world.japan()
    try await world.contributions.fetchAll(for: japan, page: .first)
    let made = try await world.contributions.create(draft(japan, 250, name: "Bonus"))
    #expect(made.number == Int(ContributionEntity.nextNumber))
    #expect(world.contributions.rows.last == made)
    try await world.contributions.create(draft(japan, 50, .remove, id: 51))
    let total = try await world.japan().currentAmount
    #expect(total == .usd(800))
  }

  @Test func `what is made before any page was read is kept`() async throws {
    let world = try World()
    let made = try await world.contributions.create(draft(try await world.japan(), 5))
    #expect(world.contributions.rows == [made])
  }

  @Test func `M27 a contribution of zero is refused`() async throws {
    let world = try World()
    let japan = try await world.japan()
    await #expect(throws: ContributionError.rule(.missingAmount)) {
      try await world.contributions.create(draft(japan, 0))
    }
    let count = try await world.japan().contributionCount
    #expect(count == 5)
  }

  @Test func `a negative amount is refused, whichever way it was meant`() async throws {
    let world = try World()
    let japan = try await world.japan()
    for type in ContributionType.allCases {
      await #expect(throws: ContributionError.rule(.negativeAmount(type))) {
        try await world.contributions.create(draft(japan, -5, type))
      }
    }
  }

  @Test func `M28 a contribution name of blanks is stored as no name`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let made = try await world.contributions.create(draft(japan, 1, name: "   "))
    #expect(made.name == nil)
  }

  @Test func `M29 a contribution to an unknown goal is refused`() async throws {
    let world = try World()
    let japan = try await world.japan()
    try await world.goals.delete(by: japan.id, on: Samples.today)
    await #expect(throws: ContributionError.reference(.goal, .missing)) {
      try await world.contributions.create(draft(japan, 5))
    }
    #expect(world.contributions.rows.isEmpty)
  }

  @Test func `G11 a withdrawal above the saved amount is refused`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let expected = ContributionError.rule(.belowZero(available: .usd(600)))
    await #expect(throws: expected) {
      try await world.contributions.create(draft(japan, 601, .remove))
    }
    let calls = world.contributionLog.operations
    #expect(calls.count == 0)
  }

  @Test func `the guard holds when the total fell meanwhile`() async throws {
    let world = try World()
    let seen = try await world.japan()
    try await world.contributions.create(draft(seen, 500, .remove))
    let expected = ContributionError.rule(.belowZero(available: .usd(100)))
    await #expect(throws: expected) {
      try await world.contributions.create(draft(seen, 200, .remove, id: 51))
    }
    var allowed = draft(seen, 200, .remove, id: 52)
    allowed = ContributionDraft(
      id: allowed.id, goal: allowed.goal, amount: allowed.amount, type: .remove, date: allowed.date,
      allowsNegativeTotal: true)
    try await world.contributions.create(allowed)
    let total = try await world.japan().currentAmount
    #expect(total == .usd(-100))
  }

  @Test func `the same draft again makes no second contribution`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let first = try await world.contributions.create(draft(japan, 5))
    let second = try await world.contributions.create(draft(japan, 5))
    #expect(first == second)
    let count = try await world.japan().contributionCount
    #expect(count == 6)
  }

  @Test func `M30 an edited contribution keeps its place in the list`() async throws {
    let world = try World()
    let japan = try await world.japan()
    try await world.contributions.fetchAll(for: japan, page: .first)
    let before = world.contributions.rows.map(\.id)
    let changed = ContributionDraft(
      id: ContributionEntity.japanGuidebook.id, goal: japan, name: "Map", amount: .usd(10), type: .add,
      date: Samples.day(20_260_401))
    let updated = try await world.contributions.update(changed)
    #expect(updated.name == "Map")
    #expect(updated.signedAmount == .usd(10))
    let after = world.contributions.rows.map(\.id)
    #expect(after == before)
    let total = try await world.japan().currentAmount
    #expect(total == .usd(660))
  }

  @Test func `a number and an id find a contribution`() async throws {
    let store = try World().contributions
    for reference in [NumberReference.number(3), .id(ContributionEntity.japanGuidebook.id)] {
      let found = try await store.findOne(reference)
      #expect(found.signedAmount == .usd(-50))
      #expect(found.goalID == FinancialGoalEntity.japan.id)
    }
    await #expect(throws: ContributionError.missing) { try await store.findOne(.number(99)) }
    #expect(store.rows.isEmpty)
  }

  @Test func `M31 a fetch returns the contributions of its goal only`() async throws {
    let world = try World()
    let japan = try await world.japan()
    try await world.contributions.fetchAll(for: japan, page: .first)
    let before = world.contributions.rows
    let goals = Set(before.map(\.goalID))
    #expect(goals == [japan.id])
    // A look at one, or a change of another goal, leaves the page as it is.
    _ = try await world.contributions.findOne(.number(20))
    let car = try await world.goals.findOne("car", on: Samples.today)
    try await world.contributions.create(draft(car, 5))
    #expect(world.contributions.rows == before)
  }

  @Test func `deleting keeps the total above zero`() async throws {
    let world = try World()
    let japan = try await world.japan()
    try await world.contributions.create(draft(japan, 600, .remove))
    let expected = ContributionError.rule(.belowZero(available: .usd(0)))
    await #expect(throws: expected) {
      try await world.contributions.delete(
        by: ContributionEntity.japanFirstDeposit.id, of: japan, allowsNegativeTotal: false)
    }
    let deleted = try await world.contributions.delete(
      by: ContributionEntity.japanFirstDeposit.id, of: japan, allowsNegativeTotal: true)
    #expect(deleted.name == "First deposit")
    let total = try await world.japan().currentAmount
    #expect(total == .usd(-200))
  }

  @Test func `G10 a failure of the storage reaches the caller`() async throws {
    let world = try World()
    let japan = try await world.japan()
    world.contributionLog.failNext(with: .outcomeUnknown(detail: "x"))
    await #expect(throws: ContributionError.storage(.outcomeUnknown(detail: "x"))) {
      try await world.contributions.create(draft(japan, 5))
    }
    #expect(world.contributions.rows.isEmpty)
    try world.contributionLog.verify()
  }
}

private func draft(
  _ goal: FinancialGoalDomain, _ amount: Decimal, _ type: ContributionType = .add, name: String? = nil, id: Int = 50
) -> ContributionDraft {
  ContributionDraft(id: Samples.id(id), goal: goal, name: name, amount: .usd(amount), type: type, date: Samples.today)
}
