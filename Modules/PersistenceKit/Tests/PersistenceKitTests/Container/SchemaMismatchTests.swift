import Foundation
import Testing

@testable import PersistenceKit

/// What a developer changes in a model.
private enum Recipe {
  static let first: [any PersistentModel.Type] = [Model<Declared>.self]
  static let changes: [(models: [any PersistentModel.Type], name: String)] = [
    ([Model<Checked>.self], "recipe"), ([Model<Textual>.self], "recipe"), ([Model<Loosened>.self], "recipe"),
    ([Model<Widened>.self], "recipe"), ([Model<Tightened>.self], "recipe"), ([Model<Sealed>.self], "recipe"),
    ([Model<Unique>.self], "recipe_title_unique"), ([Model<Indexed>.self], "recipe_stars_index"),
    ([Model<Summed>.self], "recipe_stars"), ([Model<Declared>.self, Model<Another>.self], "cook"),
  ]

  struct Model<Variant: RecipeVariant>: PersistentModel {
    var id: Int64
    var title: String
    var stars: Int
    var rating: String
    var note: String?

    static var schema: Schema<Self> { Variant.schema() }

    init(id: Int64) { (self.id, title, stars, rating, note) = (id, "Soup", 3, "***", nil) }

    init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0]) }

    static var columns: [Column<Self>] { [Column("id", \.id), Column("title", \.title), Column("stars", \.stars)] }
  }
}

private protocol RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>>
}

private enum Declared: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> { Schema("recipe", columns: Recipe.Model.columns) }
}

private enum Checked: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema(
      "recipe", columns: [Column("id", \.id), Column("title", \.title), Column("stars", \.stars, check: .positive)])
  }
}

private enum Textual: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema("recipe", columns: [Column("id", \.id), Column("title", \.title), Column("stars", \.rating)])
  }
}

private enum Loosened: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema("recipe", columns: [Column("id", \.id), Column("title", \.note), Column("stars", \.stars)])
  }
}

private enum Widened: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema("recipe", columns: Recipe.Model.columns + [Column("note", \.note)])
  }
}

private enum Tightened: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema("recipe", columns: [Column("id", \.id), Column("title", \.title)])
  }
}

private enum Sealed: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema("recipe", columns: Recipe.Model.columns, isChecksummed: true)
  }
}

private enum Unique: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema("recipe", columns: Recipe.Model.columns, indexes: [Index(\.title, isUnique: true)])
  }
}

private enum Indexed: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema("recipe", columns: Recipe.Model.columns, indexes: [Index(\.stars)])
  }
}

private enum Summed: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> {
    Schema(
      "recipe", columns: Recipe.Model.columns,
      rollups: [
        Rollup<Recipe.Model<Self>, String>("recipe_stars", by: \.title, bucket: { _ in 0 }, value: { Int64($0.stars) })
      ])
  }
}

private enum Another: RecipeVariant {
  static func schema() -> Schema<Recipe.Model<Self>> { Schema("cook", columns: Recipe.Model.columns) }
}

/// A model that was changed without a higher version.
@Suite struct SchemaMismatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let container = try ModelContainer(for: Recipe.first, configuration: ModelConfiguration(url: folder.file()))
    try container.write { try $0.insert(Recipe.Model<Declared>(id: 1)) }
    container.close()
  }

  @Test(arguments: Recipe.changes.indices)
  func `it is named wherever the file is opened, and the file stays as it was`(_ index: Int) throws {
    let (models, name) = Recipe.changes[index]
    let before = try Data(contentsOf: folder.file())
    let model = "\(try #require(models.last))"
    let expected = PersistenceError.schemaMismatch(model: model, name: name, version: 1)
    let openings = [
      ModelConfiguration(url: folder.file()), ModelConfiguration(url: folder.file(), allowsSave: false),
      ModelConfiguration(url: folder.file(), discardsChanges: true),
      ModelConfiguration(url: folder.file(), allowsSave: false, onSchemaMismatch: .recreate),
    ]
    for opening in openings {
      let error = thrown { try ModelContainer(for: models, configuration: opening) }
      #expect(error == expected)
    }
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  @Test(arguments: Recipe.changes.indices)
  func `a check finds it`(_ index: Int) throws {
    let (models, name) = Recipe.changes[index]
    let faults = try ModelContainer.check(for: models, configuration: ModelConfiguration(url: folder.file()))
    let expected: [IntegrityFault] = [
      .different(name: name), .missing(name: name), .missing(name: "recipe.note"), .missing(name: "recipe.checksum"),
    ]
    let isNamed = faults.contains { expected.contains($0) }
    #expect(isNamed, "\(faults)")
  }

  @Test(arguments: Recipe.changes.indices)
  func `in development the tables are made anew`(_ index: Int) throws {
    let (models, _) = Recipe.changes[index]
    let configuration = ModelConfiguration(url: folder.file(), onSchemaMismatch: .recreate)
    let container = try ModelContainer(for: models, configuration: configuration)
    let faults = try container.check()
    #expect(faults == [])
    container.close()
    let rows = try OtherProgram(folder.file()).value("SELECT count(*) FROM recipe")
    #expect(rows == "0")
    try ModelContainer(for: models, configuration: ModelConfiguration(url: folder.file())).close()
  }

  @Test func `what hasn't changed keeps its rows`() throws {
    let configuration = ModelConfiguration(url: folder.file(), onSchemaMismatch: .recreate)
    let count = try ModelContainer(for: Recipe.first, configuration: configuration).read {
      try $0.fetchCount(FetchDescriptor<Recipe.Model<Declared>>())
    }
    #expect(count == 1)
  }

  @Test func `an older file that can't be upgraded is made anew, and one that can keeps its rows`() throws {
    let later = ModelConfiguration(url: folder.file(), schemaVersion: 2, onSchemaMismatch: .recreate)
    let widened = try ModelContainer(for: Recipe.Model<Widened>.self, configuration: later)
    let kept = try widened.read { try $0.fetchCount(FetchDescriptor<Recipe.Model<Widened>>()) }
    #expect(kept == 1)
    widened.close()
    let last = ModelConfiguration(url: folder.file(), schemaVersion: 3, onSchemaMismatch: .recreate)
    let checked = try ModelContainer(for: Recipe.Model<Checked>.self, configuration: last)
    let left = try checked.read { try $0.fetchCount(FetchDescriptor<Recipe.Model<Checked>>()) }
    #expect(left == 0)
  }

  @Test func `with an application id nothing is made anew`() {
    let configuration = ModelConfiguration(
      url: folder.file("other.store"), applicationID: 7, onSchemaMismatch: .recreate)
    let error = thrown { try ModelContainer(for: Recipe.first, configuration: configuration) }
    guard case .misuse = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    let wasMade = FileManager.default.fileExists(atPath: folder.file("other.store").path)
    #expect(!wasMade)
  }
}
