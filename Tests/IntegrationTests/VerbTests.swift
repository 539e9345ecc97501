import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloProviders
import ModuloUtilities
import PersistenceKit
import Testing

/// Changes through every layer on one file, while another process makes its own.
@MainActor
@Suite(.temporaryFolder) struct VerbTests {
  private let first: Layers
  private let second: Layers

  init() {
    let file = temporaryDatabase()
    first = Layers(file: file)
    second = Layers(file: file)
  }

  @Test func `a move holds its guard against what another process took`() async throws {
    let (japan, car) = try await makeGoals()
    try await first.add(.usd(100), to: japan, id: 100)
    let seen = try await first.goals.findOne("japan", on: Samples.today)
    let seenByOther = try await second.goals.findOne("japan", on: Samples.today)
    _ = try await second.contributions.move(move(60, from: seenByOther, to: car, id: 110), on: Samples.today)
    await #expect(throws: ContributionError.rule(.belowZero(available: .usd(40)))) {
      try await first.contributions.move(move(60, from: seen, to: car, id: 120), on: Samples.today)
    }
    let totals = try await totals()
    #expect(totals == [40, 60])
  }

  @Test func `an edit and a deletion see what another process left`() async throws {
    let (japan, _) = try await makeGoals()
    let made = try await first.add(.usd(100), to: japan, id: 100)
    let other = try await first.add(.usd(50), to: japan, id: 101)
    try await first.contributions.fetchAll(of: .id(japan.id), matching: .all, on: Samples.today, page: .first)
    try await second.contributions.delete(by: other.id, of: japan, allowsNegativeTotal: false, on: Samples.today)
    try await second.add(.usd(90), to: japan, id: 102, .remove)
    await #expect(throws: ContributionError.missing) {
      try await first.contributions.delete(by: other.id, of: japan, allowsNegativeTotal: false, on: Samples.today)
    }
    await #expect(throws: ContributionError.rule(.belowZero(available: .usd(10)))) {
      _ = try await first.contributions.update(change(made, of: japan, to: 80), on: Samples.today)
    }
    let numbers = first.contributions.contributions.map(\.number)
    #expect(numbers == [2, 1])
    let changed = try await first.contributions.update(change(made, of: japan, to: 90), on: Samples.today)
    #expect(changed.contribution.number == made.number)
    let totals = try await totals()
    #expect(totals == [0, 0])
  }

  @Test func `what is archived here is archived there, with what it has`() async throws {
    let (japan, car) = try await makeGoals()
    try await first.goals.fetchAll(on: Samples.today)
    try await second.add(.usd(25), to: japan, id: 100)
    let archived = try await first.goals.setArchived(true, .id(japan.id), on: Samples.today)
    #expect(archived.currentAmount == .usd(25))
    let put = first.goals.financialGoals(by: .recent, reversed: false, archived: true)
    #expect(put == [archived])
    try await second.goals.fetchAll(on: Samples.today)
    let current = second.goals.financialGoals(by: .recent, reversed: false, archived: false)
    #expect(current == [car])
    let deleted = try await second.goals.delete(by: japan.id, on: Samples.today)
    #expect(deleted.owner == archived)
    await #expect(throws: FinancialGoalError.notFound(japan.id.uuidString)) {
      _ = try await first.goals.setArchived(false, .id(japan.id), on: Samples.today)
    }
  }

  @Test func `a dry run of a move leaves the file as it was`() async throws {
    let file = temporaryDatabase()
    let layers = Layers(file: file)
    let japan = try await layers.makeJapan()
    try await layers.add(.usd(100), to: japan, id: 100)
    let seen = try await layers.goals.findOne("japan", on: Samples.today)
    let car = try await makeCar(in: layers)
    try layers.manager.container().close()
    let dryRun = Layers(file: file, isDryRun: true)
    let moved = try await dryRun.contributions.move(move(60, from: seen, to: car, id: 110), on: Samples.today)
    #expect(moved.addition.number == 3)
    try dryRun.manager.container().close()
    let left = try await Layers(file: file).goals.findOne("japan", on: Samples.today).currentAmount
    #expect(left == .usd(100))
  }

  private func makeGoals() async throws -> (japan: FinancialGoalDomain, car: FinancialGoalDomain) {
    (try await first.makeJapan(), try await makeCar(in: first))
  }

  private func makeCar(in layers: Layers) async throws -> FinancialGoalDomain {
    try await layers.goals.create(
      FinancialGoalDraft(
        id: Samples.id(2), name: "Car", emoji: "", goalAmount: .usd(15_000),
        startDate: Samples.today), on: Samples.today)
  }

  /// What both goals stand at, as the other process reads it.
  private func totals() async throws -> [Decimal] {
    try await second.goals.fetchAll(on: Samples.today)
    return second.goals.financialGoals(by: .recent, reversed: true, archived: false).map(\.currentAmount.decimal)
  }

  private func change(
    _ contribution: ContributionDomain, of goal: FinancialGoalDomain, to amount: Decimal
  ) -> ContributionDraft {
    ContributionDraft(id: contribution.id, goal: goal, amount: .usd(amount), type: .add, date: Samples.today)
  }

  private func move(
    _ amount: Decimal, from source: FinancialGoalDomain, to target: FinancialGoalDomain, id: Int
  ) -> ContributionMoveDraft {
    ContributionMoveDraft(
      withdrawalID: Samples.id(id), additionID: Samples.id(id + 1), source: source, target: target,
      withdrawalName: "To Car", additionName: "From Japan", amount: .usd(amount), date: Samples.today)
  }
}
