/// The severity of a violation.
public enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Reported, and kept.
  case warning
  /// A contract is broken.
  case error
}

/// A place that breaks a rule.
public struct Violation: Sendable, Hashable {
  /// The place of the import, the name or the sign that breaks the rule.
  public internal(set) var location: SourceLocation
  /// The id of the rule, in kebab case: what an ignore comment and a baseline name.
  public let rule: String
  /// Whether it breaks a contract, or is only mentioned.
  public internal(set) var severity: Severity
  /// The message, as one sentence without a full stop.
  public internal(set) var message: String
  /// The advice; nil where the rule has none.
  public internal(set) var advice: String?
  /// The modules of an indirect violation, from the one that breaks the rule to the one that it may not reach. Empty
  /// for a direct one.
  var steps: [Step] = []
  /// Whether it is about modules, so that every import of the one by the other says the same again.
  var isAboutModules = false
  /// The lines of a manifest that mend it; nil where there is no such mend.
  public internal(set) var mend: ManifestMend?
  /// The mend that isn't advised, and why.
  var refusal: ManifestFix.Refusal?

  /// A finding of a custom rule.
  public init(
    location: SourceLocation, rule: String, severity: Severity = .error, message: String, advice: String? = nil,
    chain: [String] = []
  ) {
    self.location = location
    self.rule = rule
    self.severity = severity
    self.message = message
    self.advice = advice
    steps = chain.map { Step(module: $0) }
  }

  /// A module of a way, and its import by the module before it.
  struct Step: Sendable, Hashable {
    let module: String
    /// Nil for the first module, and where none imports it.
    var place: SourceLocation?

    /// `Disk (Model/Model.swift:2)`; without a place the module alone.
    var text: String { place.map { "\(module) (\($0.file):\($0.line))" } ?? module }
  }

  /// Modules of an indirect violation as text, from the one that breaks the rule to the one that it may not reach:
  /// `Disk (Model/Model.swift:2)`, each after the first with the place of its import. Empty for a direct one.
  public var chain: [String] { steps.map(\.text) }

  /// The files that are part of it: that of its place, and those whose imports make its way.
  var files: [String] { [location.file] + steps.compactMap(\.place?.file) }
}

extension Violation: Comparable {
  /// By place, then by rule: the order of a report.
  public static func < (left: Violation, right: Violation) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}

extension Violation {
  /// What to do: the lines that mend it, and the advice of its rule. Nil for neither.
  var wholeAdvice: String? {
    let parts = [mend?.description, advice].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
