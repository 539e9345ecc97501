import Foundation
import PersistenceKit

/// A model with indexes to read in order by.
struct Sighting: PersistentModel, Equatable {
  let id: UUID
  var day: Int64
  var place: String
  var weight: Int64?

  static let schema = Schema<Sighting>(
    "sighting",
    columns: [
      Column("id", \.id), Column("day", \.day), Column("place", \.place), Column("weight", \.weight),
    ],
    indexes: [Index(\.day), Index(\.weight), Index(\.place, \.day), Index(\.place, \.weight)])
}

extension Sighting {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], day: try row[1], place: try row[2], weight: try row[3])
  }

  /// A few days and places, each of them many times.
  init(_ number: Int) {
    self.init(
      id: UUID(UInt64(number)), day: Int64(number * 7 % 11), place: ["pond", "wood", "field"][number % 3],
      weight: number.isMultiple(of: 4) ? nil : Int64(number * 5 % 13))
  }
}

extension Engine {
  /// That many sightings.
  func sightings(_ count: Int) throws -> ModelContainer {
    let container = try container(for: [Sighting.self])
    try container.write { context in
      for number in 0..<count { try context.insert(Sighting(number)) }
    }
    return container
  }
}
