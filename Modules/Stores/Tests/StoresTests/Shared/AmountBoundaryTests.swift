import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Testing

/// The amounts at which the rules begin to refuse.
@MainActor
@Suite(.temporaryFolder) struct AmountBoundaryTests {
  private let cent = Money.usd("0.01")

  @Test func `the smallest amount is enough for a goal and a contribution`() async throws {
    let world = try World()
    for (id, amount) in [(50, cent), (51, Money.usd(1))] {
      let draft = FinancialGoalDraft(
        id: Samples.id(id), name: "Goal \(id)", emoji: "", goalAmount: amount,
        startDate: Samples.today)
      let goal = try await world.goals.create(draft, on: Samples.today)
      #expect(goal.goalAmount == amount)
      let contribution = ContributionDraft(
        id: Samples.id(id + 10), goal: goal, amount: amount, type: .add, date: Samples.today)
      let made = try await world.contributions.create(contribution)
      #expect(made.amount == amount)
    }
  }

  @Test func `more can be put in than is there, and all of it taken out`() async throws {
    let world = try World()
    let japan = try await world.japan()
    for (id, amount, type) in [
      (50, Money.usd(601), ContributionType.add), (51, .usd(600), .remove), (52, .usd(601), .remove),
    ] {
      let draft = ContributionDraft(id: Samples.id(id), goal: japan, amount: amount, type: type, date: Samples.today)
      if id == 52 {
        // Refused by what the goal was seen to have.
        let expected = ContributionError.rule(.belowZero(available: .usd(600)))
        await #expect(throws: expected) { try await world.contributions.create(draft) }
      } else {
        try await world.contributions.create(draft)
      }
    }
    let total = try await world.japan().currentAmount
    #expect(total == .usd(601))
  }

  @Test func `the smallest balance is one, of an opening and an update`() async throws {
    let world = try AccountWorld()
    let loan = try await world.open(1, "Loan", .loan, cent.decimal)
    #expect(loan.balance == -cent)
    let updated = try await world.updates.create(world.draft(50, loan, cent.decimal))
    #expect(updated.balance == -cent)
  }

  @Test func `a debt of one cent above zero is warned about`() async throws {
    let world = try AccountWorld()
    let rows = "date,account,balance\n2026-04-09,chase,0.01\n2026-04-10,chase,0\n2026-04-11,rainy day,0.01\n"
    let path = try TemporaryFolder.current.newFile(rows.utf8)
    let report = try await world.updates.importAll(BalanceUpdateImport(source: .file(path: path)))
    #expect(report.positiveDebts.first == [2])
  }
}
