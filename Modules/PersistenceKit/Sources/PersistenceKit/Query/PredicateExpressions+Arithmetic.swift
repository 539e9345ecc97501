import Foundation

// Whole numbers beyond 64 bits and divisions by zero end the process in memory, as they do in Swift. SQLite goes on with a
// number that has a fraction for the first, and with NULL, which satisfies nothing, for the second.

extension PredicateExpressions.Arithmetic: QueryExpression
where LHS: QueryExpression, RHS: QueryExpression, LHS.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    switch op {
    case .add: query.append(.add)
    case .subtract: query.append(.subtract)
    case .multiply: query.append(.multiply)
    @unknown default: throw .unsupported(construct: "the operator \(op)", advice: "use +, - or *")
    }
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.UnaryMinus: QueryExpression where Wrapped: QueryExpression, Wrapped.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.negate)
    try wrapped.build(into: &query)
  }
}

extension PredicateExpressions.IntDivision: QueryExpression
where LHS: QueryExpression, RHS: QueryExpression, LHS.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.divide)
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.IntRemainder: QueryExpression
where LHS: QueryExpression, RHS: QueryExpression, LHS.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.remainder)
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}

extension PredicateExpressions.FloatDivision: QueryExpression
where LHS: QueryExpression, RHS: QueryExpression, LHS.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.quotient)
    try lhs.build(into: &query)
    try rhs.build(into: &query)
  }
}
