/// An event of a running check, besides the faults that it returns.
public enum IntegrityEvent: Sendable, Hashable {
  /// The number of rows read since the check began; reported after every ten thousand.
  case progress(rows: Int)
  /// A sound row that the application wouldn't write. The first thousand are reported.
  case warning(IntegrityWarning)
  /// An object in the file that no schema declares. It is left as it is.
  case foreign(ForeignObject)
  /// A damaged step of the history, which a copy goes without, and without those before it.
  case omitted(IntegrityFault)
}

/// A sound row that breaks a rule of the application.
public struct IntegrityWarning: Sendable, Hashable {
  /// The row's table.
  public let table: String
  /// The row's number.
  public let number: Int64
  /// The findings of the application in it.
  public let finding: RowFinding

  /// A warning as a check reports it. Callers make one only to compare it.
  public init(table: String, number: Int64, finding: RowFinding) {
    self.table = table
    self.number = number
    self.finding = finding
  }
}

extension IntegrityWarning: CustomStringConvertible {
  /// The warning in one line of plain English.
  public var description: String { "\(table) #\(number), \(finding.column): \(finding.detail)" }
}

/// A part of a database's file that no schema declares: made by another program or by hand, or a table with rows of a
/// model that an earlier version had. What belongs to a foreign table isn't reported by itself.
public struct ForeignObject: Sendable, Hashable {
  /// The kinds of object that SQLite knows.
  public enum Kind: String, Sendable, Hashable {
    /// A table, virtual ones among them.
    case table
    /// An index over a table of a model. One that is unique refuses rows that the schemas would take.
    case index
    /// A named query.
    case view
    /// Statements that run when a table of a model is written.
    case trigger
  }

  /// The kind of the object.
  public let kind: Kind
  /// Its name, which nothing else in the file has.
  public let name: String

  /// An object as a check reports it. Callers make one only to compare it.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

extension ForeignObject: CustomStringConvertible {
  /// The object in one line of plain English.
  public var description: String { "the \(kind.rawValue) \(name) isn't part of the schema" }
}
