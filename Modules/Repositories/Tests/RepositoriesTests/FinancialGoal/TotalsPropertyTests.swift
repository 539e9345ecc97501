import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// Whatever is done to goals and contributions, their totals are the fold of what is there.
@Suite(.temporaryFolder) struct TotalsPropertyTests {
  @Test(arguments: Subject.all, [1, 20_260_412, 4_294_967_291])
  func `any sequence of changes keeps the totals`(_ subject: Subject, _ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let (goals, contributions) = try await subject.filled()
    for step in 0..<200 {
      let change = try await change(goals, contributions, at: step, &random)
      guard step % 10 == 9 else { continue }
      try await compare(goals, contributions, "seed \(seed), step \(step): \(change)")
    }
  }

  private func compare(
    _ goals: any FinancialGoalRepository, _ contributions: any ContributionRepository, _ place: String
  ) async throws {
    for record in try await goals.fetchAll(on: Samples.today) {
      let rows = try await contributions.fetchAll(for: record.goal.id, page: Page(limit: 10_000))
      let folded = try ContributionTotals(folding: rows, in: Samples.today.month)
      #expect(record.totals == folded, "\(place), \(record.goal.name)")
    }
  }

  /// Does one thing as chance has it; a total that would fall below zero may refuse it.
  private func change(
    _ goals: any FinancialGoalRepository, _ contributions: any ContributionRepository, at step: Int,
    _ random: inout SeededGenerator
  ) async throws -> String {
    let present = try await goals.fetchAll(on: Samples.today).map(\.goal)
    let goal = try #require(present.randomElement(using: &random))
    let other = try #require(present.randomElement(using: &random))
    let made = row(3_000 + 2 * step, goal.id, &random)
    let minimum: Int64? = Bool.random(using: &random) ? 0 : nil
    let rows = try await contributions.fetchAll(for: goal.id, page: Page(limit: 10_000))
    let chosen = rows.randomElement(using: &random)
    let kind = Int.random(in: 0..<12, using: &random)
    do {
      switch kind {
      case 0: try await goals.setArchived(!goal.isArchived, matching: .id(goal.id), on: Samples.today)
      case 1 where present.count > 2: try await goals.delete(by: goal.id, on: Samples.today)
      case 2...6: try await change(contributions, chosen, to: kind < 5 ? made : nil, minimum)
      case 7...8 where goal.id != other.id:
        _ = try await contributions.move(made.moved(to: other.id, 3_001 + 2 * step), keepingTotalAtLeast: minimum)
      default: _ = try await contributions.insert(made, keepingTotalAtLeast: minimum)
      }
    } catch RepositoryError.belowMinimum {
      return "refused \(kind)"
    }
    return "done \(kind)"
  }

  /// Changes a contribution that is there, or deletes it.
  private func change(
    _ contributions: any ContributionRepository, _ chosen: ContributionEntity?, to made: ContributionEntity?,
    _ minimum: Int64?
  ) async throws {
    guard let chosen else { return }
    if let made {
      try await contributions.update(made.like(chosen), keepingTotalAtLeast: minimum)
    } else {
      try await contributions.delete(by: chosen.id, of: chosen.goalID, keepingTotalAtLeast: minimum)
    }
  }

  private func row(_ id: Int, _ goalID: UUID, _ random: inout SeededGenerator) -> ContributionEntity {
    let day = 20_260_000 + Int.random(in: 1...12, using: &random) * 100 + Int.random(in: 1...28, using: &random)
    return ContributionEntity(
      id: Samples.id(id), goalID: goalID, amountMinor: Int64.random(in: 1...50_000, using: &random),
      type: Bool.random(using: &random) ? "add" : "remove", date: Samples.day(day))
  }
}

extension ContributionEntity {
  /// The same amount, type and day for a contribution that is there.
  fileprivate func like(_ present: ContributionEntity) -> ContributionEntity {
    ContributionEntity(
      id: present.id, goalID: present.goalID, amountMinor: amountMinor, type: type, date: date)
  }

  /// The amount taken out here and put in there.
  fileprivate func moved(to goalID: UUID, _ id: Int) -> ContributionMoveEntity {
    var withdrawal = self
    withdrawal.type = "remove"
    let addition = ContributionEntity(
      id: Samples.id(id), goalID: goalID, amountMinor: amountMinor, type: "add", date: date)
    return ContributionMoveEntity(withdrawal: withdrawal, addition: addition)
  }
}
