extension Connection {
  /// The first table or column that reading the models needs and the database lacks; nil when it has all of them. An
  /// index only makes reading faster, and a checksum is only read by a check.
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
    for rollup in schema.rollups where try !exists(table: rollup.table) { return "table \(rollup.table)" }
    return nil
  }
}
