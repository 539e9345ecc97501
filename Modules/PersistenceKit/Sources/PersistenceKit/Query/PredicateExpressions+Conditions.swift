import Foundation

extension PredicateExpressions.Equal: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.equal, lhs, rhs)
  }
}

extension PredicateExpressions.NotEqual: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.notEqual, lhs, rhs)
  }
}

extension PredicateExpressions.Comparison: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(try op.function(), lhs, rhs)
  }
}

extension PredicateExpressions.Conjunction: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.and, lhs, rhs)
  }
}

extension PredicateExpressions.Disjunction: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.or, lhs, rhs)
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
    query.append(RangeExpression.function)
    try element.build(into: &query)
    try range.buildBounds(into: &query)
  }
}

extension PredicateExpressions.Conditional: QueryExpression
where Test: QueryExpression, If: QueryExpression, Else: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.conditional, test, trueBranch)
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
