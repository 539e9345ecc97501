/// A query's SQL, with numbered parameters. The model's table is called `t0` in it.
struct QueryText: Sendable, Equatable {
  /// nil when every row matches.
  let whereClause: String?
  let orderBy: String
  /// The whole statement that yields the models' rows.
  let select: String
  /// The whole statement that counts the rows of the where clause, before any limit or offset.
  let count: String
  /// Whether every row of the where clause matches. Where the dialect doesn't know characters, some may not.
  var isExact = true
}
