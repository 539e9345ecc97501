/// What a contract file asks of the messages of commits: a subject that isn't too long and has a form, and an empty line
/// after it.
public struct CommitRule: Sendable, Hashable {
  /// A regular expression in Swift's notation, which the whole subject matches; nil for any subject.
  public let subject: String?
  /// The most characters of a subject; nil for any number.
  public let longest: Int?

  /// A rule for messages.
  ///
  /// - Throws: If the expression can't be read.
  public init(subject: String? = nil, longest: Int? = nil) throws(TextPatternError) {
    if let subject { _ = try TextPattern.expression(subject) }
    (self.subject, self.longest) = (subject, longest)
  }
}

extension CommitRule {
  /// What is wrong with a message, as sentences; empty for a good one, and for one that git writes of a merge.
  public func faults(of message: CommitMessage) -> [String] {
    let text = message.subject
    if text.isEmpty { return ["the message has no subject"] }
    if text.hasPrefix("Merge ") { return [] }
    var faults: [String] = []
    if let longest, text.count > longest {
      faults.append("the subject has \(text.count) characters, and \(longest) at most are allowed")
    }
    if let subject, !text.isMatch(of: subject) { faults.append("the subject doesn't have the form “\(subject)”") }
    if let second = message.secondLine, !second.isEmpty { faults.append("no empty line follows the subject") }
    return faults
  }
}

extension CommitRule {
  init(reading node: JSONNode) throws(ConfigurationError) {
    let object = try ObjectReader(node, what: "“commits”", known: ["subject", "longest"])
    let (subject, longest) = (try object.text("subject"), try object.number("longest"))
    if subject == nil, longest == nil { throw object.missing("subject") }
    if let longest, longest < 1 { throw object.wrong("longest", "“longest” is a limit, not \(longest)") }
    do { try self.init(subject: subject, longest: longest) } catch {
      throw object.wrong("subject", "“\(subject ?? "")” is no expression")
    }
  }
}

extension String {
  fileprivate func isMatch(of expression: String) -> Bool {
    // It was read when the rule was made.
    guard let regex = try? Regex(expression) else { return false }
    return wholeMatch(of: regex) != nil
  }
}
