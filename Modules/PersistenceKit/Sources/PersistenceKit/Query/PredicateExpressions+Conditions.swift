import Foundation

extension PredicateExpressions.Equal: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.equal)
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.NotEqual: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.notEqual)
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.Comparison: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(try op.function())
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.Conjunction: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.and)
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.Disjunction: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.or)
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.Negation: QueryExpression where Wrapped: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.not)
    try wrapped.build(into: &query)
  }
}

extension PredicateExpressions.SequenceContains: QueryExpression where LHS: QueryList, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.member)
    try element.build(into: &query)
    try sequence.buildList(into: &query)
  }
}

extension PredicateExpressions.RangeExpressionContains: QueryExpression
where RangeExpression: QueryRange, Element: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(RangeExpression.isClosed ? .withinClosed : .within)
    try element.build(into: &query)
    try range.buildBounds(into: &query)
  }
}

extension PredicateExpressions.Conditional: QueryExpression
where Test: QueryExpression, If: QueryExpression, Else: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.conditional)
    try test.build(into: &query)
    try trueBranch.build(into: &query)
    try falseBranch.build(into: &query)
  }
}

extension PredicateExpressions.ComparisonOperator {
  fileprivate func function() throws(PersistenceError) -> QueryOperator {
    switch self {
    case .lessThan: return .less
    case .lessThanOrEqual: return .lessOrEqual
    case .greaterThan: return .greater
    case .greaterThanOrEqual: return .greaterOrEqual
    @unknown default: throw .unsupported(construct: "the comparison \(self)", advice: "use <, <=, > or >=")
    }
  }
}
