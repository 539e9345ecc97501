import Foundation

/// A predicate expression that has a translation to SQL.
///
/// Expression types conform conditionally, on what they are made of, so the walk below the one cast at a predicate's
/// top is static.
protocol QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError)
}

/// The root of a key path: a variable, another key path, or a value.
protocol QueryRoot {
  /// Adds what the key path reads from here.
  func buildMember(_ keyPath: SchemaMembers.Property, into query: inout QueryBuilder) throws(PersistenceError)

  /// The scope of the row at this place; opens it where the row is a related one.
  func enter(
    as variable: PredicateExpressions.VariableID?, in query: inout QueryBuilder
  ) throws(PersistenceError) -> Int
}

extension QueryRoot where Self: PredicateExpression & QueryExpression {
  func buildMember(_ keyPath: SchemaMembers.Property, into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(keyPath, ofValue: Output.self) { query throws(PersistenceError) in try build(into: &query) }
  }

  func enter(
    as variable: PredicateExpressions.VariableID?, in query: inout QueryBuilder
  ) throws(PersistenceError) -> Int {
    throw .unsupported(construct: "a \(Output.self) that isn't a property", advice: "compare the properties themselves")
  }
}

/// A to-many property, as what `contains { }`, `allSatisfy { }` and `count` are asked of.
protocol QueryCollection {
  /// Adds a token about the rows of the property. A token that takes a condition finds its scope open.
  func build(
    _ token: (_ scope: Int, _ inverse: Int) -> QueryToken, as variable: PredicateExpressions.VariableID?,
    into query: inout QueryBuilder
  ) throws(PersistenceError)
}

/// A captured value.
protocol QueryConstant<Output>: PredicateExpression {
  var value: Output { get }
}

/// A captured sequence, the left side of `contains`.
protocol QueryList {
  func buildList(into query: inout QueryBuilder) throws(PersistenceError)
}

/// A range, the left side of `contains`.
protocol QueryRange {
  /// What the range says about its bounds and an element: one operand for each bound follows the element.
  static var function: QueryOperator { get }
  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError)
}

/// A number whose arithmetic SQLite knows.
protocol QueryNumber: Numeric, ColumnValue {}

extension Int: QueryNumber {}
extension Int8: QueryNumber {}
extension Int16: QueryNumber {}
extension Int32: QueryNumber {}
extension Int64: QueryNumber {}
extension UInt8: QueryNumber {}
extension UInt16: QueryNumber {}
extension UInt32: QueryNumber {}
// Not Float: SQLite computes with 64 bits, and would find what Swift rounds away.
extension Double: QueryNumber {}
