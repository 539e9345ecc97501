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
  static var function: QueryOperator { Output.function }

  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError) {
    try value.appendBounds(to: &query)
  }
}

/// A range written in place.
extension PredicateExpressions.Range: QueryRange where LHS: QueryExpression, RHS: QueryExpression {
  static var function: QueryOperator { .within }

  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError) {
    try lower.build(into: &query)
    try upper.build(into: &query)
  }
}

extension PredicateExpressions.ClosedRange: QueryRange where LHS: QueryExpression, RHS: QueryExpression {
  static var function: QueryOperator { .withinClosed }

  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError) {
    try lower.build(into: &query)
    try upper.build(into: &query)
  }
}

/// A range whose bounds a column can hold.
protocol CapturedRange {
  static var function: QueryOperator { get }
  func appendBounds(to query: inout QueryBuilder) throws(PersistenceError)
}

extension Range: CapturedRange where Bound: ColumnValue {
  static var function: QueryOperator { .within }

  func appendBounds(to query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(value: lowerBound)
    try query.append(value: upperBound)
  }
}

extension ClosedRange: CapturedRange where Bound: ColumnValue {
  static var function: QueryOperator { .withinClosed }

  func appendBounds(to query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(value: lowerBound)
    try query.append(value: upperBound)
  }
}

extension PartialRangeFrom: CapturedRange where Bound: ColumnValue {
  static var function: QueryOperator { .greaterOrEqual }

  func appendBounds(to query: inout QueryBuilder) throws(PersistenceError) { try query.append(value: lowerBound) }
}

extension PartialRangeUpTo: CapturedRange where Bound: ColumnValue {
  static var function: QueryOperator { .less }

  func appendBounds(to query: inout QueryBuilder) throws(PersistenceError) { try query.append(value: upperBound) }
}

extension PartialRangeThrough: CapturedRange where Bound: ColumnValue {
  static var function: QueryOperator { .lessOrEqual }

  func appendBounds(to query: inout QueryBuilder) throws(PersistenceError) { try query.append(value: upperBound) }
}
