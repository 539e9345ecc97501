import Foundation

@testable import PersistenceKit

/// A model of two versions, made for one migration each: what differs is their schemas.
enum Notes {
  struct Old: PersistentModel, Equatable {
    var id: Int64
    var text: String?
    var size: Int64 = 0
    var parent: Int64?

    static let schema = Schema<Old>(
      "note",
      columns: [
        Column("id", \.id), Column("text", \.text), Column("size", \.size), Column("parent", \.parent),
      ],
      relationships: [Relationship(\.parent, to: Old.self, onDelete: .deny)])
  }

  /// Stricter than it was, and without what pointed elsewhere.
  struct Strict: PersistentModel, Equatable {
    var id: Int64
    var text: String
    var size: Int64

    static let schema = Schema<Strict>(
      "note",
      columns: [
        Column("id", \.id), Column("text", \.text), Column("size", \.size, check: .nonNegative),
      ],
      indexes: [Index(\.text, isUnique: true)])
  }

  /// Has a value that no older row has.
  struct Graded: PersistentModel, Equatable {
    var id: Int64
    var grade: Int64

    static let schema = Schema<Graded>("note", columns: [Column("id", \.id), Column("grade", \.grade)])
  }

  /// Keeps the size as a text.
  struct Worded: PersistentModel, Equatable {
    var id: Int64
    var size: String

    static let schema = Schema<Worded>("note", columns: [Column("id", \.id), Column("size", \.size)])
  }
}

extension Notes.Old {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], text: try row[1], size: try row[2], parent: try row[3])
  }
}

extension Notes.Strict {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], text: try row[1], size: try row[2])
  }
}

extension Notes.Graded {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], grade: try row[1])
  }
}

extension Notes.Worded {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], size: try row[1])
  }
}

extension Notes {
  enum First: VersionedSchema {
    static let version: Int32 = 1
    static let models: [any PersistentModel.Type] = [Old.self]
  }

  enum Stricter: VersionedSchema {
    static let version: Int32 = 2
    static let models: [any PersistentModel.Type] = [Strict.self]
  }

  enum Grading: VersionedSchema {
    static let version: Int32 = 2
    static let models: [any PersistentModel.Type] = [Graded.self]
  }

  enum Wording: VersionedSchema {
    static let version: Int32 = 2
    static let models: [any PersistentModel.Type] = [Worded.self]
  }
}

extension MigrationRoute {
  /// The route of a single stage.
  init(_ stage: MigrationStage) {
    self.init(newest: stage.to, stages: [stage], observer: nil)
  }
}
