import Foundation

/// Conditions by their type. The search for the conformance of a type costs as much as building a small condition; this
/// searches once.
final class KnownConditions {
  private typealias Builder =
    (any StandardPredicateExpression<Bool>, inout QueryBuilder) throws(PersistenceError) -> Void

  private let builders = RecentCache<ObjectIdentifier, Builder>()

  /// Adds a predicate's expression to a query; throws `.unsupported` when it has no translation.
  func build(
    _ expression: any StandardPredicateExpression<Bool>, into query: inout QueryBuilder
  ) throws(PersistenceError) {
    let builder = try builders.value(for: ObjectIdentifier(type(of: expression))) { () throws(PersistenceError) in
      try Self.builder(for: expression)
    }
    try builder(expression, &query)
  }

  private static func builder(
    for expression: any StandardPredicateExpression<Bool>
  ) throws(PersistenceError) -> Builder {
    func make<Condition: QueryExpression>(_ condition: Condition) -> Builder {
      { expression, query throws(PersistenceError) in
        guard let condition = expression as? Condition else { throw .unsupported(in: expression) }
        try condition.build(into: &query)
      }
    }
    guard let condition = expression as? any QueryExpression else { throw .unsupported(in: expression) }
    return make(condition)
  }
}
