/// The texts of the statements over a rollup's table.
struct RollupTable: Sendable {
  let name: String
  let shape: RowShape
  /// Binds group and bucket; yields the sum and the count.
  let bucket: String
  /// Binds group, bucket, sum and count.
  let replace: String
  /// Binds group and bucket.
  let remove: String
  /// Binds nothing; leaves no group.
  let removeAll: String
  /// Binds the bucket; yields each group, its sum and count, and its sum in the bucket.
  let totals: String
  /// Binds bucket and group; yields the sum, the count, and the sum in the bucket, NULL when there are no rows.
  let total: String
  /// Binds the group; yields each bucket, its sum and count.
  let buckets: String

  init(_ name: String) {
    let table = name.quoted
    let sums = "sum(\"net\"), sum(\"count\"), sum(CASE WHEN \"bucket\" = ?1 THEN \"net\" ELSE 0 END)"
    self.name = name
    shape = RowShape(table: name, columns: [], number: nil)
    bucket = "SELECT \"net\", \"count\" FROM \(table) WHERE \"group_id\" = ?1 AND \"bucket\" = ?2"
    replace =
      "INSERT OR REPLACE INTO \(table) (\"group_id\", \"bucket\", \"net\", \"count\") VALUES (?1, ?2, ?3, ?4)"
    remove = "DELETE FROM \(table) WHERE \"group_id\" = ?1 AND \"bucket\" = ?2"
    removeAll = "DELETE FROM \(table)"
    totals = "SELECT \"group_id\", \(sums) FROM \(table) GROUP BY \"group_id\""
    total = "SELECT \(sums) FROM \(table) WHERE \"group_id\" = ?2"
    buckets = "SELECT \"bucket\", \"net\", \"count\" FROM \(table) WHERE \"group_id\" = ?1 ORDER BY \"bucket\""
  }
}

extension RollupTable {
  /// The beginning of the statement that makes a rollup's table, before the group's definition.
  static func definitionStart(of name: String) -> String { "CREATE TABLE \(name.quoted) (\n  \"group_id\" " }

  /// The end of the statement, after the group's definition.
  static let definitionEnd = """
    , "bucket" INTEGER NOT NULL,
      "net" INTEGER NOT NULL, "count" INTEGER NOT NULL, PRIMARY KEY ("group_id", "bucket")
    ) STRICT, WITHOUT ROWID
    """
}
