import PersistenceKit

/// A random schema: the features of a garment's columns, how they are indexed, and what becomes of its labels.
protocol Pattern: SendableMetatype {
  associatedtype First: Feature
  associatedtype Second: Feature
  associatedtype Third: Feature
  static var deleteRule: DeleteRule { get }
  static var indexing: Indexing { get }
}

/// Which columns of a garment have an index.
enum Indexing: CaseIterable {
  case none, first, unique, both
}

/// A type for each delete rule and each way to index: a schema belongs to its type for good.
protocol PatternRule: SendableMetatype {
  static var deleteRule: DeleteRule { get }
  static var indexing: Indexing { get }
}

enum PatternRules {
  static let all: [any PatternRule.Type] = [
    Bare<Cascading>.self, Bare<Nullifying>.self, Bare<Denying>.self, First<Cascading>.self, First<Nullifying>.self,
    First<Denying>.self, Unique<Cascading>.self, Unique<Nullifying>.self, Unique<Denying>.self, Both<Cascading>.self,
    Both<Nullifying>.self, Both<Denying>.self,
  ]

  protocol Deleting { static var rule: DeleteRule { get } }
  enum Cascading: Deleting { static let rule = DeleteRule.cascade }
  enum Nullifying: Deleting { static let rule = DeleteRule.nullify }
  enum Denying: Deleting { static let rule = DeleteRule.deny }

  enum Bare<Rule: Deleting>: PatternRule {
    static var deleteRule: DeleteRule { Rule.rule }
    static var indexing: Indexing { .none }
  }
  enum First<Rule: Deleting>: PatternRule {
    static var deleteRule: DeleteRule { Rule.rule }
    static var indexing: Indexing { .first }
  }
  enum Unique<Rule: Deleting>: PatternRule {
    static var deleteRule: DeleteRule { Rule.rule }
    static var indexing: Indexing { .unique }
  }
  enum Both<Rule: Deleting>: PatternRule {
    static var deleteRule: DeleteRule { Rule.rule }
    static var indexing: Indexing { .both }
  }
}

/// The pattern of these features and rules.
enum Woven<First: Feature, Second: Feature, Third: Feature, Rule: PatternRule>: Pattern {
  static var deleteRule: DeleteRule { Rule.deleteRule }
  static var indexing: Indexing { Rule.indexing }
}

extension SeededGenerator {
  /// One of some 165,000 schemas.
  mutating func pattern() -> any Pattern.Type {
    func woven<First: Feature, Second: Feature, Third: Feature, Rule: PatternRule>(
      _ first: First.Type, _ second: Second.Type, _ third: Third.Type, _ rule: Rule.Type
    ) -> any Pattern.Type { Woven<First, Second, Third, Rule>.self }
    let (first, second, third) = (pick(Features.all), pick(Features.all), pick(Features.all))
    let rule = pick(PatternRules.all)
    return woven(first, second, third, rule)
  }
}
