import Foundation

extension PredicateExpressions.Value: QueryConstant {}

extension PredicateExpressions.Value: QueryExpression where Output: ColumnValue {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(value: value)
  }
}

extension PredicateExpressions.Value: QueryList where Output: Sequence, Output.Element: ColumnValue {
  func buildList(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(list: value)
  }
}

// MARK: - Ranges

extension PredicateExpressions.Value: QueryRange where Output: CapturedRange {
  static var isClosed: Bool { Output.isClosed }

  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(value: value.lowerBound)
    try query.append(value: value.upperBound)
  }
}

/// A range written in place.
extension PredicateExpressions.Range: QueryRange where LHS: QueryExpression, RHS: QueryExpression {
  static var isClosed: Bool { false }

  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError) {
    try lower.build(into: &query)
    try upper.build(into: &query)
  }
}

extension PredicateExpressions.ClosedRange: QueryRange where LHS: QueryExpression, RHS: QueryExpression {
  static var isClosed: Bool { true }

  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError) {
    try lower.build(into: &query)
    try upper.build(into: &query)
  }
}

/// A range with two bounds that a column can hold.
protocol CapturedRange {
  associatedtype Bound: ColumnValue
  static var isClosed: Bool { get }
  var lowerBound: Bound { get }
  var upperBound: Bound { get }
}

extension Range: CapturedRange where Bound: ColumnValue {
  static var isClosed: Bool { false }
}

extension ClosedRange: CapturedRange where Bound: ColumnValue {
  static var isClosed: Bool { true }
}
