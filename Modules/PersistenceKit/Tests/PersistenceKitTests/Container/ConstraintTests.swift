import Foundation
import Testing

@testable import PersistenceKit

@Suite struct ConstraintTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
    try container.write { context in
      try context.insert(Team(id: .fixed(1), name: "Ants"))
      try context.insert(Season(id: .fixed(10), label: "spring"))
      try context.insert(Match(id: .fixed(20), seasonID: .fixed(10)))
      try context.insert(Referee(id: .fixed(30)))
      try context.insert(
        Score(id: .fixed(40), teamID: .fixed(1), matchID: .fixed(20), refereeID: .fixed(30), round: 1, points: 3))
    }
  }

  @Test func `a second row with a unique value is refused, and named`() {
    let error = refusal { try $0.insert(Team(id: .fixed(2), name: "Ants")) }
    let expected = Constraint(kind: .unique, table: "team", columns: ["name"])
    #expect(error == expected)
  }

  @Test func `a second row with the key is refused`() {
    let error = refusal { try $0.insert(Team(id: .fixed(1), name: "Bees")) }
    let expected = Constraint(kind: .unique, table: "team", columns: ["id"])
    #expect(error == expected)
  }

  @Test func `a second row with the number is refused`() {
    let error = refusal { try $0.insert(Team(id: .fixed(2), number: 1, name: "Bees")) }
    let expected = Constraint(kind: .unique, table: "team", columns: ["number"])
    #expect(error == expected)
  }

  @Test func `a value outside its check is refused, on insert and on update`() {
    let insert = refusal { try $0.insert(Team(id: .fixed(2), name: "")) }
    let update = refusal { try $0.update(Team(id: .fixed(1), name: "")) }
    let expected = Constraint(kind: .check, table: "team", columns: ["name"])
    #expect(insert == expected)
    #expect(update == expected)
  }

  @Test func `a reference to nothing is refused, and named`() {
    let missing = UUID.fixed(99)
    let team = refusal { try $0.insert(Score(id: .fixed(41), teamID: missing, points: 1)) }
    let expectedTeam = Constraint(kind: .foreignKey, table: "score", columns: ["team_id"])
    #expect(team == expectedTeam)
    let match = refusal { try $0.update(Score(id: .fixed(40), teamID: .fixed(1), matchID: missing, points: 1)) }
    let expectedMatch = Constraint(kind: .foreignKey, table: "score", columns: ["match_id"])
    #expect(match == expectedMatch)
  }

  @Test func `NULL in a column that isn't optional is named`() {
    // No model can ask for it, so the message is what is tested.
    let failure = SQLiteFailure(code: 19 | 5 << 8, message: "NOT NULL constraint failed: team.name")
    let expected = PersistenceError.constraint(Constraint(kind: .notNull, table: "team", columns: ["name"]))
    let error = failure.error
    #expect(error == expected)
  }

  @Test func `several columns of one index are all named`() {
    let failure = SQLiteFailure(code: 19 | 8 << 8, message: "UNIQUE constraint failed: score.team_id, score.round")
    let constraint = failure.constraint
    let expected = Constraint(kind: .unique, table: "score", columns: ["team_id", "round"])
    #expect(constraint == expected)
  }

  @Test func `cascade deletes what points to the row`() throws {
    try container.write { try $0.delete(Team.self, for: .fixed(1)) }
    let scores = try Score.everything(in: container)
    #expect(scores.isEmpty)
  }

  @Test func `nullify lets it point to nothing`() throws {
    try container.write { try $0.delete(Referee.self, for: .fixed(30)) }
    let scores = try Score.everything(in: container).map(\.refereeID)
    let expected: [UUID?] = [nil]
    #expect(scores == expected)
  }

  @Test func `deny keeps the row, and names who points to it`() throws {
    let error = refusal { try $0.delete(Season.self, for: .fixed(10)) }
    let expected = Constraint(kind: .foreignKey, table: "match", columns: ["season_id"])
    #expect(error == expected)
    let seasons = try Season.everything(in: container).count
    #expect(seasons == 1)
  }

  @Test func `a cascade follows a table into itself`() throws {
    try container.write { context in
      try context.insert(Chapter(id: 1))
      try context.insert(Chapter(id: 2, parentID: 1))
      try context.insert(Chapter(id: 3, parentID: 2))
      try context.insert(Chapter(id: 4))
      try context.delete(Chapter.self, for: 1)
    }
    let left = try Chapter.everything(in: container).map(\.id)
    let expected: [Int64] = [4]
    #expect(left == expected)
  }

  @Test func `a refused statement leaves the rest of its transaction usable`() throws {
    let names = try container.write { context in
      do {
        try context.insert(Team(id: .fixed(2), name: "Ants"))
      } catch {
        try context.insert(Team(id: .fixed(2), name: "Bees"))
      }
      return try context.fetch(FetchDescriptor<Team>()).map(\.name)
    }
    let expected = ["Ants", "Bees"]
    #expect(names == expected)
  }

  private func refusal(_ body: (borrowing ModelContext) throws -> Void) -> Constraint? {
    let error = thrown { try container.write(body) }
    if case .constraint(let constraint) = error { return constraint }
    return nil
  }
}
