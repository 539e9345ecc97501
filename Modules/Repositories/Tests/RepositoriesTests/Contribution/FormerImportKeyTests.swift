import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

@testable import ModuloRepositories

/// Contributions that were imported when keys were made of day, amount and name are known by these.
@Suite(.temporaryFolder) struct FormerImportKeyTests {
  private let japan = FinancialGoalEntity.japan.id

  @Test(arguments: Subject.all) func `a row from before is met once, whatever the rest of the row says`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    try await store([("Coffee", 0), ("Coffee", 1)], by: contributions)
    let file = [row(11, "a", "Coffee"), row(12, "b", "Coffee"), row(13, "c", "Coffee"), row(14, "d", "Tea")]
    let first = try await imported(file, by: contributions)
    #expect(first == [false, false, true, true])
    let again = try await imported(file.map { $0.renamed(by: 10) }, by: contributions)
    #expect(again == [false, false, false, false])
  }

  @Test(arguments: Subject.all) func `a gap that a deletion left doesn't hide the rows after it`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    try await store((0..<12).map { ("Coffee", $0) }, by: contributions)
    for position in [0, 1, 7] {
      try await contributions.delete(
        by: Samples.id(300 + position), of: FinancialGoalEntity.japan.id, keepingTotalAtLeast: nil)
    }
    let file = (0..<12).map { row(11 + $0, "a", "Coffee") }
    let first = try await imported(file, by: contributions)
    #expect(first == Array(repeating: false, count: 9) + Array(repeating: true, count: 3))
    let again = try await imported(file.map { $0.renamed(by: 20) }, by: contributions)
    #expect(again == Array(repeating: false, count: 12))
  }

  @Test(arguments: Subject.all) func `a name that ends with a number isn't taken for a position`(
    _ subject: Subject
  ) async throws {
    let contributions = try await subject.filled().contributions
    try await store([("Coffee 0", 0), ("", 0)], by: contributions)
    let answers = try await imported(
      [row(11, "a", "Coffee"), row(12, "b", "Coffee 0"), row(13, "c", nil)], by: contributions)
    #expect(answers == [true, false, false])
  }

  @Test(arguments: Subject.all) func `a row that was edited is known by what it was`(_ subject: Subject) async throws {
    let contributions = try await subject.filled().contributions
    try await store([("Coffee", 0)], by: contributions)
    var edited = row(300, nil, "Tea")
    edited.amountMinor = 7
    try await contributions.update(edited, keepingTotalAtLeast: nil)
    let answers = try await imported([row(11, "a", "Coffee"), row(12, "b", "Tea")], by: contributions)
    #expect(answers == [false, true])
  }

  @Test(arguments: [1, 4_096]) func `files over keys of both kinds answer as a count of each would`(
    mostHints: Int
  ) throws {
    let seed = UInt64(mostHints) + 12
    var random = SeededGenerator(seed: seed)
    for round in 0..<40 {
      var table = Table()
      let names = ["Coffee", "Coffee 1", "Tea"]
      for name in names {
        for position in 0..<9 where Bool.random(using: &random) { table.store("\(name) \(position)") }
      }
      for file in 0..<4 {
        let rows = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
          let name = names[Int.random(in: 0..<3, using: &random)]
          return (content: "row \(name) \(Int.random(in: 0..<3, using: &random))", former: name)
        }
        for pass in 0..<2 {
          let expected = table.counted(rows)
          let answers = try table.imported(rows, mostHints: mostHints)
          #expect(answers == expected, "seed \(seed), round \(round), file \(file), pass \(pass)")
          let isKnown = pass == 0 || !answers.contains(true)
          #expect(isKnown, "seed \(seed), round \(round), file \(file)")
        }
        table.delete(using: &random)
      }
    }
  }

  /// Stores rows as imports did that made keys of day, amount and name.
  private func store(
    _ rows: [(name: String, position: Int)], by contributions: any ContributionRepository
  ) async throws {
    for (index, (name, position)) in rows.enumerated() {
      let stored = row(300 + index, "20260401 500 \(name) \(position)", name.isEmpty ? nil : name)
      _ = try await contributions.insert(stored, keepingTotalAtLeast: nil)
    }
  }

  /// What was answered to rows.
  private func imported(
    _ rows: [ContributionEntity], by contributions: any ContributionRepository
  ) async throws -> [Bool] {
    let answers = Answers()
    try await contributions.insertAll(into: japan, keepingTotalAtLeast: nil) { insert in
      for row in rows { answers.append(try insert(row).outcome.isImported) }
    }
    return answers.values
  }

  private func row(_ id: Int, _ key: String?, _ name: String?) -> ContributionEntity {
    ContributionEntity(
      id: Samples.id(id), goalID: japan, name: name, amountMinor: 500, type: ContributionType.add.rawValue,
      date: Samples.day(20_260_401), importKey: key)
  }
}

extension ContributionEntity {
  /// The same row with another id, as another reading of its file gives it.
  fileprivate func renamed(by number: Int) -> ContributionEntity {
    ContributionEntity(
      id: Samples.id(500 + number + Int(id.uuid.15)), goalID: goalID, name: name, amountMinor: amountMinor, type: type,
      date: date, importKey: importKey)
  }
}

/// The keys of a goal and their numbers.
private struct Table {
  private var numbers: [String: Int64] = [:]
  private var last: Int64 = 0

  mutating func store(_ key: String) {
    last += 1
    numbers[key] = last
  }

  mutating func delete(using random: inout SeededGenerator) {
    for key in numbers.keys.sorted() where Int.random(in: 0..<6, using: &random) == 0 { numbers[key] = nil }
  }

  /// What an import has to answer, by counting in memory.
  func counted(_ rows: [(content: String, former: String)]) -> [Bool] {
    var (positions, stored, used): ([String: Int], Set<String>, [String: Int]) = ([:], [], [:])
    return rows.map { content, former in
      let position = positions[content, default: 0]
      let key = "\(content) \(position)"
      if numbers[key] == nil, used[former, default: 0] < formerCount(former) {
        used[former, default: 0] += 1
        return false
      }
      positions[content] = position + 1
      return numbers[key] == nil && stored.insert(key).inserted
    }
  }

  private func formerCount(_ content: String) -> Int {
    (0..<9).count { numbers["\(content) \($0)"] != nil }
  }

  /// What an import answers.
  mutating func imported(_ rows: [(content: String, former: String)], mostHints: Int) throws -> [Bool] {
    var duplicates = EqualRowPositions(lastNumber: last, mostHints: mostHints)
    var former = FormerImportKeys(lastNumber: last, mostHints: mostHints)
    return try rows.map { row in
      let number = { (position: Int) in self.numbers["\(row.content) \(position)"] }
      if try duplicates.markSeen(row.content, number: number) != nil { return false }
      if try former.markSeen(row.former, first: { self.first(in: $0) }) { return false }
      let stored = try duplicates.store(row.content) { position -> Int? in
        guard self.numbers["\(row.content) \(position)"] == nil else { return nil }
        self.store("\(row.content) \(position)")
        return position
      } number: {
        self.numbers["\(row.content) \($0)"]
      }
      return stored != nil
    }
  }

  private func first(in keys: Range<String>) -> (number: Int64, key: String)? {
    numbers.filter { keys.contains($0.key) }.min { $0.key < $1.key }.map { (number: $0.value, key: $0.key) }
  }
}
