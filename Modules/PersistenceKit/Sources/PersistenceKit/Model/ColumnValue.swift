/// A type that a column can hold.
///
/// `Int64`, `Int` and the narrower whole numbers, `Bool`, `Double`, `Float`, `String`, `UUID`, `Data`, `Date`, `URL`,
/// `Decimal`, optionals of them, and enums with such raw values (which only declare it) conform. `UInt` and `UInt64`
/// don't, because SQLite's integers hold only the lower half of their values. A type of your own names the form that
/// stands for it:
///
/// ```swift
/// extension Weekday: ColumnValue {
///   init?(stored: Int64) { self.init(isoNumber: stored) }
///   var stored: Int64 { isoNumber }
/// }
/// ```
public protocol ColumnValue: Sendable, Equatable {
  /// The form in the database.
  associatedtype Stored: StoredValue

  /// The value that the form stands for; nil when it stands for none, which a fetch reports as `decoding`. Each row
  /// that is read asks once.
  init?(stored: Stored)

  /// The form that stands for the value. Equal values must have equal forms, and greater ones greater forms where the
  /// type is `Comparable`: SQL compares and sorts nothing else. It is asked for each value that is written or compared.
  ///
  /// - Throws: `unsupported` for a value that has no form, so that it is refused before anything is changed. Most types
  ///   have none, and declare it without `throws`.
  var stored: Stored { get throws(PersistenceError) }
}

extension ColumnValue {
  /// The value as the database will keep it.
  ///
  /// - Throws: `unsupported` for what no column keeps: text with a NUL, a number that is NaN, and a date that is no
  ///   moment.
  @inlinable public var sqlValue: SQLValue {
    get throws(PersistenceError) { try stored.sqlValue }
  }
}

/// An enum is kept as its raw value.
extension ColumnValue where Self: RawRepresentable, RawValue: ColumnValue {
  /// The case with that raw value; nil for none, which a fetch reports as `decoding`.
  @inlinable public init?(stored: RawValue.Stored) {
    guard let rawValue = RawValue(stored: stored) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The form of the raw value.
  @inlinable public var stored: RawValue.Stored {
    get throws(PersistenceError) { try rawValue.stored }
  }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  @inlinable public init?(stored: Wrapped.Stored?) {
    guard let stored else {
      self = .none
      return
    }
    guard let value = Wrapped(stored: stored) else { return nil }
    self = .some(value)
  }

  @inlinable public var stored: Wrapped.Stored? {
    get throws(PersistenceError) { try self?.stored }
  }
}
