@testable import PersistenceKit

/// One table as versions of a program declared it without a plan, each as a type of its own.
enum Nursery {
  /// Everything that a schema can declare, checksums among it.
  struct Rich: PersistentModel {
    var id: Int64
    var crop: String
    var memo: String?
    var grade: Int64?

    static let schema = Schema<Rich>(
      "tree",
      columns: [Column("id", \.id), Column("crop", \.crop), Column("memo", \.memo), Column("grade", \.grade)],
      indexes: [Index(\.crop, isUnique: true), Index(\.memo)], rollups: [sums, totals], isChecksummed: true)

    static let sums = Rollup<Rich, String>("tree_crop", by: \.crop, bucket: { _ in 0 }, value: { $0.grade ?? 0 })
    static let totals = Rollup<Rich, Int64>("tree_id", by: \.id, bucket: { _ in 0 }, value: { $0.grade ?? 0 })
  }

  /// Without the memo, its index, the unique one and a rollup; the other rollup has other buckets.
  struct Plain: PersistentModel {
    var id: Int64
    var crop: String
    var grade: Int64?

    static let schema = Schema<Plain>(
      "tree", columns: [Column("id", \.id), Column("crop", \.crop), Column("grade", \.grade)], rollups: [sums],
      isChecksummed: true)

    static let sums = Rollup<Plain, String>("tree_crop", by: \.crop, bucket: { Int($0.id) }, value: { $0.grade ?? 0 })
  }

  /// Without the grade too.
  struct Bare: PersistentModel {
    var id: Int64
    var crop: String

    static let schema = Schema<Bare>(
      "tree", columns: [Column("id", \.id), Column("crop", \.crop)], isChecksummed: true)
  }

  /// Without checksums.
  struct Unsealed: PersistentModel {
    var id: Int64
    var crop: String

    static let schema = Schema<Unsealed>("tree", columns: [Column("id", \.id), Column("crop", \.crop)])
  }

  struct Shed: PersistentModel {
    var id: Int64
    var tree: Int64?

    static let schema = Schema<Shed>(
      "shed", columns: [Column("id", \.id), Column("tree", \.tree)],
      relationships: [Relationship(\.tree, to: Rich.self, onDelete: .nullify)])
  }

  struct Path: PersistentModel {
    var id: Int64

    static let schema = Schema<Path>("path", columns: [Column("id", \.id)], isChecksummed: true)
  }
}

extension Nursery.Rich {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], crop: try row[1], memo: try row[2], grade: try row[3])
  }
}

extension Nursery.Plain {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], crop: try row[1], grade: try row[2])
  }
}

extension Nursery.Bare {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], crop: try row[1]) }
}

extension Nursery.Unsealed {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], crop: try row[1]) }
}

extension Nursery.Shed {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], tree: try row[1]) }
}

extension Nursery.Path {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0]) }
}

extension Nursery {
  /// The models of each version, the first one first.
  static let versions: [[any PersistentModel.Type]] = [
    [Rich.self, Shed.self, Path.self], [Plain.self], [Bare.self], [Rich.self, Shed.self, Path.self], [Unsealed.self],
    [Bare.self],
  ]

  /// The folder's file, opened by a version from 1 on.
  static func open(_ version: Int, in folder: TemporaryFolder) throws -> ModelContainer {
    try ModelContainer(
      for: versions[version - 1], configuration: .league(folder.file(), schemaVersion: Int32(version)))
  }

  /// A file of the first version with three trees and a shed, and without a path.
  static func make(in folder: TemporaryFolder) throws {
    let container = try open(1, in: folder)
    try container.write { context in
      try context.insert(Rich(id: 1, crop: "apple", memo: "old", grade: 3))
      try context.insert(Rich(id: 2, crop: "pear", memo: nil, grade: nil))
      try context.insert(Rich(id: 3, crop: "plum", memo: "young", grade: 5))
      try context.insert(Shed(id: 7, tree: 1))
    }
    container.close()
  }
}
