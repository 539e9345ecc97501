import Foundation

@testable import PersistenceKit

extension Club {
  enum V2: VersionedSchema {
    typealias Person = NamedPerson<Team>
    typealias Medal = Club.Medal<Person>

    static let version: Int32 = 2
    static let models: [any PersistentModel.Type] = [Team.self, Person.self, Medal.self]
  }

  /// What was a badge.
  struct Medal<Person: PersistentModel>: PersistentModel, Equatable where Person.ID == UUID {
    var id: Int64
    var title: Data?
    var personID: UUID
  }
}

extension Club.V2 {
  /// Has a motto, and a name of its own.
  struct Team: PersistentModel, Equatable {
    var id: UUID
    var name: String
    var motto: String?

    static let schema = Schema<Team>(
      "team", columns: [Column("id", \.id), Column("name", \.name), Column("motto", \.motto)],
      indexes: [Index(\.name, isUnique: true)])
  }
}

extension Club.V2.Team {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], name: try row[1], motto: try row[2])
  }
}

extension Club.Medal {
  static var schema: Schema<Self> {
    Schema(
      "medal", columns: [Column("id", \.id), Column("title", \.title), Column("person_id", \.personID)],
      relationships: [Relationship(\.personID, to: Person.self, onDelete: .cascade)])
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], title: try row[1], personID: try row[2])
  }
}
