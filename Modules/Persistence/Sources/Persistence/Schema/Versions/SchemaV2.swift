import ModuloModels
public import PersistenceKit

/// The second version of the database: every row has a checksum, so that a check finds what was changed past the program.
public enum SchemaV2: VersionedSchema {
  public static let version: Int32 = 2
  public static let models: [any PersistentModel.Type] = [FinancialGoalEntity.self, ContributionEntity.self]
}
