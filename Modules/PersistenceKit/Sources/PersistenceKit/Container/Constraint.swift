/// The rule of a schema that refused a change: what ``PersistenceError/constraint(_:)`` carries. It holds no value of
/// the row.
public struct Constraint: Sendable, Hashable {
  /// The kinds of rule that a schema can state.
  public enum Kind: String, Sendable, CaseIterable {
    /// Another row has the same values in these columns.
    case unique
    /// The row points to one that doesn't exist, or is pointed to by one whose delete rule is `deny`.
    case foreignKey
    /// The value is outside what the column's `Check` allows.
    case check
    /// The column isn't optional.
    case notNull
  }

  /// The kind of the rule, for a message that says what to do.
  public let kind: Kind
  /// The table that declares the rule. For a denied delete it is the one whose rows still point to the deleted row.
  public let table: String
  /// The columns that the rule is about, as declared in the schema.
  public let columns: [String]

  /// A rule as an error reports it. Callers make one only to compare it.
  public init(kind: Kind, table: String, columns: [String]) {
    self.kind = kind
    self.table = table
    self.columns = columns
  }
}
