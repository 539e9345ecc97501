public import ModuloModels
public import PersistenceKit

/// A stored row, and what messages call it.
public protocol StoredModel: PersistentModel {
  /// The noun that the rows are of.
  static var noun: Noun { get }
}

extension ModuloMigrationPlan {
  /// The nouns of the tables, by their names. A table has one name in every version.
  static let nouns: [String: Noun] = {
    var nouns: [String: Noun] = [:]
    for case let model as any StoredModel.Type in newest.models { nouns[name(of: model)] = model.noun }
    return nouns
  }()

  /// Those whose rows are counted for users.
  static let countedTables = nouns.filter { Noun.counted.contains($0.value) }

  private static func name<Model: StoredModel>(of model: Model.Type) -> String { model.schema.table }
}
