/// A finding of an application in a row that its schema allows: see ``PersistentModel/findings(in:)``.
public struct RowFinding: Sendable, Hashable {
  /// The severity of a finding.
  public enum Gravity: Sendable, Hashable {
    /// The value has no meaning. A check returns it as a fault, and there is no backup as long as it is there.
    case fault
    /// The value has a meaning, but the application wouldn't write it. A check reports it as a warning.
    case warning
  }

  /// An import refuses the row in either case.
  public let gravity: Gravity
  /// The column that holds the value.
  public let column: String
  /// The application's own code for the finding.
  public let code: String
  /// The finding in plain English.
  public let detail: String

  /// A finding as a model returns it.
  ///
  /// - Parameters:
  ///   - gravity: what follows from it.
  ///   - column: the column's name in the schema.
  ///   - code: any text; the kit only passes it on.
  ///   - detail: what follows the column's name and a colon in an error or a fault.
  public init(_ gravity: Gravity, column: String, code: String, detail: String) {
    self.gravity = gravity
    self.column = column
    self.code = code
    self.detail = detail
  }
}
