import Foundation

/// What a predicate's variable stands for, while the query is built.
struct QueryScope {
  /// nil for a row that no variable names: one that a to-one property leads to.
  let variable: PredicateExpressions.VariableID?
  /// nil for a value.
  let model: Members?

  /// The properties of a scope's model.
  typealias Members = (AnyKeyPath) throws(PersistenceError) -> SchemaMember

  init(_ variable: PredicateExpressions.VariableID?, model: (some PersistentModel).Type) {
    self.variable = variable
    self.model = { keyPath throws(PersistenceError) in try model.schema.member(keyPath) }
  }

  /// A scope for a value that isn't nil.
  init(value variable: PredicateExpressions.VariableID) {
    self.variable = variable
    model = nil
  }
}
