/// The SQL of an engine, as far as the texts that all engines share depend on it.
///
/// A condition is what WHERE takes; a value is what is compared, and a Bool is one of them, 0 or 1.
protocol Dialect: Sendable {
  /// Whether the engine answers what is asked about the characters of a text. One that doesn't yields all rows that may
  /// match, and the questions are asked again where the rows arrive.
  var knowsCharacters: Bool { get }
  /// A condition that always holds.
  var always: String { get }
  /// Data without a byte.
  var emptyData: String { get }
  /// The clause for rows without a limit, where there is an offset.
  var unlimited: String { get }

  /// The parameter of that number, from 1 on.
  func parameter(_ number: Int, of kind: ValueKind) -> String

  // MARK: Truth

  /// A condition as a value.
  func value(of condition: String) -> String
  /// A value as a condition.
  func condition(of value: String) -> String
  /// A condition that holds where the other one doesn't, or is unknown.
  func isntTrue(_ condition: String) -> String
  /// Whether two values are the same, where NULL is the same as NULL; the other way round, whether they aren't.
  func isSame(_ left: String, _ right: String) -> String
  func isOther(_ left: String, _ right: String) -> String
  /// As `isSame`, where unknown is as good as false.
  func isSameOrUnknown(_ left: String, _ right: String) -> String
  /// Whether a value is one of the parameters, of which there may be none.
  func isListed(_ element: String, in parameters: [String]) -> String
  /// Whether a condition holds for some row, or for every one, and NULL as soon as it is NULL for a row.
  func exactly(_ test: String, of rows: String, isEvery: Bool) -> String
  /// One of two values, and NULL where the condition is unknown.
  func choice(_ test: String, _ yes: String, _ no: String) -> String

  // MARK: Numbers

  func arithmetic(_ function: QueryOperator, _ left: String, _ right: String, of kind: ValueKind?) -> String
  func negation(of value: String, of kind: ValueKind?) -> String
  func quotient(_ left: String, _ right: String) -> String

  // MARK: Text and data

  func characterCount(of text: String) -> String
  func byteCount(of data: String) -> String
  func contains(_ text: String, _ part: String) -> String
  func containsLoosely(_ text: String, _ part: String) -> String
  func starts(_ text: String, with prefix: String) -> String

  // MARK: Order

  /// A column in an ORDER BY, where NULL is before every value in the forward order, and after them in the other one.
  func ordering(_ column: String, isOptional: Bool, isDescending: Bool) -> String
  /// A condition that holds for the values of a column that aren't NULL, as a range of its index.
  func isntNull(_ column: String, of storageClass: StorageClass) -> String
}

extension Dialect {
  func isSameOrUnknown(_ left: String, _ right: String) -> String { isSame(left, right) }
}

/// What a value is to an engine: its storage class, and whether data is a UUID.
enum ValueKind: UInt8, Hashable, Sendable {
  case integer, real, text, data, identifier

  init(_ storageClass: StorageClass, isUUID: Bool) {
    self =
      switch storageClass {
      case .integer: .integer
      case .real: .real
      case .text: .text
      case .blob: isUUID ? .identifier : .data
      }
  }
}
