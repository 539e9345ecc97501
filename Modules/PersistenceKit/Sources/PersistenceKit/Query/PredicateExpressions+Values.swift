import Foundation

extension PredicateExpressions.Value: QueryExpression where Output: ColumnValue {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(value: value)
  }
}

/// A negative literal: the macro takes its sign for an operator.
extension PredicateExpressions.UnaryMinus: QueryExpression where Wrapped: QueryConstant, Wrapped.Output: ColumnValue {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(value: -wrapped.value)
  }
}

extension PredicateExpressions.Value: QueryConstant {}

extension PredicateExpressions.Value: QueryList where Output: Sequence, Output.Element: ColumnValue {
  func buildList(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(list: value)
  }
}

extension PredicateExpressions.Value: QueryRange where Output: CapturedRange {
  static var isClosed: Bool { Output.isClosed }

  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(value: value.lowerBound)
    try query.append(value: value.upperBound)
  }
}

extension PredicateExpressions.NilLiteral: QueryExpression {
  func build(into query: inout QueryBuilder) {
    query.append(.null)
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
