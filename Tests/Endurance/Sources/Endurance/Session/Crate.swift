import Foundation
import PersistenceKit

/// A row that others belong to, with a name that no other one has.
struct Crate: Identifiable, PersistentModel {
  let id: Int
  var name: String
  var note: String?

  static let schema = Schema<Crate>(
    "crate", columns: [Column("id", \.id), Column("name", \.name), Column("note", \.note)],
    indexes: [Index(\.name, isUnique: true)], isChecksummed: true)

  init(id: Int, name: String, note: String? = nil) {
    (self.id, self.name, self.note) = (id, name, note)
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], name: try row[1], note: try row[2])
  }
}

/// A row of a crate, which goes with it.
struct Apple: Identifiable, PersistentModel {
  let id: Int
  var crate: Int
  var weight: Int
  var sort: String

  static let schema = Schema<Apple>(
    "apple",
    columns: [Column("id", \.id), Column("crate", \.crate), Column("weight", \.weight), Column("sort", \.sort)],
    relationships: [Relationship(\.crate, to: Crate.self, onDelete: .cascade)], isChecksummed: true)

  init(id: Int, crate: Int, weight: Int, sort: String) {
    (self.id, self.crate, self.weight, self.sort) = (id, crate, weight, sort)
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], crate: try row[1], weight: try row[2], sort: try row[3])
  }
}

/// Random changes to crates and apples.
struct OrchardActs {
  private var random: SeededGenerator
  private var lastID = 0

  init(_ random: SeededGenerator) { self.random = random }

  /// Changes one to four things, which may come to nothing.
  mutating func change(_ context: borrowing ModelContext) throws {
    for _ in 0..<random.pick(1..<5) { try act(context) }
  }

  mutating func pick(_ range: Range<Int>) -> Int { random.pick(range) }

  private mutating func act(_ context: borrowing ModelContext) throws {
    let crates = try context.fetch(FetchDescriptor<Crate>(sortBy: [SortDescriptor(\.id)]))
    let apples = try context.fetch(FetchDescriptor<Apple>(sortBy: [SortDescriptor(\.id)]))
    lastID += 1
    let id = lastID
    let crate = crates.isEmpty ? nil : crates[random.pick(0..<crates.count)]
    let apple = apples.isEmpty ? nil : apples[random.pick(0..<apples.count)]
    switch (random.pick(0..<8), crate, apple) {
    case (0, _, _), (_, nil, _): try context.insert(Crate(id: id, name: "Crate \(id)"))
    case (1...2, let crate?, _), (_, let crate?, nil):
      try context.insert(Apple(id: id, crate: crate.id, weight: random.pick(1..<9), sort: "Sort \(random.pick(0..<4))"))
    case (3, let crate?, _):
      let note = random.pick(0..<3) == 0 ? nil : "Note \(random.pick(0..<9))"
      _ = try context.update(Crate.self, for: crate.id) { $0.note = note }
    case (4, let crate?, let apple?): _ = try context.update(Apple.self, for: apple.id) { $0.crate = crate.id }
    case (5, _, let apple?):
      let weight = random.pick(1..<9)
      _ = try context.update(Apple.self, for: apple.id) { $0.weight = weight }
    case (6, _, let apple?): try context.delete(Apple.self, for: apple.id)
    case (_, let crate?, _):
      if random.pick(0..<2) == 0 { try context.delete(Crate.self, for: crate.id) }
    }
  }
}
