import Foundation

/// Conditions by their type. The search for the conformance of a type costs as much as building a small condition; this
/// searches once.
final class KnownConditions {
  private var builders: [ObjectIdentifier: ConditionBuilder] = [:]
  /// The one that was asked for last, because it mostly is the next one too.
  private var last: (type: ObjectIdentifier, builder: ConditionBuilder)?

  /// Adds a predicate's expression to a query; throws `.unsupported` when it has no translation.
  func build(
    _ expression: some StandardPredicateExpression<Bool>, into query: inout QueryBuilder
  ) throws(PersistenceError) {
    let type = ObjectIdentifier(type(of: expression))
    if let last, last.type == type { return try last.builder.build(expression, into: &query) }
    let builder = if let known = builders[type] { known } else { try ConditionBuilder.make(for: expression) }
    // A program has as many types of conditions as it has texts; whoever makes up ever new ones pays for the search.
    if builders.count < Self.mostBuilders { builders[type] = builder }
    last = (type, builder)
    try builder.build(expression, into: &query)
  }

  private static let mostBuilders = 256
}

/// Builds the conditions of one type.
private class ConditionBuilder {
  func build(
    _ expression: some StandardPredicateExpression<Bool>, into query: inout QueryBuilder
  ) throws(PersistenceError) {
    throw .unsupported(in: expression)
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
  override func build(
    _ expression: some StandardPredicateExpression<Bool>, into query: inout QueryBuilder
  ) throws(PersistenceError) {
    guard let condition = expression as? Condition else { throw .unsupported(in: expression) }
    try condition.build(into: &query)
  }
}
