import Foundation

/// What stands for a composition of too many predicates. Evaluating, translating and releasing nested expressions
/// recurses, so one without a bound would end the process.
struct OversizedPredicate: StandardPredicateExpression {
  typealias Output = Bool

  /// The size of a composition from which on it is refused. SQLite's parser takes no deeper expression.
  static let limit = 1_000

  let size: Int

  func evaluate(_ bindings: PredicateBindings) throws -> Bool {
    throw PersistenceError.oversizedPredicate
  }
}

extension OversizedPredicate: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    throw .oversizedPredicate
  }
}

/// Composes a predicate of that size.
func composition<Model: PersistentModel>(
  of size: Int, _ compose: (PredicateExpressions.Variable<Model>) -> any StandardPredicateExpression<Bool>
) -> Predicate<Model> {
  Predicate { model in size < OversizedPredicate.limit ? compose(model) : OversizedPredicate(size: size) }
}

extension Predicate {
  /// The number of predicates that it was composed of, and of negations among them.
  var size: Int { (expression as? any ComposedExpression)?.size ?? 1 }
}

/// An expression over predicates.
private protocol ComposedExpression {
  var size: Int { get }
}

extension OversizedPredicate: ComposedExpression {}

extension PredicateCall: ComposedExpression {}

extension PredicateExpressions.Conjunction: ComposedExpression where LHS: ComposedExpression, RHS: ComposedExpression {
  fileprivate var size: Int { lhs.size + rhs.size }
}

extension PredicateExpressions.Disjunction: ComposedExpression where LHS: ComposedExpression, RHS: ComposedExpression {
  fileprivate var size: Int { lhs.size + rhs.size }
}

extension PredicateExpressions.Negation: ComposedExpression where Wrapped: ComposedExpression {
  fileprivate var size: Int { wrapped.size + 1 }
}
