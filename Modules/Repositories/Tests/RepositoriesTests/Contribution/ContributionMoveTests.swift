import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// How every contribution repository moves money, and finds a contribution by its reference.
@Suite(.temporaryFolder) struct ContributionMoveTests {
  private let japan = FinancialGoalEntity.japan.id
  private let car = FinancialGoalEntity.car.id

  @Test(arguments: Subject.all) func `a move takes from one goal and gives to another`(_ subject: Subject) async throws
  {
    let (goals, contributions) = try await subject.filled()
    let stored = try await contributions.move(move(100_00), keepingTotalAtLeast: 0)
    #expect(stored.withdrawal.number == ContributionEntity.nextNumber)
    #expect(stored.addition.number == ContributionEntity.nextNumber + 1)
    let totals = try await goals.fetchAll(on: Samples.today).map(\.totals.netMinor)
    #expect(totals == [500_00, 1_200_00, 2_500_00, 3_100_00])
    let taken = try await contributions.fetchOne(by: Samples.id(1))
    let given = try await contributions.fetchOne(by: Samples.id(2))
    #expect(taken == stored.withdrawal)
    #expect(given == stored.addition)
  }

  @Test func `a move reads each goal once`() async throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    let contributions = DefaultContributionRepository(storage: storage)
    _ = try await contributions.move(move(100_00), keepingTotalAtLeast: 0)
    let read = try storage.manager.container().decodedRows(of: FinancialGoalEntity.self)
    #expect(read == 2)
  }

  @Test(arguments: Subject.all) func `a move may not take more than there is`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    let before = try await goals.fetchAll(on: Samples.today)
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: 600_00)) {
      try await contributions.move(move(600_01), keepingTotalAtLeast: 0)
    }
    let after = try await goals.fetchAll(on: Samples.today)
    #expect(after == before)
    _ = try await contributions.move(move(600_01), keepingTotalAtLeast: nil)
    let total = try await goals.fetchAll(on: Samples.today).first?.totals.netMinor
    #expect(total == -1)
  }

  @Test(arguments: Subject.all) func `half a move is no move`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    let before = try await goals.fetchAll(on: Samples.today)
    _ = try await contributions.move(move(1, from: 7, to: 8), keepingTotalAtLeast: 0)
    _ = try await contributions.delete(by: Samples.id(7), of: japan, keepingTotalAtLeast: nil)
    // The withdrawal could be stored, the addition is there already.
    await #expect(throws: RepositoryError.duplicate(.id)) {
      try await contributions.move(move(1, from: 9, to: 8), keepingTotalAtLeast: 0)
    }
    let nowhere = move(1, from: 10, to: 11, into: Samples.unknownID)
    await #expect(throws: RepositoryError.notFound) {
      try await contributions.move(nowhere, keepingTotalAtLeast: 0)
    }
    _ = try await contributions.delete(by: Samples.id(8), of: car, keepingTotalAtLeast: nil)
    let after = try await goals.fetchAll(on: Samples.today)
    #expect(after == before)
  }

  @Test(arguments: Subject.all) func `minor units don't change their currency`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    let yen = try await goals.insert(
      FinancialGoalEntity(
        id: Samples.id(50), name: "Kyoto", emoji: "", goalAmountMinor: 1, currency: "JPY", startDate: Samples.today))
    let move = move(100, into: yen.id)
    let expected = RepositoryError.storage(
      .internalError(detail: "money was moved between goals of different currencies"))
    await #expect(throws: expected) { try await contributions.move(move, keepingTotalAtLeast: 0) }
  }

  @Test(arguments: Subject.all) func `a number and an id find a contribution with its goal`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    for text in [
      "3", "#3", ContributionEntity.japanGuidebook.id.uuidString,
      " \(ContributionEntity.japanGuidebook.id.uuidString.lowercased()) ",
    ] {
      let reference = try #require(NumberReference(text))
      let record = try await contributions.fetchOne(matching: reference, on: Samples.today)
      #expect(record.contribution == ContributionEntity.japan[2], "\(text)")
      #expect(record.goal.goal == .japan, "\(text)")
      #expect(record.goal.totals.netMinor == 600_00, "\(text)")
    }
    await #expect(throws: RepositoryError.notFound) {
      try await contributions.fetchOne(matching: .number(99), on: Samples.today)
    }
  }

  @Test(arguments: Subject.all) func `a contribution stays with its goal`(_ subject: Subject) async throws {
    let contributions = try await subject.filled().contributions
    let elsewhere = ContributionEntity(
      id: Samples.id(1_001), goalID: car, amountMinor: 5, type: "add", date: Samples.today)
    await #expect(throws: RepositoryError.notFound) {
      try await contributions.update(elsewhere, keepingTotalAtLeast: nil)
    }
    let stored = try await contributions.fetchOne(by: elsewhere.id)
    #expect(stored == ContributionEntity.japan[0])
  }

  private func move(
    _ minor: Int64, from withdrawal: Int = 1, to addition: Int = 2, into goalID: UUID = FinancialGoalEntity.car.id
  ) -> ContributionMoveEntity {
    ContributionMoveEntity(
      withdrawal: ContributionEntity(
        id: Samples.id(withdrawal), goalID: japan, name: "To Car", amountMinor: minor, type: "remove",
        date: Samples.today),
      addition: ContributionEntity(
        id: Samples.id(addition), goalID: goalID, name: "From Japan", amountMinor: minor, type: "add",
        date: Samples.today))
  }
}
