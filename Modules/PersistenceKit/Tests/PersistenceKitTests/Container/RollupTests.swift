import Foundation
import Testing

@testable import PersistenceKit

@Suite struct RollupTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer
  private let ants = UUID.fixed(1)
  private let bees = UUID.fixed(2)

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
    try container.write { [ants, bees] context in
      try context.insert(Team(id: ants, name: "Ants"))
      try context.insert(Team(id: bees, name: "Bees"))
      try context.insert(Match(id: .fixed(20), seasonID: nil))
      try context.insert(Referee(id: .fixed(30)))
    }
  }

  @Test func `a group without rows is zero, and absent from the totals`() throws {
    let (total, totals, buckets) = try container.read { [ants] context in
      (
        try context.total(of: Score.byRound, for: ants, in: 1), try context.totals(of: Score.byRound, in: 1),
        try context.buckets(of: Score.byRound, for: ants)
      )
    }
    let zero = RollupTotal(sum: 0, count: 0, sumInBucket: 0)
    #expect(total == zero)
    #expect(totals.isEmpty)
    #expect(buckets.isEmpty)
  }

  @Test func `inserts add to their bucket`() throws {
    try insert((ants, 1, 3), (ants, 1, 4), (ants, 2, -5), (bees, 1, 9))
    let totals = try container.read { try $0.totals(of: Score.byRound, in: 1) }
    let expected = [
      ants: RollupTotal(sum: 2, count: 3, sumInBucket: 7), bees: RollupTotal(sum: 9, count: 1, sumInBucket: 9),
    ]
    #expect(totals == expected)
    let buckets = try container.read { [ants] in try $0.buckets(of: Score.byRound, for: ants) }
    let expectedBuckets = [RollupBucket(bucket: 1, sum: 7, count: 2), RollupBucket(bucket: 2, sum: -5, count: 1)]
    #expect(buckets == expectedBuckets)
  }

  @Test func `a read inside the write sees what the write has done`() throws {
    let total = try container.write { [ants] context in
      try context.insert(Score(id: .fixed(40), teamID: ants, points: 3))
      let before = try context.total(of: Score.byRound, for: ants, in: 1)
      try context.delete(Score.self, for: .fixed(40))
      let after = try context.total(of: Score.byRound, for: ants, in: 1)
      return [before.sum, after.sum]
    }
    let expected: [Int64] = [3, 0]
    #expect(total == expected)
  }

  @Test func `an update moves a row between buckets and groups`() throws {
    try insert((ants, 1, 3), (ants, 1, 4))
    try container.write { [bees] in try $0.update(Score(id: .fixed(100), teamID: bees, round: 2, points: 5)) }
    let rows = try sums("score_round")
    let expected = ["1/1: 4 of 1", "2/2: 5 of 1"]
    #expect(rows == expected)
  }

  @Test func `a bucket whose last row goes, goes too`() throws {
    try insert((ants, 1, 0))
    try container.write { try $0.delete(Score.self, for: .fixed(100)) }
    let rows = try sums("score_round")
    #expect(rows.isEmpty)
  }

  @Test func `deleting a parent takes its sums along, also those of the same transaction`() throws {
    try insert((ants, 1, 3), (bees, 1, 4))
    try container.write { [ants] context in
      try context.insert(Score(id: .fixed(200), teamID: ants, points: 3))
      try context.delete(Team.self, for: ants)
    }
    let rows = try sums("score_round")
    let expected = ["2/1: 4 of 1"]
    #expect(rows == expected)
  }

  @Test func `a parent made anew in the transaction starts from zero`() throws {
    try insert((ants, 1, 3))
    try container.write { [ants] context in
      try context.delete(Team.self, for: ants)
      try context.insert(Team(id: ants, name: "Ants"))
      try context.insert(Score(id: .fixed(200), teamID: ants, points: 5))
    }
    let rows = try sums("score_round")
    let expected = ["1/1: 5 of 1"]
    #expect(rows == expected)
  }

  @Test func `a cascade from elsewhere is subtracted row by row`() throws {
    try container.write { [ants, bees] context in
      try context.insert(Score(id: .fixed(1), teamID: ants, matchID: .fixed(20), points: 3))
      try context.insert(Score(id: .fixed(2), teamID: ants, points: 4))
      try context.insert(Score(id: .fixed(3), teamID: bees, matchID: .fixed(20), points: 5))
      try context.delete(Match.self, for: .fixed(20))
    }
    let rows = try sums("score_round")
    let expected = ["1/1: 4 of 1"]
    #expect(rows == expected)
  }

  @Test func `a nullified property changes what its row adds`() throws {
    try container.write { [ants] context in
      try context.insert(Score(id: .fixed(1), teamID: ants, refereeID: .fixed(30), points: 3))
      try context.insert(Score(id: .fixed(2), teamID: ants, points: 4))
    }
    let before = try sums("score_refereed")
    let expectedBefore = ["1/0: 1 of 2"]
    #expect(before == expectedBefore)
    try container.write { try $0.delete(Referee.self, for: .fixed(30)) }
    let after = try sums("score_refereed")
    let expectedAfter = ["1/0: 0 of 2"]
    #expect(after == expectedAfter)
  }

  @Test func `a cascade within a table is subtracted as deep as it goes`() throws {
    try container.write { context in
      try context.insert(Chapter(id: 1, pages: 7))
      try context.insert(Chapter(id: 2, parentID: 1, pages: 7))
      try context.insert(Chapter(id: 3, parentID: 2, pages: 7))
      try context.insert(Chapter(id: 4, pages: 7))
      try context.delete(Chapter.self, for: 1)
    }
    let buckets = try container.read { try $0.buckets(of: Chapter.pagesByChapter, for: 7) }
    let expected = [RollupBucket(bucket: 4, sum: 7, count: 1)]
    #expect(buckets == expected)
  }

  @Test func `a denied delete changes no sum`() throws {
    try container.write { [ants] context in
      try context.insert(Season(id: .fixed(10), label: "spring"))
      try context.insert(Match(id: .fixed(21), seasonID: .fixed(10)))
      try context.insert(Score(id: .fixed(1), teamID: ants, matchID: .fixed(21), points: 3))
      var isDenied = false
      do { try context.delete(Season.self, for: .fixed(10)) } catch { isDenied = true }
      #expect(isDenied)
    }
    let rows = try sums("score_round")
    let expected = ["1/1: 3 of 1"]
    #expect(rows == expected)
  }

  @Test(arguments: [
    [(1, Int64.max), (1, 1)], [(1, .min), (1, -1)], [(1, .max), (2, 1)], [(1, .min), (2, -1)],
  ])
  func `a sum that doesn't fit undoes the write`(rows: [(Int, Int64)]) throws {
    let error = thrown {
      try container.write { [ants] context in
        for (index, row) in rows.enumerated() {
          try context.insert(Score(id: .fixed(index), teamID: ants, round: row.0, points: row.1))
        }
      }
    }
    let expected = PersistenceError.overflow(table: "score_round")
    #expect(error == expected)
    let left = try Score.everything(in: container)
    #expect(left.isEmpty)
  }

  @Test func `only the outcome of a write has to fit`() throws {
    let sum = try container.write { [ants] context in
      try context.insert(Score(id: .fixed(1), teamID: ants, points: .max))
      try context.insert(Score(id: .fixed(2), teamID: ants, points: .max))
      try context.delete(Score.self, for: .fixed(1))
      return try context.total(of: Score.byRound, for: ants, in: 1).sum
    }
    #expect(sum == .max)
  }

  @Test func `ignoring an overflow doesn't save it`() throws {
    let error = thrown {
      try container.write { [ants] context in
        try context.insert(Score(id: .fixed(1), teamID: ants, points: .max))
        try context.insert(Score(id: .fixed(2), teamID: ants, points: .max))
        var isIgnored = false
        do { _ = try context.totals(of: Score.byRound, in: 1) } catch { isIgnored = true }
        #expect(isIgnored)
        try context.delete(Score.self, for: .fixed(1))
      }
    }
    let expected = PersistenceError.overflow(table: "score_round")
    #expect(error == expected)
  }

  @Test func `sums decode no rows`() throws {
    try insert((ants, 1, 3), (ants, 2, 4))
    _ = try container.read { try $0.totals(of: Score.byRound, in: 1) }
    let decoded = container.decodedRows(of: Score.self)
    #expect(decoded == 0)
  }

  @Test func `a rollup that no schema names is a misuse`() {
    let stray = Rollup<Score, UUID>("stray", by: \.teamID, bucket: { _ in 0 }, value: { _ in 0 })
    let error = thrown { try container.read { try $0.totals(of: stray, in: 0) } }
    let expected = PersistenceError.misuse("the rollup stray isn't in the schema of any model")
    #expect(error == expected)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `after any changes the sums are those of the rows`(seed: UInt64) throws {
    var player = RollupPlayer(generator: SeededGenerator(seed: seed))
    for _ in 0..<60 {
      try player.play(on: container)
      let (kept, expected) = try (sums("score_round"), player.expectedSums(in: container))
      #expect(kept == expected)
    }
  }

  private func insert(_ rows: (UUID, Int, Int64)...) throws {
    try container.write { context in
      for (index, row) in rows.enumerated() {
        try context.insert(Score(id: .fixed(100 + index), teamID: row.0, round: row.1, points: row.2))
      }
    }
  }

  /// The rows of a rollup's table as another program sees them.
  private func sums(_ table: String) throws -> [String] {
    let other = try OtherProgram(folder.file())
    let sql = """
      SELECT group_concat(line, ';') FROM (
        SELECT ltrim(substr(hex(group_id), 29), '0') || '/' || bucket || ': ' || net || ' of ' || count AS line
        FROM \(table) ORDER BY group_id, bucket)
      """
    return try other.value(sql)?.split(separator: ";").map(String.init) ?? []
  }
}

/// Changes a league at random, several rows to a transaction.
private struct RollupPlayer {
  var generator: SeededGenerator

  mutating func play(on container: ModelContainer) throws {
    let steps = (0..<Int.random(in: 1...6, using: &generator)).map { _ in Step(using: &generator) }
    let isAbandoned = Int.random(in: 0..<8, using: &generator) == 0
    let error = thrown {
      try container.write { context in
        for step in steps { try step.perform(in: context) }
        if isAbandoned { throw Abandoned() }
      }
    }
    if let error, !isAbandoned { throw error }
  }

  /// The same sums, folded from all rows.
  func expectedSums(in container: ModelContainer) throws -> [String] {
    var sums: [[Int]: (net: Int64, count: Int)] = [:]
    for score in try Score.everything(in: container) {
      sums[[score.teamID.ordinal, score.round], default: (0, 0)].net += score.points
      sums[[score.teamID.ordinal, score.round], default: (0, 0)].count += 1
    }
    return sums.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      "\($0.key[0])/\($0.key[1]): \($0.value.net) of \($0.value.count)"
    }
  }

  private struct Abandoned: Error {}

  private struct Step: Sendable {
    let kind: Int
    let score: Score

    init(using generator: inout SeededGenerator) {
      kind = Int.random(in: 0..<12, using: &generator)
      score = Score(
        id: UUID.fixed(Int.random(in: 100..<130, using: &generator)),
        teamID: .fixed(Int.random(in: 1...3, using: &generator)),
        matchID: Bool.random(using: &generator) ? UUID.fixed(Int.random(in: 20...22, using: &generator)) : nil,
        round: Int.random(in: 1...3, using: &generator), points: Int64.random(in: -50...50, using: &generator))
    }

    func perform(in context: borrowing ModelContext) throws {
      if try context.model(Team.self, for: score.teamID) == nil {
        try context.insert(Team(id: score.teamID, name: score.teamID.uuidString))
      }
      if let matchID = score.matchID, try context.model(Match.self, for: matchID) == nil {
        try context.insert(Match(id: matchID, seasonID: nil))
      }
      let isThere = try context.model(Score.self, for: score.id) != nil
      switch kind {
      case 0: try context.delete(Team.self, for: score.teamID)
      case 1: if let matchID = score.matchID { try context.delete(Match.self, for: matchID) }
      case 2, 3: if isThere { try context.delete(Score.self, for: score.id) }
      case 4: _ = try context.totals(of: Score.byRound, in: 1)
      default: if isThere { try context.update(score) } else { try context.insert(score) }
      }
    }
  }
}

extension UUID {
  /// The number that a fixed id was made from, if it is below 256.
  fileprivate var ordinal: Int { Int(uuid.15) }
}
