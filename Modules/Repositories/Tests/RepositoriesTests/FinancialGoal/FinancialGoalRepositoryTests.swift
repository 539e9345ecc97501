import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// What every goal repository does.
@Suite(.temporaryFolder) struct FinancialGoalRepositoryTests {
  @Test(arguments: Subject.all) func `goals come with their totals, in insertion order`(_ subject: Subject) async throws
  {
    let goals = try await subject.filled().goals
    let records = try await goals.fetchAll(on: Samples.today)
    #expect(records.map(\.goal) == FinancialGoalEntity.samples)
    let totals = records.map(\.totals.netMinor)
    #expect(totals == [600_00, 1_200_00, 2_500_00, 3_000_00])
    let thisMonth = records.map(\.totals.monthNetMinor)
    #expect(thisMonth == [50_00, 300_00, 400_00, 250_00])
    let counts = records.map(\.totals.count)
    #expect(counts == [5, 5, 7, 6])
  }

  @Test(arguments: Subject.all)
  func `M05 the details of a goal list its contributions newest first`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    let details = try await goals.fetchDetailed(
      matching: .id(FinancialGoalEntity.japan.id), on: Samples.today, page: .first)
    let days = details.contributions.map(\.date.rawValue)
    #expect(days == [20_260_412, 20_260_327, 20_260_312, 20_260_212, 20_260_112])
    let months = details.months.map(\.netMinor)
    #expect(months == [200_00, 200_00, 150_00, 50_00])
    #expect(details.record.totals.netMinor == 600_00)
  }

  @Test(arguments: Subject.all) func `a page holds no more than it may`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    let page = Page(limit: 2, offset: 1)
    let details = try await goals.fetchDetailed(
      matching: .id(FinancialGoalEntity.japan.id), on: Samples.today, page: page)
    let numbers = details.contributions.map(\.number)
    #expect(numbers == [4, 3])
  }

  @Test(arguments: Subject.all) func `all details are what each goal's are`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    let page = Page(limit: 2)
    let all = try await goals.fetchAllDetailed(on: Samples.today, page: page)
    var each: [FinancialGoalDetailedRecord] = []
    for goal in FinancialGoalEntity.samples {
      each.append(try await goals.fetchDetailed(matching: .id(goal.id), on: Samples.today, page: page))
    }
    #expect(all == each)
  }

  @Test(arguments: Subject.all) func `an id and a whole name find one goal`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    let car = try #require(FinancialGoalEntity.samples.last)
    let byID = try await goals.fetchOne(by: car.id, on: Samples.today)
    #expect(byID?.goal.number == 4)
    let byName = try await goals.fetchOne(matching: .name(car.nameKey), on: Samples.today)
    #expect(byName == byID)
    let unknown = try await goals.fetchOne(by: Samples.unknownID, on: Samples.today)
    #expect(unknown == nil)
  }

  @Test(arguments: Subject.all) func `an unknown id has no details`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    await #expect(throws: RepositoryError.notFound) {
      try await goals.fetchDetailed(matching: .id(Samples.unknownID), on: Samples.today, page: .first)
    }
  }

  @Test(arguments: Subject.all) func `a reference finds by number, id and beginning of the name`(
    _ subject: Subject
  ) async throws {
    let goals = try await subject.filled().goals
    for (reference, expected) in [
      ("#2", [2]), ("3", [3]), (Samples.id(4).uuidString, [4]), ("japan", [1]), ("CAR", [4]), ("moon", []), ("9", []),
    ] as [(String, [Int64])] {
      let meant = try #require(NamedReference(reference))
      guard let number = expected.first else {
        await #expect(throws: RepositoryError.notFound) { try await goals.fetchOne(matching: meant, on: Samples.today) }
        continue
      }
      let found = try await goals.fetchOne(matching: meant, on: Samples.today)
      #expect(found.goal.number == number, "\(reference)")
      let details = try await goals.fetchDetailed(matching: meant, on: Samples.today, page: .first)
      #expect(details.record == found, "\(reference)")
    }
  }

  @Test(arguments: Subject.all) func `a name that no goal has is answered with the nearest`(
    _ subject: Subject
  ) async throws {
    let goals = try await subject.filled().goals
    let japan = RepositoryError.unknownName(nearest: [Candidate(number: 1, name: "Japan trip")])
    for (text, fit) in [("japn", NameFit.part), ("rip", .wordBeginning), ("trip", .beginning), ("japan", .whole)] {
      let meant = try #require(NamedReference(text)).fitting(fit)
      await #expect(throws: japan, "\(text)") { try await goals.fetchOne(matching: meant, on: Samples.today) }
      await #expect(throws: japan, "\(text)") {
        try await goals.setArchived(true, matching: meant, on: Samples.today)
      }
    }
  }

  @Test(arguments: Subject.all) func `a name belongs to one goal, and a goal is stored once`(_ subject: Subject)
    async throws
  {
    let goals = try subject.make().goals
    _ = try await goals.insert(.japan)
    let twin = goal(like: .laptop, named: "JAPÁN trip")
    await #expect(throws: RepositoryError.duplicate(.name)) { try await goals.insert(twin) }
    let again = goal(like: .japan, named: "Another")
    let stored = try await goals.insert(again)
    #expect(stored.name == FinancialGoalEntity.japan.name)
    let count = try await goals.fetchAll(on: Samples.today).count
    #expect(count == 1)
  }

  @Test(arguments: Subject.all) func `an update keeps the number and the savings`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    try await goals.update(goal(like: .japan, named: "Kyoto"), since: nil, on: Samples.today)
    let record = try #require(try await goals.fetchAll(on: Samples.today).first)
    #expect(record.goal.name == "Kyoto")
    #expect(record.goal.number == 1)
    #expect(record.totals.netMinor == 600_00)
  }

  @Test(arguments: Subject.all) func `what isn't there can't be changed or deleted`(_ subject: Subject) async throws {
    let goals = try subject.make().goals
    await #expect(throws: RepositoryError.notFound) { try await goals.update(.japan, since: nil, on: Samples.today) }
    await #expect(throws: RepositoryError.notFound) { try await goals.delete(by: Samples.id(1), on: Samples.today) }
  }

  @Test(arguments: Subject.all) func `M04 deleting a goal deletes its contributions`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    let japan = FinancialGoalEntity.japan.id
    let rows = try await contributions.fetchAll(for: japan, page: .first)
    let first = try #require(rows.first)
    // The contribution of another goal doesn't count.
    await #expect(throws: RepositoryError.notFound) {
      try await contributions.delete(by: first.id, of: FinancialGoalEntity.car.id, keepingTotalAtLeast: nil)
    }
    try await contributions.delete(by: first.id, of: japan, keepingTotalAtLeast: nil)
    let left = try await contributions.fetchAll(for: japan, page: .first)
    #expect(left == Array(rows.dropFirst()))
    let count = try await goals.fetchAll(on: Samples.today).count
    #expect(count == 4)

    try await goals.delete(by: japan, on: Samples.today)
    for row in rows {
      let gone = try await contributions.fetchOne(by: row.id)
      #expect(gone == nil)
    }
    let others = try await goals.fetchAll(on: Samples.today).map(\.totals.count)
    #expect(others == [5, 7, 6])
  }

  @Test(arguments: Subject.all) func `a goal is put away and back, and nothing else of it changes`(
    _ subject: Subject
  ) async throws {
    let goals = try await subject.filled().goals
    let before = try await goals.fetchAll(on: Samples.today)
    let away = try await goals.setArchived(true, matching: .id(FinancialGoalEntity.japan.id), on: Samples.today)
    #expect(away.goal.isArchived)
    #expect(away.totals == before.first?.totals)
    // An edit leaves it where it is.
    let renamed = try await goals.update(goal(like: .japan, named: "Kyoto"), since: nil, on: Samples.today)
    #expect(renamed.goal.isArchived)
    #expect(renamed.goal.number == 1)
    try await goals.update(.japan, since: nil, on: Samples.today)
    try await goals.setArchived(false, matching: .id(FinancialGoalEntity.japan.id), on: Samples.today)
    let after = try await goals.fetchAll(on: Samples.today)
    #expect(after == before)
    await #expect(throws: RepositoryError.notFound) {
      try await goals.setArchived(true, matching: .id(Samples.unknownID), on: Samples.today)
    }
  }

  @Test(arguments: Subject.all) func `the currency of a goal never changes`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    let yen = FinancialGoalEntity(
      id: FinancialGoalEntity.japan.id, name: "Japan trip", emoji: "", goalAmountMinor: 5, currency: "JPY",
      startDate: Samples.today)
    let expected = RepositoryError.storage(.internalError(detail: "the currency of goal #1 was to be changed"))
    await #expect(throws: expected) { try await goals.update(yen, since: nil, on: Samples.today) }
    let stored = try await goals.fetchAll(on: Samples.today).first?.goal
    #expect(stored == .japan)
  }

  @Test(arguments: Subject.all) func `a deletion tells what was deleted`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    let deleted = try await goals.delete(by: FinancialGoalEntity.japan.id, on: Samples.today)
    #expect(deleted.owner.goal == .japan)
    #expect(deleted.owner.totals == ContributionTotals(netMinor: 600_00, count: 5, monthNetMinor: 50_00))
  }

  @Test(arguments: Subject.all) func `a number is never given twice`(_ subject: Subject) async throws {
    let goals = try await subject.filled().goals
    try await goals.delete(by: FinancialGoalEntity.car.id, on: Samples.today)
    let stored = try await goals.insert(goal(like: .car, named: "Bike"))
    #expect(stored.number == 5)
  }
}

/// A goal that isn't stored yet, under another name.
private func goal(like sample: FinancialGoalEntity, named name: String) -> FinancialGoalEntity {
  var goal = sample
  goal.name = name
  goal.number = 0
  return goal
}
