/// A migration plan without gaps.
struct MigrationRoute: Sendable {
  let newest: any VersionedSchema.Type
  let stages: [MigrationStage]
  /// Sees every statement of a migration just before it runs: for tests of what remains when it ends there.
  let observer: StatementObserver?
}

extension MigrationRoute {
  /// - Throws: `misuse` when the versions don't ascend, or the stages don't lead from each one to the next.
  init<Plan: SchemaMigrationPlan>(
    _ plan: Plan.Type, observer: StatementObserver? = nil
  ) throws(PersistenceError) {
    let schemas = plan.schemas
    guard let newest = schemas.last else { throw .misuse("\(plan) has no schema") }
    for (earlier, later) in zip(schemas, schemas.dropFirst()) where earlier.version >= later.version {
      throw .misuse("\(plan) lists the version \(later.version) after \(earlier.version)")
    }
    let stages = plan.stages
    let isGapless =
      stages.count == schemas.count - 1
      && stages.indices.allSatisfy { stages[$0].from == schemas[$0] && stages[$0].to == schemas[$0 + 1] }
    guard isGapless else { throw .misuse("\(plan) needs one stage from each of its schemas to the next") }
    if let first = schemas.first, first.version < 1 { throw .misuse("\(first) has the version \(first.version)") }
    self.newest = newest
    self.stages = stages
    self.observer = observer
  }
}

extension MigrationRoute {
  /// The stages that lead from a file's version to the newest one; none when it is there.
  ///
  /// - Throws: `migration` for a version that the plan doesn't know.
  func stages(from version: Int32, path: String) throws(PersistenceError) -> ArraySlice<MigrationStage> {
    if version == newest.version { return [] }
    if let first = stages.firstIndex(where: { $0.from.version == version }) { return stages[first...] }
    let known = (stages.map { $0.from.version } + [newest.version]).map { String($0) }.joined(separator: ", ")
    throw MigrationVersions(path: path, from: version, to: newest.version)
      .failure("no version \(version) is known, only \(known)")
  }

  /// The names of all tables, indexes and rollups that any of the versions declares.
  func declaredNames() throws(PersistenceError) -> Set<String> {
    var names: Set<String> = []
    for version in stages.map(\.from) + [newest] {
      for model in version.models { names.formUnion(try Self.names(of: model)) }
    }
    return names
  }

  private static func names(of model: any PersistentModel.Type) throws(PersistenceError) -> [String] {
    let layout = try TableLayout(model)
    return [layout.name] + layout.parts.map(\.name)
  }

  /// Refuses a file that would have to be changed before it can be read.
  func refuseOlder(_ header: DatabaseHeader, path: String) throws(PersistenceError) {
    if try stages(from: header.schemaVersion, path: path).isEmpty { return }
    throw MigrationVersions(path: path, from: header.schemaVersion, to: newest.version)
      .failure("the container doesn't allow saving")
  }
}
