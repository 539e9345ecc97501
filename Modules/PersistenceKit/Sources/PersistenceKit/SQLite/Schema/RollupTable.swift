/// The texts of the statements over a rollup's table.
///
/// Those that read yield whole rows, group, bucket, sum, count and checksum, so that each can be compared with its
/// checksum before it is added up.
struct RollupTable: Sendable {
  let name: String
  /// Of rows that are compared with their checksums, if the table has them.
  let shape: RowShape
  /// Of rows that aren't: a check compares them itself.
  let unsealedShape: RowShape
  /// Binds group and bucket.
  let bucket: String
  /// Binds nothing; yields the rows by group and bucket.
  let all: String
  /// Binds the group; yields its rows by bucket, and then those after it. The last column says whether a row is of it.
  let group: String
  /// The place of that column.
  let membershipPlace: Int
  /// Binds the group, and the first and the last bucket; yields its rows between them, by bucket.
  let range: String
  /// Binds the group; yields the row before its own.
  let before: String
  /// Binds group, bucket, sum and count, and the checksum after them, if there is one.
  let replace: String
  /// Binds group and bucket.
  let remove: String
  /// Binds nothing; leaves no group.
  let removeAll: String
  /// What the checksum takes of the parameters of a `replace`; none when the table has no checksums.
  let seeds: [UInt64]

  init(_ name: String, isChecksummed: Bool) {
    let table = name.quoted
    let columns = Self.columns + (isChecksummed ? [Self.checksumName] : [])
    let list = columns.map(\.quoted).joined(separator: ", ")
    self.name = name
    seeds = isChecksummed ? Self.columns.map(RowChecksum.seed) : []
    // A row has no number of its own: its bucket stands for it.
    let number = 1
    unsealedShape = RowShape(table: name, columns: Self.columns, number: number)
    shape = RowShape(
      table: name, columns: Self.columns, number: number,
      seal: isChecksummed ? RowSeal(seeds: seeds, place: Self.columns.count) : nil)
    bucket = "SELECT \(list) FROM \(table) WHERE \"group_id\" = ?1 AND \"bucket\" = ?2"
    all = "SELECT \(list) FROM \(table) ORDER BY \"group_id\", \"bucket\""
    group =
      "SELECT \(list), \"group_id\" = ?1 FROM \(table) WHERE \"group_id\" >= ?1 ORDER BY \"group_id\", \"bucket\""
    membershipPlace = columns.count
    range =
      "SELECT \(list) FROM \(table) WHERE \"group_id\" = ?1 AND \"bucket\" BETWEEN ?2 AND ?3 ORDER BY \"bucket\""
    before =
      "SELECT \(list) FROM \(table) WHERE \"group_id\" < ?1 ORDER BY \"group_id\" DESC, \"bucket\" DESC LIMIT 1"
    let marks = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    replace = "INSERT OR REPLACE INTO \(table) (\(list)) VALUES (\(marks))"
    remove = "DELETE FROM \(table) WHERE \"group_id\" = ?1 AND \"bucket\" = ?2"
    removeAll = "DELETE FROM \(table)"
  }

  private static let columns = ["group_id", "bucket", "net", "count"]
}

extension RollupTable {
  /// The column that keeps the checksum of a row.
  static let checksumName = "checksum"

  /// The beginning of the statement that makes a rollup's table, before the group's definition.
  static func definitionStart(of name: String) -> String { "CREATE TABLE \(name.quoted) (\n  \"group_id\" " }

  /// The end of the statement, after the group's definition.
  static func definitionEnd(isChecksummed: Bool) -> String {
    let checksum = isChecksummed ? " \"checksum\" INTEGER NOT NULL DEFAULT 0," : ""
    return """
      , "bucket" INTEGER NOT NULL,
        "net" INTEGER NOT NULL, "count" INTEGER NOT NULL,\(checksum) PRIMARY KEY ("group_id", "bucket")
      ) STRICT, WITHOUT ROWID
      """
  }

  /// Whether the statement makes a table of that name for some rollup.
  static func isMade(by sql: String, under name: String) -> Bool {
    sql.hasPrefix(definitionStart(of: name))
      && [true, false].contains { sql.hasSuffix(definitionEnd(isChecksummed: $0)) }
  }
}
