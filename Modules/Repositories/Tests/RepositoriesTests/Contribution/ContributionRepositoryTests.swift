import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// What every contribution repository does.
@Suite(.temporaryFolder) struct ContributionRepositoryTests {
  private let japan = FinancialGoalEntity.japan.id

  @Test(arguments: Subject.all)
  func `M21 a page of contributions is fetched by limit and offset`(_ subject: Subject) async throws {
    let contributions = try await subject.filled().contributions
    let page = try await contributions.fetchAll(for: japan, page: Page(limit: 2, offset: 2)).map(\.number)
    #expect(page == [3, 2])
    let beyond = try await contributions.fetchAll(for: japan, page: Page(limit: 2, offset: 9))
    #expect(beyond.isEmpty)
  }

  @Test(arguments: Subject.all) func `on one day the later inserted comes first`(_ subject: Subject) async throws {
    let contributions = try await subject.filled().contributions
    let stored = try await contributions.insert(row(1, 20_260_412, 100), keepingTotalAtLeast: 0)
    let newest = try await contributions.fetchAll(for: japan, page: .first).first
    #expect(newest == stored)
    #expect(stored.number == ContributionEntity.nextNumber)
  }

  @Test(arguments: Subject.all) func `a contribution needs its goal`(_ subject: Subject) async throws {
    let contributions = try subject.make().contributions
    await #expect(throws: RepositoryError.notFound) {
      try await contributions.insert(row(1, 20_260_412, 100), keepingTotalAtLeast: 0)
    }
  }

  @Test(arguments: Subject.all) func `a withdrawal may not take more than there is`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: 600_00)) {
      try await contributions.insert(row(1, 20_260_412, 600_01, .remove), keepingTotalAtLeast: 0)
    }
    _ = try await contributions.insert(row(2, 20_260_412, 600_00, .remove), keepingTotalAtLeast: 0)
    _ = try await contributions.insert(row(3, 20_260_412, 5, .remove), keepingTotalAtLeast: nil)
    // From below zero upwards is no harm, even when it is not far enough.
    _ = try await contributions.insert(row(4, 20_260_412, 2), keepingTotalAtLeast: 0)
    let total = try await goals.fetchAll(on: Samples.today).first?.totals.netMinor
    #expect(total == -3)
  }

  @Test(arguments: Subject.all) func `changing and deleting keep the total too`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    // The first deposit of 200 turned into a withdrawal of 500 takes 700 away.
    let turned = row(1_001, 20_260_112, 500_00, .remove)
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: 600_00)) {
      try await contributions.update(turned, keepingTotalAtLeast: 0)
    }
    _ = try await contributions.insert(row(1, 20_260_412, 590_00, .remove), keepingTotalAtLeast: 0)
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: 10_00)) {
      try await contributions.delete(by: ContributionEntity.japanFirstDeposit.id, of: japan, keepingTotalAtLeast: 0)
    }
    let record = try await goals.fetchAll(on: Samples.today).first?.totals
    #expect(record == ContributionTotals(netMinor: 10_00, count: 6, monthNetMinor: -540_00))
  }

  @Test(arguments: Subject.all) func `a goal below zero may be edited as long as it doesn't sink`(
    _ subject: Subject
  ) async throws {
    let (_, contributions) = try await subject.filled()
    _ = try await contributions.insert(row(1, 20_260_412, 700_00, .remove), keepingTotalAtLeast: nil)
    var renamed = row(1, 20_260_412, 700_00, .remove)
    renamed.name = "Rent"
    let stored = try await contributions.update(renamed, keepingTotalAtLeast: 0)
    #expect(stored.name == "Rent")
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: -100_00)) {
      try await contributions.update(row(1, 20_260_412, 700_01, .remove), keepingTotalAtLeast: 0)
    }
  }

  @Test(arguments: Subject.all) func `an update moves the amount to its new month`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    var last = try #require(ContributionEntity.japan.last)
    last.date = Samples.day(20_260_201)
    last.amountMinor = 70_00
    try await contributions.update(last, keepingTotalAtLeast: 0)
    let details = try await goals.fetchDetailed(matching: .id(japan), on: Samples.today, page: .first)
    let months = details.months.map { "\($0.month) \($0.netMinor)" }
    #expect(months == ["2026-01 20000", "2026-02 27000", "2026-03 15000"])
    #expect(details.record.totals.monthNetMinor == 0)
  }

  @Test(arguments: Subject.all) func `all rows of a file or none`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await contributions.insertAll(into: japan, keepingTotalAtLeast: 0) { insert in
        _ = try insert(row(1, 20_260_412, 100, key: "a"))
        throw RepositoryError.storage(.aborted)
      }
    }
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: 600_00)) {
      try await contributions.insertAll(into: japan, keepingTotalAtLeast: 0) { insert in
        _ = try insert(row(2, 20_260_412, 700_00, .remove, key: "b"))
      }
    }
    let total = try await goals.fetchAll(on: Samples.today).first?.totals
    #expect(total == ContributionTotals(netMinor: 600_00, count: 5, monthNetMinor: 50_00))
  }

  @Test(arguments: Subject.all) func `a file for a goal that isn't there is refused, also one without rows`(
    _ subject: Subject
  ) async throws {
    let (_, contributions) = try await subject.filled()
    await #expect(throws: RepositoryError.notFound) {
      try await contributions.insertAll(into: Samples.unknownID, keepingTotalAtLeast: 0) { _ in }
    }
  }

  @Test(arguments: Subject.all) func `a row with a known key is not stored again`(_ subject: Subject) async throws {
    let (goals, contributions) = try await subject.filled()
    let answers = Answers()
    for _ in 1...2 {
      let offset = answers.values.count
      try await contributions.insertAll(into: japan, keepingTotalAtLeast: 0) { insert in
        answers.append(try insert(row(10 + offset, 20_260_401, 100, key: "a")).outcome.isImported)
        answers.append(try insert(row(11 + offset, 20_260_401, 100, key: "b")).outcome.isImported)
      }
    }
    #expect(answers.values == [true, true, false, false])
    // Another goal may have a row with the same key.
    try await contributions.insertAll(into: FinancialGoalEntity.car.id, keepingTotalAtLeast: 0) { insert in
      var row = row(30, 20_260_401, 100, key: "a")
      row.goalID = FinancialGoalEntity.car.id
      answers.append(try insert(row).outcome.isImported)
    }
    #expect(answers.values.last == true)
    let counts = try await goals.fetchAll(on: Samples.today).map(\.totals.count)
    #expect(counts == [7, 5, 7, 7])
  }

  @Test(arguments: Subject.all)
  func `G09 an error is mapped by the operation that failed`(_ subject: Subject) async throws {
    // The same unique key is a duplicate for an insert, and already present for an import.
    let contributions = try await subject.filled().contributions
    _ = try await contributions.insert(row(1, 20_260_401, 100, key: "a 0"), keepingTotalAtLeast: 0)
    await #expect(throws: RepositoryError.duplicate(.importKey)) {
      try await contributions.insert(row(2, 20_260_401, 100, key: "a 0"), keepingTotalAtLeast: 0)
    }
    let answers = Answers()
    try await contributions.insertAll(into: japan, keepingTotalAtLeast: 0) { insert in
      answers.append(try insert(row(3, 20_260_401, 100, key: "a")).outcome.isImported)
    }
    #expect(answers.values == [false])
  }

  @Test(arguments: Subject.all) func `an edit keeps the import key, a deletion frees it`(_ subject: Subject)
    async throws
  {
    let contributions = try await subject.filled().contributions
    let answers = Answers()
    let insert = { @Sendable (id: Int) in
      _ = try await contributions.insertAll(into: japan, keepingTotalAtLeast: 0) { insert in
        answers.append(try insert(row(id, 20_260_401, 100, key: "a")).outcome.isImported)
      }
    }
    try await insert(1)
    try await contributions.update(row(1, 20_260_402, 900), keepingTotalAtLeast: 0)
    try await insert(2)
    try await contributions.delete(by: Samples.id(1), of: japan, keepingTotalAtLeast: 0)
    try await insert(3)
    #expect(answers.values == [true, false, true])
  }

  @Test(arguments: Subject.all) func `the derived totals are the fold of the contributions`(
    _ subject: Subject
  ) async throws {
    let seed = UInt64(20_260_412)
    var random = SeededGenerator(seed: seed)
    let (goals, contributions) = try await subject.filled()
    for step in 0..<120 {
      try await change(contributions, at: step, &random)
      guard step % 20 == 19 else { continue }
      let rows = try await contributions.fetchAll(for: japan, page: Page(limit: 10_000))
      let folded = try ContributionTotals(folding: rows, in: Samples.today.month)
      let derived = try await goals.fetchAll(on: Samples.today).first?.totals
      #expect(derived == folded, "seed \(seed), step \(step)")
    }
  }

  /// Inserts, changes or deletes a contribution of the first goal, as chance has it.
  private func change(
    _ contributions: any ContributionRepository, at step: Int, _ random: inout SeededGenerator
  ) async throws {
    let type = ContributionType.allCases.randomElement(using: &random) ?? .add
    let day = 20_260_000 + Int.random(in: 1...12, using: &random) * 100 + Int.random(in: 1...28, using: &random)
    let amount = Int64.random(in: 1...100_000, using: &random)
    let present = try await contributions.fetchAll(for: japan, page: Page(limit: 10_000))
    guard let chosen = present.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 else {
      _ = try await contributions.insert(row(2_000 + step, day, amount, type), keepingTotalAtLeast: nil)
      return
    }
    if Bool.random(using: &random) {
      try await contributions.delete(by: chosen.id, of: japan, keepingTotalAtLeast: nil)
    } else {
      var changed = row(0, day, amount, type)
      changed = ContributionEntity(
        id: chosen.id, goalID: japan, amountMinor: changed.amountMinor, type: changed.type, date: changed.date)
      try await contributions.update(changed, keepingTotalAtLeast: nil)
    }
  }
}

private func row(
  _ id: Int, _ day: Int, _ minor: Int64, _ type: ContributionType = .add, key: String? = nil
) -> ContributionEntity {
  ContributionEntity(
    id: Samples.id(id), goalID: FinancialGoalEntity.japan.id, amountMinor: minor, type: type.rawValue,
    date: Samples.day(day), importKey: key)
}
