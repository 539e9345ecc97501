import Foundation

@testable import PersistenceKit

extension Club {
  enum V3: VersionedSchema {
    typealias Team = V2.Team
    typealias Medal = Club.Medal<Person>

    static let version: Int32 = 5
    static let models: [any PersistentModel.Type] = [Team.self, Person.self, Medal.self, Card.self]
  }
}

extension Club.V3 {
  /// Has its name in two columns, and is summed otherwise.
  struct Person: PersistentModel, Equatable {
    var id: UUID
    var number: Int64 = 0
    var first: String
    var last: String?
    var points: Int64
    var teamID: UUID
    var mentorID: UUID?

    static let schema = Schema<Person>(
      "person",
      columns: [
        Column("id", \.id), .number(\.number), Column("first", \.first, check: .nonEmpty), Column("last", \.last),
        Column("points", \.points), Column("team_id", \.teamID), Column("mentor_id", \.mentorID),
      ],
      relationships: [
        Relationship(\.teamID, to: Team.self, onDelete: .cascade),
        Relationship(\.mentorID, to: Person.self, onDelete: .nullify),
      ],
      rollups: [byTeam])

    static let byTeam = Rollup<Person, UUID>(
      "team_points", by: \.teamID, bucket: { $0.first.count }, value: { 2 * $0.points })
  }

  /// A table that is filled from another one's rows.
  struct Card: PersistentModel, Equatable {
    var id: UUID
    var number: Int64 = 0
    var label: String

    static let schema = Schema<Card>(
      "card", columns: [Column("id", \.id), .number(\.number), Column("label", \.label)])
  }
}

extension Club.V3.Person {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], number: try row[1], first: try row[2], last: try row[3], points: try row[4], teamID: try row[5],
      mentorID: try row[6])
  }

  /// What the custom step makes of an earlier person.
  init(splitting old: Club.V2.Person) {
    let parts = old.name.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(
      id: old.id, first: parts.first ?? "", last: parts.dropFirst().first, points: old.points, teamID: old.teamID,
      mentorID: old.mentorID)
  }
}

extension Club.V3.Card {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], number: try row[1], label: try row[2])
  }
}
