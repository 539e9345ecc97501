public import ModuloModels
public import PersistenceKit

extension ModelContext {
  /// The number of stored rows, by table.
  public borrowing func counts() throws(PersistenceError) -> DataCounts {
    DataCounts(
      goals: try fetchCount(FetchDescriptor<FinancialGoalEntity>()),
      contributions: try fetchCount(FetchDescriptor<ContributionEntity>()),
      accounts: try fetchCount(FetchDescriptor<FinancialAccountEntity>()),
      balances: try fetchCount(FetchDescriptor<BalanceUpdateEntity>()),
      rates: try fetchCount(FetchDescriptor<ExchangeRateEntity>()),
      groups: try fetchCount(FetchDescriptor<BlockGroupEntity>()),
      blocks: try fetchCount(FetchDescriptor<BlockEntity>()),
      sessions: try fetchCount(FetchDescriptor<TrackingSessionEntity>()))
  }

  /// The same in a database of an earlier version. A table has one name in all of them, and not every one has each.
  public borrowing func counts(of version: any VersionedSchema.Type) throws(PersistenceError) -> DataCounts {
    var rows: [String: Int] = [:]
    for model in version.models { try count(model, into: &rows) }
    return DataCounts(
      goals: rows[FinancialGoalEntity.schema.table] ?? 0,
      contributions: rows[ContributionEntity.schema.table] ?? 0,
      accounts: rows[FinancialAccountEntity.schema.table] ?? 0,
      balances: rows[BalanceUpdateEntity.schema.table] ?? 0,
      rates: rows[ExchangeRateEntity.schema.table] ?? 0,
      groups: rows[BlockGroupEntity.schema.table] ?? 0,
      blocks: rows[BlockEntity.schema.table] ?? 0,
      sessions: rows[TrackingSessionEntity.schema.table] ?? 0)
  }

  private borrowing func count<Model: PersistentModel>(
    _ model: Model.Type, into rows: inout [String: Int]
  ) throws(PersistenceError) {
    rows[model.schema.table] = try fetchCount(FetchDescriptor<Model>())
  }

  /// Empties every table.
  ///
  /// - Returns: How much was deleted.
  public borrowing func deleteEverything() throws(PersistenceError) -> DataCounts {
    let counts = try counts()
    // What belongs to others goes before them: then no row has to be read for the sums.
    try delete(model: ContributionEntity.self, where: nil)
    try delete(model: FinancialGoalEntity.self, where: nil)
    try delete(model: BalanceUpdateEntity.self, where: nil)
    try delete(model: FinancialAccountEntity.self, where: nil)
    try delete(model: ExchangeRateEntity.self, where: nil)
    try delete(model: TrackingTimeEntity.self, where: nil)
    try delete(model: TrackingSessionEntity.self, where: nil)
    try delete(model: BlockEntity.self, where: nil)
    try delete(model: BlockGroupEntity.self, where: nil)
    try delete(model: KeyValueEntity.self, where: nil)
    return counts
  }
}
