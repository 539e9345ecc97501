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
