import Foundation

extension PredicateExpressions.NilLiteral: QueryExpression {
  func build(into query: inout QueryBuilder) {
    query.append(.null)
  }
}

extension PredicateExpressions.NilCoalesce: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    if let fallback = rhs as? PredicateExpressions.Value<Bool>, !fallback.value {
      query.append(.coalesceFalse)
      try lhs.build(into: &query)
    } else {
      query.append(.coalesce)
      try lhs.build(into: &query)
      try rhs.build(into: &query)
    }
  }
}

/// Optional chaining, `if let` and `flatMap`.
extension PredicateExpressions.OptionalFlatMap: QueryExpression where LHS: QueryExpression, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    if Wrapped.self is any PersistentModel.Type, let path = wrapped as? any QueryRoot {
      // A row that isn't there reads as NULL by itself.
      _ = try path.enter(as: variable.key, in: &query)
    } else {
      query.append(.flatMap)
      try wrapped.build(into: &query)
      query.open(value: variable.key)
    }
    try transform.build(into: &query)
  }
}

extension PredicateExpressions.ForcedUnwrap: QueryExpression where Inner: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.unwrap)
    try inner.build(into: &query)
  }
}

extension PredicateExpressions.ForcedUnwrap: QueryRoot where Inner: QueryRoot & QueryExpression {
  func buildMember(_ keyPath: SchemaMembers.Property, into query: inout QueryBuilder) throws(PersistenceError) {
    guard Wrapped.self is any PersistentModel.Type else {
      return try query.append(keyPath, ofValue: Wrapped.self) { query throws(PersistenceError) in
        try build(into: &query)
      }
    }
    let scope = try enter(as: nil, in: &query)
    _ = try query.append(keyPath, of: scope)
  }

  func enter(
    as variable: PredicateExpressions.VariableID?, in query: inout QueryBuilder
  ) throws(PersistenceError) -> Int {
    try inner.enter(as: variable, in: &query)
  }
}

extension PredicateExpressions.NilCoalesce: QueryRoot where LHS: QueryExpression, RHS: QueryExpression {}

/// A chain through several rows, `$0.book?.shelf?.name`: each `?` is one of these.
extension PredicateExpressions.OptionalFlatMap: QueryRoot
where LHS: QueryRoot & QueryExpression, RHS: QueryRoot & QueryExpression {
  func enter(
    as variable: PredicateExpressions.VariableID?, in query: inout QueryBuilder
  ) throws(PersistenceError) -> Int {
    _ = try wrapped.enter(as: self.variable.key, in: &query)
    return try transform.enter(as: variable, in: &query)
  }
}
