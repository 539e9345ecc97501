import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Testing

/// How every contribution store moves money and changes what is there.
@MainActor
@Suite struct ContributionMoveTests {
  @Test func `money goes from one goal to another`() async throws {
    let world = try World()
    let (japan, car) = try await goals(of: world)
    try await world.contributions.fetchAll(for: japan, page: .first)
    let moved = try await world.contributions.move(move(japan, car, 100))
    #expect(moved.withdrawal.signedAmount == .usd(-100))
    #expect(moved.withdrawal.name == "To Car")
    #expect(moved.addition.signedAmount == .usd(100))
    #expect(moved.addition.name == "From Japan")
    let (left, grown) = try await goals(of: world)
    #expect(left.currentAmount == .usd(500))
    #expect(grown.currentAmount == .usd(3100))
    // The page is that of the first goal.
    #expect(world.contributions.rows.last == moved.withdrawal)
    #expect(world.contributions.rows.count == 6)
  }

  @Test func `with no page read a move stands as it was made: out, then in`() async throws {
    let world = try World()
    let (japan, car) = try await goals(of: world)
    let moved = try await world.contributions.move(move(japan, car, 100))
    #expect(world.contributions.rows == [moved.withdrawal, moved.addition])
  }

  @Test func `moving the same draft again moves nothing`() async throws {
    let world = try World()
    let (japan, car) = try await goals(of: world)
    let first = try await world.contributions.move(move(japan, car, 100))
    let second = try await world.contributions.move(move(japan, car, 100))
    #expect(first == second)
    let left = try await world.japan().currentAmount
    #expect(left == .usd(500))
  }

  @Test func `a move that breaks a rule asks the repository nothing`() async throws {
    let world = try World()
    let (japan, car) = try await goals(of: world)
    let usd = japan.currency
    let euros = try await world.goals.create(
      FinancialGoalDraft(
        id: Samples.id(60), name: "Rome", emoji: "", goalAmount: .eur(5),
        startDate: Samples.today), on: Samples.today)
    for (draft, expected) in [
      (move(japan, japan, 5), ContributionError.rule(.sameGoal)),
      (move(japan, euros, 5), .rule(.differentCurrencies(usd, euros.currency))),
      (move(japan, car, 0), .rule(.missingAmount)), (move(japan, car, -5), .rule(.negativeMove)),
      (move(japan, car, 601), .rule(.belowZero(available: .usd(600)))),
    ] {
      await #expect(throws: expected) { try await world.contributions.move(draft) }
    }
    let calls = world.contributionLog.operations
    #expect(calls.isEmpty)
  }

  @Test func `the guard of a move holds when the total fell meanwhile`() async throws {
    let world = try World()
    let (japan, car) = try await goals(of: world)
    try await world.contributions.move(move(japan, car, 500))
    let expected = ContributionError.rule(.belowZero(available: .usd(100)))
    await #expect(throws: expected) { try await world.contributions.move(move(japan, car, 200, id: 60)) }
    try await world.contributions.move(move(japan, car, 200, id: 60, allowsNegativeTotal: true))
    let left = try await world.japan().currentAmount
    #expect(left == .usd(-100))
  }

  @Test func `a goal that is gone is named as such`() async throws {
    let world = try World()
    let (japan, car) = try await goals(of: world)
    try await world.goals.delete(by: car.id, on: Samples.today)
    await #expect(throws: ContributionError.reference(.goal, .missing)) {
      try await world.contributions.move(move(japan, car, 5))
    }
    #expect(world.contributions.rows.isEmpty)
  }

  @Test func `G13 a failure changes nothing`() async throws {
    let world = try World()
    let (japan, car) = try await goals(of: world)
    try await world.contributions.fetchAll(for: japan, page: .first)
    let before = world.contributions.rows
    for failure in [StorageError.busy, .outcomeUnknown(detail: "x")] {
      world.contributionLog.failNext(with: failure)
      await #expect(throws: ContributionError.storage(failure)) {
        try await world.contributions.move(move(japan, car, 5))
      }
      world.contributionLog.failNext(with: failure)
      await #expect(throws: ContributionError.storage(failure)) {
        try await world.contributions.update(change(japan, 7))
      }
    }
    await #expect(throws: ContributionError.rule(.negativeChange(.add))) {
      try await world.contributions.update(change(japan, -7))
    }
    await #expect(throws: ContributionError.rule(.belowZero(available: .usd(600)))) {
      try await world.contributions.update(change(japan, 401, .remove))
    }
    #expect(world.contributions.rows == before)
    let total = try await world.japan().currentAmount
    #expect(total == .usd(600))
    try world.contributionLog.verify()
  }

  /// The first contribution of 200, changed.
  private func change(
    _ goal: FinancialGoalDomain, _ amount: Decimal, _ type: ContributionType = .add
  ) -> ContributionDraft {
    ContributionDraft(id: Samples.id(1_001), goal: goal, amount: .usd(amount), type: type, date: Samples.today)
  }

  private func goals(of world: World) async throws -> (japan: FinancialGoalDomain, car: FinancialGoalDomain) {
    (try await world.japan(), try await world.goals.findOne("car", on: Samples.today))
  }

  private func move(
    _ source: FinancialGoalDomain, _ target: FinancialGoalDomain, _ amount: Decimal, id: Int = 50,
    allowsNegativeTotal: Bool = false
  ) -> ContributionMoveDraft {
    ContributionMoveDraft(
      withdrawalID: Samples.id(id), additionID: Samples.id(id + 1), source: source, target: target,
      withdrawalName: "To Car", additionName: "From Japan", amount: .usd(amount), date: Samples.today,
      allowsNegativeTotal: allowsNegativeTotal)
  }
}
