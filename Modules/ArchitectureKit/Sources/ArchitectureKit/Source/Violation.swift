/// How much a violation weighs.
public enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Reported, and kept.
  case warning
  /// A contract is broken.
  case error
}

/// A place that breaks a rule.
public struct Violation: Sendable, Hashable {
  public let location: SourceLocation
  /// The id of the rule, in kebab case: what an ignore comment and a baseline name.
  public let rule: String
  public let severity: Severity
  /// What is wrong, as one sentence without a full stop.
  public let message: String
  /// What to do instead.
  public let advice: String?
  /// How an indirect violation comes about, from the one who breaks the rule to what it may not reach.
  public let chain: [String]

  public init(
    location: SourceLocation, rule: String, severity: Severity = .error, message: String, advice: String? = nil,
    chain: [String] = []
  ) {
    self.location = location
    self.rule = rule
    self.severity = severity
    self.message = message
    self.advice = advice
    self.chain = chain
  }
}

extension Violation: Comparable {
  /// By place, then by rule: the order of a report.
  public static func < (left: Violation, right: Violation) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}
