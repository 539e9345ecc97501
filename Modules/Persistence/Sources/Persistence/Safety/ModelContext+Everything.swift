package import ModuloModels
package import PersistenceKit

extension ModelContext {
  /// How much is kept.
  package borrowing func counts() throws(PersistenceError) -> DataCounts {
    DataCounts(
      goals: try fetchCount(FetchDescriptor<FinancialGoalEntity>()),
      contributions: try fetchCount(FetchDescriptor<ContributionEntity>()))
  }

  /// Empties every table.
  ///
  /// - Returns: How much was deleted.
  package borrowing func deleteEverything() throws(PersistenceError) -> DataCounts {
    let counts = try counts()
    // Goals come first, and take their contributions with them.
    for model in SchemaV1.models { try deleteAll(of: model) }
    return counts
  }

  private borrowing func deleteAll<Model: PersistentModel>(of model: Model.Type) throws(PersistenceError) {
    let batch = FetchDescriptor<Model>(fetchLimit: 500)
    var found = try fetch(batch)
    while !found.isEmpty {
      for row in found { try delete(model, for: row.id) }
      found = try fetch(batch)
    }
  }
}
