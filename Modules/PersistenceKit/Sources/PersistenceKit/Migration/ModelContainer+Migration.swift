extension ModelContainer {
  /// Opens the file with the newest schema of the plan, and brings it there when it is older.
  ///
  /// All stages together are one transaction. A process that opens the file meanwhile waits for it, no longer than the
  /// busy timeout, and finds it done. In memory there is nothing older, so the stages aren't used.
  ///
  /// It works on the caller's thread, which a large file may hold up for a while: ``MigrationStage`` says what costs
  /// what. A file of the newest version costs no more than without a plan.
  ///
  /// - Parameters:
  ///   - plan: every version that a file may have, and how each becomes the next.
  ///   - configuration: its version is replaced by the plan's.
  /// - Throws: why the file can't be used; it is then as it was. `migration` when the stages don't get it to the newest
  ///   version, or mustn't because the container doesn't allow saving; `newerSchema` for one beyond the plan;
  ///   `full` when there is no room for the copies; `cancelled` when the surrounding task is; `misuse` when the plan
  ///   contradicts itself, and what opening without a plan throws.
  public convenience init<Plan: SchemaMigrationPlan>(
    for plan: Plan.Type, configuration: ModelConfiguration
  ) throws(PersistenceError) {
    try self.init(route: MigrationRoute(plan), configuration: configuration)
  }

  convenience init(route: MigrationRoute, configuration: ModelConfiguration) throws(PersistenceError) {
    try self.init(for: route.newest.models, configuration: configuration.newest(of: route), route: route)
  }
}
