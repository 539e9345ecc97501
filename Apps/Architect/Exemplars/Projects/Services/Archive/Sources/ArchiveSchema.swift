import Foundation
import PersistenceKit

/// The first version of the database, as files that it wrote still are. It is never changed again.
enum ArchiveSchemaV1: VersionedSchema {
  static let version: Int32 = 1
  static let models: [any PersistentModel.Type] = [Record.self]

  struct Record: PersistentModel {
    let id: UUID
    var title: String
    let createdAt: Date

    static let schema = Schema<Record>(
      "archive_item",
      columns: [
        Column("id", \.id), Column("title", \.title, check: .nonEmpty), Column("created_at", \.createdAt),
      ])
  }
}

extension ArchiveSchemaV1.Record {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], title: try row[1], createdAt: try row[2])
  }
}

/// The version of today, which has notes.
enum ArchiveSchemaV2: VersionedSchema {
  static let version: Int32 = 2
  static let models: [any PersistentModel.Type] = [Record.self]

  struct Record: PersistentModel {
    let id: UUID
    var title: String
    var note: String?
    let createdAt: Date

    static let schema = Schema<Record>(
      "archive_item",
      columns: [
        Column("id", \.id), Column("title", \.title, check: .nonEmpty), Column("note", \.note),
        Column("created_at", \.createdAt),
      ])
  }
}

extension ArchiveSchemaV2.Record {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], title: try row[1], note: try row[2], createdAt: try row[3])
  }
}

/// Brings a file of any version to that of today, in one transaction. A change of the records is a new version, and a
/// stage to it.
enum ArchiveMigrationPlan: SchemaMigrationPlan {
  static let schemas: [any VersionedSchema.Type] = [ArchiveSchemaV1.self, ArchiveSchemaV2.self]
  static let stages = [MigrationStage.lightweight(from: ArchiveSchemaV1.self, to: ArchiveSchemaV2.self)]
}

typealias ArchiveRecord = ArchiveSchemaV2.Record
