import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

@testable import ModuloRepositories

/// Equal rows of one import are told apart, and known when they come again.
@Suite(.temporaryFolder) struct EqualRowPositionsTests {
  private let japan = FinancialGoalEntity.japan.id

  @Test(arguments: Subject.all) func `equal rows are stored once each, however often they come`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    let first = try await imported(["a", "b", "a", "a"], from: 1, by: contributions)
    #expect(first == [true, true, true, true])
    let again = try await imported(["a", "a", "b", "a"], from: 11, by: contributions)
    #expect(again == [false, false, false, false])
    let longer = try await imported(["a", "a", "a", "a", "b", "b", "a"], from: 21, by: contributions)
    #expect(longer == [false, false, false, true, false, true, true])
    let keys = try await keys(by: contributions)
    #expect(keys == ["a 0", "a 1", "a 2", "a 3", "a 4", "b 0", "b 1"])
    // Nor does it matter that nothing was stored before.
    let empty = try subject.make()
    _ = try await empty.goals.insert(.japan)
    let begun = try await imported(["a", "a"], from: 1, by: empty.contributions)
    #expect(begun == [true, true])
    // A file is known by its content, even when its rows come with the ids that are stored.
    let same = try await imported(["a", "a"], from: 1, by: empty.contributions)
    #expect(same == [false, false])
  }

  @Test(arguments: Subject.all) func `a deleted row leaves a place that the next import fills`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    _ = try await imported(["a", "a", "a"], from: 1, by: contributions)
    try await contributions.delete(by: Samples.id(2), of: FinancialGoalEntity.japan.id, keepingTotalAtLeast: nil)
    let again = try await imported(["a", "a", "a"], from: 11, by: contributions)
    #expect(again == [false, true, false])
  }

  @Test(arguments: Subject.all) func `a row without a key is new each time`(_ subject: Subject) async throws {
    let contributions = try await subject.filled().contributions
    let first = try await imported([nil, "a", nil], from: 1, by: contributions)
    #expect(first == [true, true, true])
    let again = try await imported(["a", nil], from: 11, by: contributions)
    #expect(again == [false, true])
  }

  @Test(arguments: [1, 2, 64]) func `many imports of few contents answer as a count of each would`(
    mostHints: Int
  ) throws {
    let seed = UInt64(mostHints) + 41
    var random = SeededGenerator(seed: seed)
    var table: [String: Int64] = [:]
    var number: Int64 = 0
    for file in 0..<60 {
      var duplicates = EqualRowPositions(lastNumber: number, mostHints: mostHints)
      var counts: [String: Int] = [:]
      for row in 0..<Int.random(in: 0...120, using: &random) {
        let content = String(Int.random(in: 0..<5, using: &random))
        let position = counts[content, default: 0]
        counts[content] = position + 1
        let expected = table["\(content) \(position)"] == nil
        let answer = try duplicates.store(content) { position -> Int64? in
          guard table["\(content) \(position)"] == nil else { return nil }
          number += 1
          table["\(content) \(position)"] = number
          return number
        } number: {
          table["\(content) \($0)"]
        }
        #expect((answer != nil) == expected, "seed \(seed), file \(file), row \(row)")
      }
      for key in table.keys.sorted() where Int.random(in: 0..<8, using: &random) == 0 { table[key] = nil }
    }
  }

  @Test func `a content that fills a file asks the table a few times a row`() throws {
    var duplicates = EqualRowPositions(lastNumber: 0, mostHints: 0)
    var stored = 0
    var questions = 0
    for _ in 0..<1_000 {
      let position = try duplicates.store("a") { position -> Int? in
        guard position == stored else { return nil }
        stored += 1
        return position
      } number: { position in
        questions += 1
        return position < stored ? Int64(position + 1) : nil
      }
      #expect(position != nil)
    }
    #expect(questions < 1_000 * 24)
  }

  /// What was answered to rows with these keys, which get ids from `first` on.
  private func imported(
    _ keys: [String?], from first: Int, by contributions: any ContributionRepository
  ) async throws -> [Bool] {
    let answers = Answers()
    let goalID = japan
    try await contributions.insertAll(into: goalID, keepingTotalAtLeast: nil) { insert in
      for (index, key) in keys.enumerated() {
        answers.append(
          try insert(
            ContributionEntity(
              id: Samples.id(first + index), goalID: goalID, amountMinor: 1, type: ContributionType.add.rawValue,
              date: Samples.day(20_260_401), importKey: key)
          ).outcome.isImported)
      }
    }
    return answers.values
  }

  private func keys(by contributions: any ContributionRepository) async throws -> [String] {
    try await contributions.fetchAll(for: japan, page: Page(limit: 100)).compactMap(\.importKey).sorted()
  }
}
