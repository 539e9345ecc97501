public import ModuloModels
public import PersistenceKit

/// A stored row, and what messages call it.
public protocol StoredModel: PersistentModel {
  /// The noun that the rows are of.
  static var noun: Noun { get }
}

extension ModuloMigrationPlan {
  /// The tables whose rows are counted for users, by their names. A table has one name in every version.
  static let countedTables: [String: Noun] = {
    var nouns: [String: Noun] = [:]
    for model in newest.models {
      if let model = model as? any StoredModel.Type, Noun.counted.contains(model.noun) {
        nouns[name(of: model)] = model.noun
      }
    }
    return nouns
  }()

  private static func name<Model: StoredModel>(of model: Model.Type) -> String { model.schema.table }
}
