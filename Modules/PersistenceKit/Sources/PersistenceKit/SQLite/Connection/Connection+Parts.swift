extension Connection {
  /// The first table or column that reading the models needs and the database lacks; nil when it has all of them. An
  /// index only makes reading faster.
  func missingPart(for models: [any PersistentModel.Type]) throws(PersistenceError) -> String? {
    for model in models { if let part = try missingPart(of: model) { return part } }
    return nil
  }

  private func missingPart<Model: PersistentModel>(of model: Model.Type) throws(PersistenceError) -> String? {
    let schema = model.schema
    let known = try columns(of: schema.table)
    if known.isEmpty { return "table \(schema.table)" }
    let names = [Schema<Model>.numberName] + schema.columns.filter { !$0.isNumber }.map(\.name)
    if let column = names.first(where: { !known.contains($0) }) { return "column \(schema.table).\(column)" }
    if schema.isChecksummed, let part = checksums(of: schema, known) { return part }
    for rollup in schema.rollups {
      let known = try columns(of: rollup.table)
      if known.isEmpty { return "table \(rollup.table)" }
      let checksum = RollupTable.checksumName
      if rollup.isChecksummed, !known.contains(checksum) { return "column \(rollup.table).\(checksum)" }
    }
    return nil
  }

  /// The checksums that a table lacks: all of them, or those without a column that the schema doesn't declare any more.
  private func checksums<Model: PersistentModel>(of schema: Schema<Model>, _ known: Set<String>) -> String? {
    let checksum = Schema<Model>.checksumName
    if !known.contains(checksum) { return "column \(schema.table).\(checksum)" }
    let declared = schema.columns.map(\.name) + [Schema<Model>.numberName, checksum]
    let left = known.subtracting(declared).sorted().first
    return left.map { "checksums of \(schema.table) without the column \($0)" }
  }
}
