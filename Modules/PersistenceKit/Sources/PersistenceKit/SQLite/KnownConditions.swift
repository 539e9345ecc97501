import Foundation

/// Conditions by their type. The search for the conformance of a type costs as much as building a small condition; this
/// searches once.
final class KnownConditions {
  /// The shape of the query that was built last.
  var recentShape: QueryShape?
  private let builders = RecentCache<ObjectIdentifier, ConditionBuilder>()

  /// Adds a predicate's expression to a query; throws `.unsupported` when it has no translation.
  func build(
    _ expression: some StandardPredicateExpression<Bool>, into query: inout QueryBuilder
  ) throws(PersistenceError) {
    let builder = try builders.value(for: ObjectIdentifier(type(of: expression))) { () throws(PersistenceError) in
      try ConditionBuilder.make(for: expression)
    }
    try builder.build(expression, into: &query)
  }
}

/// Builds the conditions of one type.
private class ConditionBuilder {
  /// The expression must have the type that the builder was made for.
  func build<Expression: StandardPredicateExpression<Bool>>(
    _ expression: borrowing Expression, into query: inout QueryBuilder
  ) throws(PersistenceError) {
    throw .unsupported(in: copy expression)
  }

  static func make(for expression: some StandardPredicateExpression<Bool>) throws(PersistenceError) -> ConditionBuilder
  {
    func make<Condition: QueryExpression>(_ condition: Condition) -> ConditionBuilder {
      TypedConditionBuilder<Condition>()
    }
    guard let condition = expression as? any QueryExpression else { throw .unsupported(in: expression) }
    return make(condition)
  }
}

private final class TypedConditionBuilder<Condition: QueryExpression>: ConditionBuilder {
  override func build<Expression: StandardPredicateExpression<Bool>>(
    _ expression: borrowing Expression, into query: inout QueryBuilder
  ) throws(PersistenceError) {
    // Both are one type, by which the builder was found; a cast would look for it again, and copy the expression.
    try withUnsafePointer(to: expression) { expression throws(PersistenceError) in
      try UnsafeRawPointer(expression).assumingMemoryBound(to: Condition.self).pointee.build(into: &query)
    }
  }
}
