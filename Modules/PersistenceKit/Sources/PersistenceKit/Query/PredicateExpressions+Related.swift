import Foundation

extension PredicateExpressions.SequenceContainsWhere: QueryExpression where LHS: QueryCollection, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try sequence.build({ .someChild(scope: $0, inverse: $1) }, as: variable.key, into: &query)
    try test.build(into: &query)
  }
}

extension PredicateExpressions.SequenceAllSatisfy: QueryExpression where LHS: QueryCollection, RHS: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try sequence.build({ .everyChild(scope: $0, inverse: $1) }, as: variable.key, into: &query)
    try test.build(into: &query)
  }
}

/// `filter { }`, of which a query can ask how many rows are left.
extension PredicateExpressions.Filter: QueryRoot where LHS: QueryCollection, RHS: QueryExpression {
  func buildMember(_ member: SchemaMembers.Property, into query: inout QueryBuilder) throws(PersistenceError) {
    switch member as AnyKeyPath {
    case \Output.count:
      try sequence.build({ .filteredCount(scope: $0, inverse: $1) }, as: variable.key, into: &query)
    case \Output.isEmpty:
      query.append(.not)
      try sequence.build({ .someChild(scope: $0, inverse: $1) }, as: variable.key, into: &query)
    default:
      throw .unsupported(
        construct: "a property of filtered rows", advice: "ask for their count, or whether they contain a row")
    }
    try filter.build(into: &query)
  }

  func enter(
    as variable: PredicateExpressions.VariableID?, in query: inout QueryBuilder
  ) throws(PersistenceError) -> Int {
    throw .unsupported(
      construct: "a row of filtered ones", advice: "ask for their count, or whether they contain a row")
  }
}
