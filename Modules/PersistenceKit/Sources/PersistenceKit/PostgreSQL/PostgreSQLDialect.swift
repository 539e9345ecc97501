/// The SQL of PostgreSQL, where a condition is no number, and texts are counted and searched by scalars.
struct PostgreSQLDialect: Dialect {
  var knowsCharacters: Bool { false }
  var always: String { "TRUE" }
  var emptyData: String { "''::bytea" }
  var unlimited: String { " LIMIT ALL" }

  /// Texts are compared by their bytes, whatever the order of the database is.
  func parameter(_ number: Int, of kind: ValueKind) -> String {
    kind == .text ? "$\(number) COLLATE \"C\"" : "$\(number)"
  }

  func value(of condition: String) -> String { "((\(condition))::int::bigint)" }
  func condition(of value: String) -> String { "(\(value) = 1)" }
  func isntTrue(_ condition: String) -> String { "(\(condition)) IS NOT TRUE" }

  func isSame(_ left: String, _ right: String) -> String {
    if right == "NULL" { return "(\(left) IS NULL)" }
    return left == "NULL" ? "(\(right) IS NULL)" : "(\(left) IS NOT DISTINCT FROM \(right))"
  }

  /// An index finds what is equal, but not what isn't distinct.
  func isSameOrUnknown(_ left: String, _ right: String) -> String {
    let isSimple = left != "NULL" && right != "NULL" && left.utf8.count + right.utf8.count < 400
    return isSimple ? "(\(left) = \(right) OR (\(left) IS NULL AND \(right) IS NULL))" : isSame(left, right)
  }

  func isOther(_ left: String, _ right: String) -> String {
    if right == "NULL" { return "(\(left) IS NOT NULL)" }
    return left == "NULL" ? "(\(right) IS NOT NULL)" : "(\(left) IS DISTINCT FROM \(right))"
  }

  func isListed(_ element: String, in parameters: [String]) -> String {
    parameters.isEmpty ? "FALSE" : "\(element) IN (\(parameters.joined(separator: ", ")))"
  }

  func exactly(_ test: String, of rows: String, isEvery: Bool) -> String {
    let answer = isEvery ? "coalesce(min(test), 1)" : "coalesce(max(test), 0)"
    let tests = "(SELECT ((\(test))::int) AS test FROM \(rows)) AS tests"
    return "((SELECT CASE count(*) WHEN count(test) THEN \(answer) END FROM \(tests)) = 1)"
  }

  func choice(_ test: String, _ yes: String, _ no: String) -> String {
    "CASE WHEN \(test) THEN \(yes) WHEN NOT (\(test)) THEN \(no) END"
  }

  /// Whole numbers don't end at 64 bits, and a division by zero, like infinity less infinity, is NULL.
  func arithmetic(_ function: QueryOperator, _ left: String, _ right: String, of kind: ValueKind?) -> String {
    switch (function, kind) {
    case (.divide, _): "div(\(left)::numeric, nullif(\(right), 0)::numeric)"
    case (.remainder, _): "mod(\(left)::numeric, nullif(\(right), 0)::numeric)"
    case (_, .real): "nullif(\(left) \(function.symbol) \(right), 'NaN'::float8)"
    default: "(\(left)::numeric \(function.symbol) \(right))"
    }
  }

  func negation(of value: String, of kind: ValueKind?) -> String {
    kind == .real ? "(-\(value))" : "(-\(value)::numeric)"
  }

  /// As SQLite's: Swift's gives an infinity for a division by zero.
  func quotient(_ left: String, _ right: String) -> String {
    let (infinite, finite) = ("\(left) * 'Infinity'::float8", "\(left) / nullif(\(right), 0)")
    return "nullif(CASE WHEN \(right) = 0 THEN \(infinite) ELSE \(finite) END, 'NaN'::float8)"
  }

  func characterCount(of text: String) -> String { "char_length(\(text))" }
  func byteCount(of data: String) -> String { "octet_length(\(data))" }
  func contains(_ text: String, _ part: String) -> String { "(strpos(\(text), \(part)) > 0)" }
  func containsLoosely(_ text: String, _ part: String) -> String { "(strpos(lower(\(text)), lower(\(part))) > 0)" }

  func starts(_ text: String, with prefix: String) -> String {
    "(\(text) >= \(prefix) AND starts_with(\(text), \(prefix)))"
  }

  func ordering(_ column: String, isOptional: Bool, isDescending: Bool) -> String {
    column + (isDescending ? " DESC" : "") + (isOptional ? isDescending ? " NULLS LAST" : " NULLS FIRST" : "")
  }

  func isntNull(_ column: String, of storageClass: StorageClass) -> String { "\(column) IS NOT NULL" }
}

extension QueryOperator {
  fileprivate var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    default: "*"
    }
  }
}

extension QueryShapeCache {
  static let postgreSQL = QueryShapeCache(PostgreSQLDialect())
}
