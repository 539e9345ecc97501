import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Contributions, their folding and their months.
@Suite struct ContributionTests {
  @Test func `M02 the saved amount is additions less withdrawals`() throws {
    let totals = try ContributionTotals(folding: ContributionEntity.japan, in: Samples.today.month)
    #expect(totals.netMinor == 600_00)
    #expect(totals.count == 5)
  }

  @Test func `M03 a contribution of an unknown type or without a goal is damage`() throws {
    var odd = try #require(ContributionEntity.japan.first)
    odd.type = "gift"
    let unknown = RepositoryError.damaged(.unknownContributionType("gift", number: 1))
    #expect(throws: unknown) { try odd.toDomain(of: .japan) }
    #expect(throws: unknown) { try ContributionTotals(folding: [odd], in: Samples.today.month) }
    let lost = try #require(ContributionEntity.japan.last)
    let orphan = RepositoryError.damaged(.orphanedContribution(number: 5))
    #expect(throws: orphan) { try lost.toDomain(of: nil) }
    #expect(throws: orphan) { try lost.toDomain(of: .laptop) }
  }

  @Test func `M11 this month's net is that of this month's contributions`() throws {
    let rows = [
      contribution(50_00, .add, 20_260_402), contribution(20_00, .remove, 20_260_430),
      contribution(99_00, .add, 20_260_331),
    ]
    let totals = try ContributionTotals(folding: rows, in: Samples.today.month)
    #expect(totals.monthNetMinor == 30_00)
  }

  @Test func `M17 a contribution without a name has a default one`() throws {
    let added = try contribution(50_00, .add, 20_260_412).toDomain(of: .japan)
    let removed = try contribution(50_00, .remove, 20_260_412).toDomain(of: .japan)
    let english = [added, removed].map { $0.toUIModel(.english) }
    #expect(english.map(\.name) == ["Money added", "Money withdrawn"])
    #expect(english.map(\.amount) == ["+$50", "-$50"])
    let french = [added, removed].map { $0.toUIModel(.french).amount }
    #expect(french == ["+50\u{A0}$US", "-50\u{A0}$US"])
  }

  @Test(arguments: [
    (FormatContext.english, "+$50 · 🗾 Japan trip: $3,000 of $3,000 saved (was +$20) · goal reached"),
    (.french, "+50 $US · 🗾 Japan trip : 3 000 $US épargnés sur 3 000 $US (avant +20 $US) · objectif atteint"),
  ])
  func `the change that reaches a goal ends with it`(_ format: FormatContext, _ expected: String) throws {
    let contribution = try contribution(50_00, .add, 20_260_412).toDomain(of: .japan)
    let goal = try FinancialGoalRecord(
      goal: .japan, totals: ContributionTotals(netMinor: 3_000_00, count: 1, monthNetMinor: 0)
    ).toDomain()
    let told = ContributionDetailedDomain(contribution: contribution, goal: goal, reachesGoal: true)
    let text = told.updatedText(format, on: Samples.today, was: .usd(20)).replacing("\u{A0}", with: " ")
    #expect(text.replacing("\u{202F}", with: " ") == expected)
    let read = ContributionDetailedDomain(contribution: contribution, goal: goal)
    let created = read.createdText(format, on: Samples.today)
    #expect(["reached", "atteint"].allSatisfy { !created.contains($0) }, "\(created)")
  }

  @Test(arguments: [
    (Decimal(600), Decimal(3_000), true), (500, 3_000, true), (601, 3_000, false), (500, 600, false), (600, 600, false),
  ])
  func `an edit reaches a goal when the target comes down to the savings`(
    _ target: Decimal, _ before: Decimal, _ isReached: Bool
  ) {
    let goals = [before, target].map { amount in
      FinancialGoalDomain(
        id: Samples.id(1), name: "Japan", emoji: "", goalAmount: .usd(amount), startDate: Samples.today,
        currentAmount: .usd(600))
    }
    #expect(goals[1].isReached(since: goals[0]) == isReached)
  }

  @Test func `M18 the chart of a goal has a point for each month`() throws {
    let details = try detailed(.japan, ContributionEntity.japan)
    let months = details.months.map { "\($0.month) \($0.net)" }
    #expect(months == ["2026-01 200.00 USD", "2026-02 200.00 USD", "2026-03 150.00 USD", "2026-04 50.00 USD"])
  }

  @Test func `M19 gap months and no data`() throws {
    let rows = [contribution(10_00, .add, 20_260_115), contribution(20_00, .add, 20_260_415)]
    let nets = try detailed(.japan, rows).months.map(\.net)
    #expect(nets == [.usd(10), .usd(0), .usd(0), .usd(20)])
    let none = try detailed(.japan, []).months
    #expect(none.isEmpty)
  }

  @Test func `M40 the sample contributions add up to the sample totals`() throws {
    let byGoal = Dictionary(grouping: ContributionEntity.samples, by: \.goalID)
    for goal in FinancialGoalEntity.samples {
      let totals = try ContributionTotals(folding: byGoal[goal.id] ?? [], in: Samples.today.month)
      #expect(totals.netMinor == FinancialGoalEntity.sampleTotals[goal.number])
    }
    let counts = FinancialGoalEntity.samples.map { byGoal[$0.id]?.count }
    #expect(counts == [5, 5, 7, 6])
  }

  @Test func `entities and domain values keep each other's ids`() throws {
    let entity = try #require(ContributionEntity.japan.first)
    let back = try entity.toDomain(of: .japan).toEntity()
    #expect(back == entity)
    let goal = try FinancialGoalEntity.car.toDomain().toEntity()
    #expect(goal == FinancialGoalEntity.car)
  }

  @Test func `an amount that is too large for its column is refused`() {
    let most = Money(minorUnits: .max, in: Samples.currency("JPY"))
    let contribution = ContributionDomain(
      id: Samples.id(1), goalID: Samples.id(1), amount: most + most, type: .add, date: Samples.today)
    #expect(throws: MoneyRangeError(limit: most)) { try contribution.toEntity() }
  }
}

private func contribution(_ minor: Int64, _ type: ContributionType, _ day: Int) -> ContributionEntity {
  ContributionEntity(
    id: Samples.id(77), goalID: FinancialGoalEntity.japan.id, amountMinor: minor, type: type.rawValue,
    date: Samples.day(day))
}

/// A goal's details as a repository would read them from these contributions.
private func detailed(
  _ goal: FinancialGoalEntity, _ rows: [ContributionEntity]
) throws -> FinancialGoalDetailedDomain {
  let months = Dictionary(grouping: rows, by: \.date.month).sorted { $0.key < $1.key }
    .map { month, rows in ContributionMonthEntity(month: month, netMinor: rows.reduce(0) { $0 + $1.signedMinor }) }
  let totals = try ContributionTotals(folding: rows, in: Samples.today.month)
  return try FinancialGoalDetailedRecord(
    record: FinancialGoalRecord(goal: goal, totals: totals), months: months, contributions: rows
  ).toDetailed()
}
