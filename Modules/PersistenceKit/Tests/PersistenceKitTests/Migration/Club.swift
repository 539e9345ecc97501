import Foundation

@testable import PersistenceKit

/// A database in three versions. The second adds a column and an index, and renames a table and a column; the third
/// splits a column, fills a new table, and has code before and after that.
enum Club {
  enum Plan: SchemaMigrationPlan {
    static let schemas: [any VersionedSchema.Type] = [V1.self, V2.self, V3.self]
    static let stages: [MigrationStage] = [renaming, splitting]
  }

  static let renaming = MigrationStage.lightweight(
    from: V1.self, to: V2.self,
    renaming: [.table("badge", to: "medal"), .column("label", to: "title", in: "medal")])

  static let splitting = MigrationStage.custom(
    from: V2.self, to: V3.self,
    copies: [
      .copy(V2.Person.self, to: V3.Person.self) { V3.Person(splitting: $0) },
      .copy(V2.Person.self, to: V3.Card.self) { $0.points > 3 ? V3.Card(id: $0.id, label: $0.name) : nil },
    ],
    willMigrate: { context in
      // Players without a name go, with all that points there.
      let nameless = try context.fetch(FetchDescriptor<V2.Person>(predicate: #Predicate { $0.name == "" }))
      for person in nameless { try context.delete(V2.Person.self, for: person.id) }
    },
    didMigrate: { context in try context.insert(V3.Team(id: .fixed(999), name: "Reserve", motto: "new")) })
}

extension ModelConfiguration {
  static func club(
    _ url: URL, busyTimeout: Duration = .seconds(5), allowsSave: Bool = true, discardsChanges: Bool = false
  ) -> ModelConfiguration {
    ModelConfiguration(
      url: url, applicationID: 0x434C_5542, busyTimeout: busyTimeout, allowsSave: allowsSave,
      discardsChanges: discardsChanges)
  }
}
