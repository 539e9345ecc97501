import ModuloModels
public import PersistenceKit

/// The first version of the database: goals, contributions, and the months derived from them.
public enum SchemaV1: VersionedSchema {
  /// Written into every file of ours, so that another application's is never mistaken for one: "MODU" in ASCII.
  public static let applicationID: Int32 = 0x4D4F_4455
  public static let version: Int32 = 1
  public static let models: [any PersistentModel.Type] = [FinancialGoalEntity.self, ContributionEntity.self]
}
