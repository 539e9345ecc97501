/// A value as the database keeps it.
///
/// Two are equal when they have the same class and content: unlike SQL's, this equality knows null.
public enum SQLValue: Sendable, Hashable {
  /// NULL: what an optional property without a value is kept as.
  case null
  /// A whole number, in which a Bool is 0 or 1 and a date its milliseconds since 1970.
  case integer(Int64)
  /// A number with a fraction; never NaN.
  case real(Double)
  /// Text in Unicode's composed normal form, without a NUL.
  case text(String)
  /// Bytes: data, and the 16 of a UUID.
  case blob([UInt8])
}
