import Foundation

// Whole numbers beyond 64 bits and divisions by zero end the process in memory, as they do in Swift. SQLite goes on
// with a number that has a fraction for the first, and with NULL, which satisfies nothing, for the second.

extension PredicateExpressions.Arithmetic: QueryExpression
where LHS: QueryExpression, RHS: QueryExpression, LHS.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(op.function(), lhs, rhs)
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
    try query.append(.divide, lhs, rhs)
  }
}

extension PredicateExpressions.IntRemainder: QueryExpression
where LHS: QueryExpression, RHS: QueryExpression, LHS.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.remainder, lhs, rhs)
  }
}

extension PredicateExpressions.FloatDivision: QueryExpression
where LHS: QueryExpression, RHS: QueryExpression, LHS.Output: QueryNumber {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.quotient, lhs, rhs)
  }
}

extension PredicateExpressions.ArithmeticOperator {
  fileprivate func function() throws(PersistenceError) -> QueryOperator {
    switch self {
    case .add: return .add
    case .subtract: return .subtract
    case .multiply: return .multiply
    @unknown default: throw .unsupported(construct: "the operator \(self)", advice: "use +, - or *")
    }
  }
}
