import Foundation

/// Gathers a query's shape and its bindings in one walk over the predicate.
struct QueryBuilder {
  private(set) var shape: QueryShape
  private(set) var bindings: [any StoredValue] = []
  /// What each scope stands for, by its number. The first one's variable is that of the predicate.
  private var scopes: [QueryScope]
  /// The scopes that a variable of a predicate inside the predicate stands for.
  private var aliases: [PredicateExpressions.VariableID: Int] = [:]

  init<Model: PersistentModel>(_ model: Model.Type, variable: PredicateExpressions.VariableID? = nil) {
    shape = QueryShape(model: ObjectIdentifier(model))
    scopes = [QueryScope(variable, model: model)]
  }

  mutating func append(_ token: QueryToken) {
    shape.append(token)
  }

  mutating func append(_ function: QueryOperator) {
    shape.append(.apply(function))
  }

  mutating func append<Value: ColumnValue>(value: Value) throws(PersistenceError) {
    append(.value(isOptional: Value.Stored.isOptional))
    try bind(value.stored)
  }

  /// Adds one list. A short one is padded to a power of two, so that lists of any length share a few statements.
  mutating func append<Value: ColumnValue>(list values: some Sequence<Value>) throws(PersistenceError) {
    var present: [Value.Stored] = []
    var includesNil = false
    for value in values {
      let stored = value.stored
      if try stored.sqlValue == .null { includesNil = true } else { present.append(stored) }
    }
    if let last = present.last {
      present += repeatElement(last, count: Self.paddedCount(present.count) - present.count)
    }
    append(.list(count: present.count, includesNil: includesNil))
    for value in present { try bind(value) }
  }
}

// MARK: - Scopes

extension QueryBuilder {
  /// The scope that a variable stands for.
  func scope(of variable: PredicateExpressions.VariableID) throws(PersistenceError) -> Int {
    if let scope = scopes.firstIndex(where: { $0.variable == variable }) ?? aliases[variable] { return scope }
    throw .misuse("a predicate uses a variable that isn't its own")
  }

  /// Lets the variable of another predicate over the same model stand for a scope.
  mutating func alias(_ variable: PredicateExpressions.VariableID, of scope: Int) {
    aliases[variable] = scope
  }

  /// Opens a scope for the value of the `flatMap` that was just added.
  mutating func open(value variable: PredicateExpressions.VariableID) {
    scopes.append(QueryScope(value: variable))
  }

  /// What a property of the scope's model is; nil when the scope stands for a value.
  func member(_ keyPath: AnyKeyPath, of scope: Int) throws(PersistenceError) -> SchemaMember? {
    try scopes[scope].model?(keyPath)
  }

  /// Adds the row behind a to-one property, and opens a scope for it; what follows is what is read from the row.
  mutating func open(
    parent type: any PersistentModel.Type, through keyPath: AnyKeyPath, of scope: Int,
    as variable: PredicateExpressions.VariableID? = nil
  ) throws(PersistenceError) -> Int {
    guard case .parent(let relationship) = try member(keyPath, of: scope) else {
      throw .unsupported(construct: "\(keyPath)", advice: "name the property in a Relationship of the schema")
    }
    append(.parent(scope: scope, relationship: relationship))
    scopes.append(QueryScope(variable, model: type))
    return scopes.count - 1
  }

  /// Opens a scope for the rows of a token that asks about them.
  mutating func open(children type: any PersistentModel.Type, as variable: PredicateExpressions.VariableID?) {
    scopes.append(QueryScope(variable, model: type))
  }
}

// MARK: - Bindings

extension QueryBuilder {
  private mutating func bind(_ value: some StoredValue) throws(PersistenceError) {
    guard bindings.count < Self.mostBindings else {
      throw .unsupported(
        construct: "more than \(Self.mostBindings) captured values", advice: "fetch in parts of a few thousand values")
    }
    bindings.append(value)
  }

  private static func paddedCount(_ count: Int) -> Int {
    guard count <= mostPaddedValues else { return count }
    var padded = 1
    while padded < count { padded *= 2 }
    return padded
  }

  // SQLite's default SQLITE_MAX_VARIABLE_NUMBER, less the two of a limit and an offset.
  private static var mostBindings: Int { 32_764 }

  // Beyond this, preparing the statement is a small part of running it.
  private static var mostPaddedValues: Int { 256 }
}
