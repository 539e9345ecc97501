/// A stored row, with what is derived from it once: the model that a fetch hands out, and what it adds to the rollups.
struct MemoryRow: Sendable {
  let number: Int64
  /// In the order of `RowShape`.
  let values: [SQLValue]
  let model: any PersistentModel
  /// One for each rollup of the table, in their order.
  let entries: [RollupEntry]
}
