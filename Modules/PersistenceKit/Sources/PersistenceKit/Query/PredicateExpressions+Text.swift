import Foundation

/// `contains` of a text.
extension PredicateExpressions.CollectionContainsCollection: QueryExpression
where Base: QueryExpression, Other: QueryExpression, Base.Output == String, Other.Output == String {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.containsText, base, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: QueryExpression
where Base: QueryExpression, Prefix: QueryExpression, Base.Output == String, Prefix.Output == String {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.startsWithText, base, prefix)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: QueryExpression
where Root: QueryExpression, Other: QueryExpression, Root.Output == String, Other.Output == String {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.containsTextLoosely, root, other)
  }
}
