/// The type of a column, as a STRICT table declares it.
public enum StorageClass: String, Sendable, CaseIterable {
  /// Whole numbers of 64 bits.
  case integer = "INTEGER"
  /// Numbers with a fraction, of 64 bits.
  case real = "REAL"
  /// Unicode text, without a NUL.
  case text = "TEXT"
  /// Bytes as they are.
  case blob = "BLOB"
}
