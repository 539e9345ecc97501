import Foundation

@testable import PersistenceKit

extension Club {
  enum V1: VersionedSchema {
    typealias Person = NamedPerson<Team>
    typealias Badge = Club.Badge<Person>

    static let version: Int32 = 1
    static let models: [any PersistentModel.Type] = [Team.self, Person.self, Badge.self]
  }

  /// Points to its own table and to another one, and is summed. Two versions have it, and differ in whom it points to.
  struct NamedPerson<Team: PersistentModel>: PersistentModel, Equatable where Team.ID == UUID {
    var id: UUID
    var number: Int64 = 0
    var name: String
    var points: Int64
    var teamID: UUID
    var mentorID: UUID?
  }

  struct Badge<Person: PersistentModel>: PersistentModel, Equatable where Person.ID == UUID {
    var id: Int64
    var label: Data?
    var personID: UUID
  }
}

extension Club.V1 {
  /// Its number is the engine's alone.
  struct Team: PersistentModel, Equatable {
    var id: UUID
    var name: String

    static let schema = Schema<Team>("team", columns: [Column("id", \.id), Column("name", \.name)])
  }
}

extension Club.V1.Team {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], name: try row[1])
  }
}

extension Club.NamedPerson {
  static var schema: Schema<Self> {
    Schema(
      "person",
      columns: [
        Column("id", \.id), .number(\.number), Column("name", \.name), Column("points", \.points),
        Column("team_id", \.teamID), Column("mentor_id", \.mentorID),
      ],
      relationships: [
        Relationship(\.teamID, to: Team.self, onDelete: .cascade),
        Relationship(\.mentorID, to: Self.self, onDelete: .nullify),
      ],
      indexes: [Index(\.teamID, \.name, isUnique: true)], rollups: [byTeam])
  }

  static var byTeam: Rollup<Self, UUID> {
    Rollup("team_points", by: \.teamID, bucket: { Int($0.points % 2) }, value: { $0.points })
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], number: try row[1], name: try row[2], points: try row[3], teamID: try row[4],
      mentorID: try row[5])
  }
}

extension Club.Badge {
  static var schema: Schema<Self> {
    Schema(
      "badge", columns: [Column("id", \.id), Column("label", \.label), Column("person_id", \.personID)],
      relationships: [Relationship(\.personID, to: Person.self, onDelete: .cascade)])
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], label: try row[1], personID: try row[2])
  }
}
