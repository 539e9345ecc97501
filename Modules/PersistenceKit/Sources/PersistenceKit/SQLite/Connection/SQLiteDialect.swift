/// The SQL of SQLite, where a condition is a number, and whose text functions are this package's own.
struct SQLiteDialect: Dialect {
  var knowsCharacters: Bool { true }
  var always: String { "1" }
  var emptyData: String { "x''" }
  /// SQL has no offset without a limit; -1 is SQLite's "all".
  var unlimited: String { " LIMIT -1" }

  func parameter(_ number: Int, of kind: ValueKind) -> String { "?\(number)" }

  func value(of condition: String) -> String { "(\(condition))" }
  func condition(of value: String) -> String { value }
  func isntTrue(_ condition: String) -> String { "(\(condition)) IS NOT 1" }
  func isSame(_ left: String, _ right: String) -> String { "(\(left) IS \(right))" }
  func isOther(_ left: String, _ right: String) -> String { "(\(left) IS NOT \(right))" }

  func isListed(_ element: String, in parameters: [String]) -> String {
    "\(element) IN (\(parameters.joined(separator: ", ")))"
  }

  func exactly(_ test: String, of rows: String, isEvery: Bool) -> String {
    let answer = isEvery ? "coalesce(min(test), 1)" : "coalesce(max(test), 0)"
    return "(SELECT CASE count(*) WHEN count(test) THEN \(answer) END FROM (SELECT (\(test)) AS test FROM \(rows)))"
  }

  func choice(_ test: String, _ yes: String, _ no: String) -> String {
    "CASE \(test) WHEN 1 THEN \(yes) WHEN 0 THEN \(no) END"
  }

  func arithmetic(_ function: QueryOperator, _ left: String, _ right: String, of kind: ValueKind?) -> String {
    "(\(left) \(function.symbol) \(right))"
  }

  func negation(of value: String, of kind: ValueKind?) -> String { "(-\(value))" }

  /// SQLite knows no division by zero; Swift's gives an infinity.
  func quotient(_ left: String, _ right: String) -> String {
    "CASE WHEN \(right) = 0 THEN \(left) * 9e999 ELSE \(left) / \(right) END"
  }

  func characterCount(of text: String) -> String { "\(TextFunction.characterCount.name)(\(text))" }
  func byteCount(of data: String) -> String { "length(\(data))" }

  /// SQLite looks for the bytes. Only where it finds them, their characters are looked at.
  func contains(_ text: String, _ part: String) -> String {
    "(instr(\(text), \(part)) > 0 AND \(TextFunction.containsCharacters.name)(\(text), \(part)))"
  }

  func containsLoosely(_ text: String, _ part: String) -> String {
    "\(TextFunction.containsLoosely.name)(\(text), \(part))"
  }

  /// A range of texts, which an index can look up. Of the rows in it, those are left out in which the prefix ends
  /// within a character.
  func starts(_ text: String, with prefix: String) -> String {
    let end = "\(TextFunction.endOfPrefix.name)(\(prefix))"
    return "(\(text) >= \(prefix) AND \(text) < \(end) AND \(TextFunction.startsWith.name)(\(text), \(prefix)))"
  }

  func ordering(_ column: String, isOptional: Bool, isDescending: Bool) -> String {
    column + (isDescending ? " DESC" : "")
  }

  /// Not IS NOT NULL, for which SQLite scans the index from its beginning.
  func isntNull(_ column: String, of storageClass: StorageClass) -> String {
    "\(column) >= \(storageClass.lowestLiteral)"
  }
}

extension StorageClass {
  /// A literal that no value of the class sorts before.
  fileprivate var lowestLiteral: String {
    switch self {
    case .integer: "-9223372036854775808"
    case .real: "-1e999"
    case .text: "''"
    case .blob: "x''"
    }
  }
}

extension QueryOperator {
  /// The sign of a calculation with two numbers.
  fileprivate var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    default: "%"
    }
  }
}
