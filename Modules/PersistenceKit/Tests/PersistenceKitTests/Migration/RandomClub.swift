import Foundation

@testable import PersistenceKit

/// A club of the first version, with gaps in its numbers and rows that were deleted at the end.
struct RandomClub {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Makes the file.
  mutating func make(at url: URL, people: Int) throws {
    try make(in: .club(url), people: people)
  }

  /// Makes the database.
  mutating func make(in configuration: ModelConfiguration, people: Int) throws {
    let container = try ModelContainer(for: Club.V1.models, configuration: configuration)
    let teams = (1...4).map { Club.V1.Team(id: .fixed($0), name: "Team \($0)") }
    var persons: [Club.V1.Person] = []
    for number in 0..<people { persons.append(person(number, teams, mentors: persons.map(\.id))) }
    let badges = (0..<people).map { badge($0, persons) }
    let leaving = persons.indices.filter { $0 == people - 1 || generator.chance(1, in: 4) }.map { persons[$0].id }
    try container.write { context in
      for team in teams { try context.insert(team) }
      for person in persons { try context.insert(person) }
      for badge in badges { try context.insert(badge) }
      for id in leaving { try context.delete(Club.V1.Person.self, for: id) }
    }
    container.close()
  }

  private mutating func person(_ number: Int, _ teams: [Club.V1.Team], mentors: [UUID]) -> Club.V1.Person {
    let names = ["Ada Lovelace", "Ada King Noel", "Émile Zola", "Plato", "O'Brien \"x\""]
    return Club.V1.Person(
      // The number makes the name unique in the team; one person has none.
      id: .fixed(100 + number), name: number == 6 ? "" : "\(generator.pick(names))\(number)",
      points: Int64.random(in: -9...9, using: &generator), teamID: generator.pick(teams).id,
      mentorID: mentors.isEmpty ? nil : generator.maybe(generator.pick(mentors)))
  }

  private mutating func badge(_ number: Int, _ persons: [Club.V1.Person]) -> Club.V1.Badge {
    Club.V1.Badge(
      id: Int64(number), label: generator.maybe(Data([0, UInt8(truncatingIfNeeded: number)])),
      personID: generator.pick(persons).id)
  }
}
