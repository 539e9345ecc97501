/// The type of a column, as a STRICT table declares it.
public enum StorageClass: String, Sendable, CaseIterable {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case blob = "BLOB"
}
