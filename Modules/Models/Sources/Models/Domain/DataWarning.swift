/// A stored row that readers take, and that breaks a rule of today.
public struct DataWarning: Equatable, Sendable {
  /// What the row is.
  public enum Subject: String, CaseIterable, Sendable {
    case goal
    case contribution
    case account
    case balance
    case rate
  }

  /// What mends the row.
  public enum Remedy: Equatable, Sendable {
    /// A command line, as it can be typed into a shell. It mends all that breaks a rule in the row.
    case command(String)
    /// No command does: the document of an export is mended, and imported into an empty database.
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
