import Foundation

/// The forms that the engine itself reads and writes: `Int64`, `Double`, `String`, `UUID`, `Data` and their optionals.
///
/// Types of your own don't conform to it; they conform to `ColumnValue`, by mapping to one of these forms.
public protocol StoredValue: Sendable, Hashable {
  /// The type of a column of such values.
  static var storageClass: StorageClass { get }
  /// Whether a column of such values may be NULL.
  static var isOptional: Bool { get }

  /// Reads column `index` of the row.
  ///
  /// - Throws: `decoding` when the column holds something else.
  static func read(_ row: borrowing Row, at index: Int) throws(PersistenceError) -> Self

  /// Binds the value to a statement's parameter; the first one has index 1.
  ///
  /// - Throws: `unsupported` for what no column keeps: text with a NUL, and a number that is NaN.
  func bind(to parameters: borrowing Parameters, at index: Int) throws(PersistenceError)

  /// The value as it will be kept.
  ///
  /// - Throws: as `bind`.
  var sqlValue: SQLValue { get throws(PersistenceError) }
}

extension StoredValue {
  @inlinable public static var isOptional: Bool { false }
}

extension StoredValue {
  /// What such values are to an engine.
  static var kind: ValueKind { ValueKind(storageClass, isUUID: self == UUID.self || self == UUID?.self) }
}
