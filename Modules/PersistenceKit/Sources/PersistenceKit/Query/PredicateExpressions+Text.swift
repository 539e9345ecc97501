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
    guard let captured = prefix as? PredicateExpressions.Value<String> else {
      query.append(.startsWithText)
      try base.build(into: &query)
      return try prefix.build(into: &query)
    }
    // As a range of texts, which an index can look up.
    let lower = try captured.value.storedForm()
    let upper = lower.firstBehindPrefix
    query.append(upper == nil ? .greaterOrEqual : .within)
    try base.build(into: &query)
    try query.append(value: lower)
    if let upper { try query.append(value: upper) }
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: QueryExpression
where Root: QueryExpression, Other: QueryExpression, Root.Output == String, Other.Output == String {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(.containsTextLoosely, root, other)
  }
}

extension String {
  /// The first text, in the order of Unicode scalars, behind all those that start with this one; nil when none is.
  fileprivate var firstBehindPrefix: String? {
    var scalars = unicodeScalars
    while let last = scalars.popLast() {
      // The surrogates between these two are no scalars.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let next = Unicode.Scalar(next) else { continue }
      scalars.append(next)
      return String(scalars)
    }
    return nil
  }
}
