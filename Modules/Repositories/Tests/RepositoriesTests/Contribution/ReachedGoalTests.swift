import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// Which change of a contribution reaches its goal: the one that takes the total over the target, and no other. The
/// goal has 600 of 3,000.
@Suite(.temporaryFolder) struct ReachedGoalTests {
  private let japan = FinancialGoalEntity.japan.id
  private let car = FinancialGoalEntity.car.id

  @Test(arguments: Subject.all) func `the contribution that fills a goal reaches it, and the next one doesn't`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    let short = try await contributions.insert(
      row(1, 2_399_99), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    let full = try await contributions.insert(
      row(2, 1), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    let more = try await contributions.insert(
      row(3, 500), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    #expect([short, full, more].map(\.reachesGoal) == [false, true, false])
    let again = try await contributions.insert(
      row(2, 1), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    #expect(!again.reachesGoal)
    let read = try await contributions.fetchOne(matching: .id(Samples.id(2)), on: Samples.today)
    #expect(!read.reachesGoal)
  }

  @Test(arguments: Subject.all) func `a goal that was left is reached again`(_ subject: Subject) async throws {
    let contributions = try await subject.filled().contributions
    _ = try await contributions.insert(
      row(1, 2_400_00), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    let taken = try await contributions.insert(
      row(2, 1, .remove), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    #expect(!taken.reachesGoal)
    let deleted = try await contributions.delete(
      by: Samples.id(2), of: japan, keepingTotalAtLeast: nil, on: Samples.today)
    #expect(deleted.reachesGoal)
  }

  @Test(arguments: Subject.all) func `an edit counts by what it changes of the stored contribution`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    _ = try await contributions.insert(
      row(1, 2_300_00), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    let raised = try await contributions.update(
      row(1, 2_400_00), since: row(1, 2_300_00), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    #expect(raised.reachesGoal)
    // The form was filled before the amount was raised, and changes the day alone.
    var moved = row(1, 2_300_00)
    moved.date = Samples.day(20_260_401)
    let edited = try await contributions.update(
      moved, since: row(1, 2_300_00), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    #expect(edited.contribution.amountMinor == 2_400_00)
    #expect(!edited.reachesGoal)
  }

  @Test(arguments: Subject.all) func `a move reaches the goal that receives the money`(_ subject: Subject) async throws
  {
    let contributions = try await subject.filled().contributions
    let moves = [(1, 2_399_99), (3, Int64(1)), (5, 1)].map { id, amount in
      ContributionMoveEntity(
        withdrawal: row(id, amount, .remove, of: car), addition: row(id + 1, amount))
    }
    var reached: [Bool] = []
    for move in moves {
      let moved = try await contributions.move(move, keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
      #expect(!moved.source.reachesGoal)
      reached.append(moved.target.reachesGoal)
    }
    #expect(reached == [false, true, false])
  }

  @Test(arguments: Subject.all) func `an import reaches a goal by all of its rows together`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    let first = try await contributions.insertAll(into: japan, keepingTotalAtLeast: nil) { insert in
      _ = try insert(row(1, 3_000_00, key: "a"))
      _ = try insert(row(2, 2_000_00, .remove, key: "b"))
    }
    #expect(!first.reachesGoal)
    let second = try await contributions.insertAll(into: japan, keepingTotalAtLeast: nil) { insert in
      _ = try insert(row(3, 1_400_00, key: "c"))
    }
    #expect(second.reachesGoal)
    #expect(second.goal == .japan)
    let third = try await contributions.insertAll(into: japan, keepingTotalAtLeast: nil) { insert in
      _ = try insert(row(4, 100, key: "d"))
    }
    #expect(!third.reachesGoal)
  }
}

private func row(
  _ id: Int, _ minor: Int64, _ type: ContributionType = .add, of goal: UUID = FinancialGoalEntity.japan.id,
  key: String? = nil
) -> ContributionEntity {
  ContributionEntity(
    id: Samples.id(id), goalID: goal, amountMinor: minor, type: type.rawValue, date: Samples.today, importKey: key)
}
