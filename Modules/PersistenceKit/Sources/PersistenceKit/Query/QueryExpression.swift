import Foundation

/// A predicate expression that has a translation to SQL.
///
/// Expression types conform conditionally, on what they are made of, so the walk below the one cast at a predicate's top
/// is static.
protocol QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError)
}

/// A captured value.
protocol QueryConstant<Output>: PredicateExpression {
  var value: Output { get }
}

/// A captured sequence, the left side of `contains`.
protocol QueryList {
  func buildList(into query: inout QueryBuilder) throws(PersistenceError)
}

/// A captured range, the left side of `contains`.
protocol QueryRange {
  static var isClosed: Bool { get }
  func buildBounds(into query: inout QueryBuilder) throws(PersistenceError)
}

/// What a key path that ends at a column may start from.
protocol QueryColumnRoot {
  func buildColumn(_ keyPath: AnyKeyPath, into query: inout QueryBuilder) throws(PersistenceError)
}
