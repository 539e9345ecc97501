/// A value as the database keeps it.
///
/// Two are equal when they have the same class and content: unlike SQL's, this equality knows null.
public enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  /// Text in Unicode's composed normal form, without a NUL.
  case text(String)
  case blob([UInt8])
}
