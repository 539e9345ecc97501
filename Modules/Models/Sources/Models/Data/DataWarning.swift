/// A stored row that is readable, but breaks a current rule.
public struct DataWarning: Equatable, Sendable {
  /// The kind of row.
  public enum Subject: String, CaseIterable, Sendable {
    case goal
    case contribution
    case account
    case balance
    case rate
  }

  /// The remedy for the row.
  public enum Remedy: Equatable, Sendable {
    /// A command line for a shell. It repairs every broken rule of the row.
    case command(String)
    /// No command repairs the row: the document of an export has to be corrected, and imported into an empty database.
    case document
  }

  public let rule: RowRule
  public let subject: Subject
  public let number: Int
  public let remedy: Remedy

  public init(_ rule: RowRule, of subject: Subject, number: Int, remedy: Remedy) {
    self.rule = rule
    self.subject = subject
    self.number = number
    self.remedy = remedy
  }
}
