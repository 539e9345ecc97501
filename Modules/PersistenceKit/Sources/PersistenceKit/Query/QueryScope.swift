import Foundation

/// The meaning of a predicate's variable, while the query is built.
struct QueryScope {
  /// nil for a row that no variable names: one that a to-one property leads to.
  var variable: PredicateExpressions.VariableID?
  /// The properties of the model whose row it is; nil for a value.
  let members: SchemaMembers?
}
