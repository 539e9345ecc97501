/// What breaks a rule, with every place of it. That one module imports another is one fact, however many files say it;
/// what is wrong with a source is a fact of its own in each place.
public struct Fact: Sendable, Hashable {
  /// The violation at the first place.
  public let violation: Violation
  /// Every place, sorted.
  public internal(set) var places: [SourceLocation]
}

extension Fact {
  /// The facts of some violations, by their first places. Linear in them.
  static func facts(of violations: [Violation]) -> [Fact] {
    var facts: [Fact] = []
    var indices: [Violation: Int] = [:]
    for violation in violations {
      var fact = violation
      fact.location = SourceLocation(file: "", line: 0, column: 0)
      if violation.isAboutModules, let index = indices[fact] {
        facts[index].places.append(violation.location)
      } else {
        indices[fact] = facts.count
        facts.append(Fact(violation: violation, places: [violation.location]))
      }
    }
    return facts
  }
}

extension Report {
  /// The violations as facts, by their first places. Linear in them.
  public var facts: [Fact] { Fact.facts(of: violations) }
}

/// The number of facts of one severity, and of their places.
struct FactCount: Sendable, Hashable {
  let facts: Int
  let places: Int

  init(of severity: Severity, in facts: [Fact]) {
    let counted = facts.filter { $0.violation.severity == severity }
    self.facts = counted.count
    places = counted.reduce(0) { $0 + $1.places.count }
  }
}
