import Foundation

@testable import PersistenceKit

/// All rows of the first version.
struct OldClub: Equatable {
  let teams: [Club.V1.Team]
  let persons: [Club.V1.Person]
  let badges: [Club.V1.Badge]
  /// The number and the id of each badge.
  let badgeNumbers: [String]

  init(_ url: URL) throws {
    let container = try ModelContainer(for: Club.V1.models, configuration: .club(url))
    teams = try Club.V1.Team.everything(in: container)
    persons = try Club.V1.Person.everything(in: container)
    badges = try Club.V1.Badge.everything(in: container)
    container.close()
    badgeNumbers = try OtherProgram(url).rows("SELECT number || ' ' || id FROM badge ORDER BY number", column: 0)
  }
}

/// All rows of the third version.
struct NewClub: Equatable {
  var teams: [Club.V3.Team]
  var persons: [Club.V3.Person]
  var medals: [Club.V3.Medal]
  var cards: [Club.V3.Card]

  init(_ container: ModelContainer) throws {
    teams = try Club.V3.Team.everything(in: container)
    persons = try Club.V3.Person.everything(in: container)
    medals = try Club.V3.Medal.everything(in: container)
    cards = try Club.V3.Card.everything(in: container)
  }

  /// What the plan must make of an older club, said in Swift alone.
  init(migrating old: OldClub) {
    let gone = Set(old.persons.filter { $0.name == "" }.map(\.id))
    let staying = old.persons.filter { $0.name != "" }
    teams = old.teams.map { Club.V3.Team(id: $0.id, name: $0.name, motto: nil) }
    teams.append(Club.V3.Team(id: .fixed(999), name: "Reserve", motto: "new"))
    persons = staying.map { person in
      let space = person.name.firstIndex(of: " ")
      return Club.V3.Person(
        id: person.id, number: person.number, first: String(person.name[..<(space ?? person.name.endIndex)]),
        last: space.map { String(person.name[person.name.index(after: $0)...]) }, points: person.points,
        teamID: person.teamID, mentorID: person.mentorID.flatMap { gone.contains($0) ? nil : $0 })
    }
    medals = old.badges.filter { !gone.contains($0.personID) }
      .map { Club.V3.Medal(id: $0.id, title: $0.label, personID: $0.personID) }
    cards = staying.filter { $0.points > 3 }.map { Club.V3.Card(id: $0.id, number: $0.number, label: $0.name) }
  }

  /// What the rollup of the third version must say.
  func totals(in bucket: Int) -> [UUID: RollupTotal] {
    Dictionary(grouping: persons, by: \.teamID).mapValues { persons in
      RollupTotal(
        sum: persons.map { 2 * $0.points }.reduce(0, +), count: persons.count,
        sumInBucket: persons.filter { $0.first.count == bucket }.map { 2 * $0.points }.reduce(0, +))
    }
  }
}
