import Foundation

/// Gathers a query's shape and its bindings in one walk over the predicate.
struct QueryBuilder {
  /// The shape of what was added.
  private(set) var shape: QueryShape
  private(set) var bindings: [any StoredValue] = []
  /// The fetched model's scope, whose number is 0.
  private var root: QueryScope
  /// The scopes that were opened, from number 1 on.
  private var opened: [QueryScope] = []
  /// The scopes that a variable of a predicate inside the predicate stands for.
  private var aliases: [PredicateExpressions.VariableID: Int] = [:]

  init(model: any PersistentModel.Type, members: SchemaMembers) {
    shape = QueryShape(model: ObjectIdentifier(model))
    root = QueryScope(variable: nil, members: members)
  }

  /// Adds the condition that the fetched models satisfy; throws `.unsupported` when it has no translation.
  mutating func append(_ condition: QueryCondition, among known: KnownConditions) throws(PersistenceError) {
    root.variable = condition.variable
    try known.build(condition.expression, into: &self)
  }

  mutating func append(_ token: QueryToken) {
    shape.append(token)
  }

  mutating func append(_ function: QueryOperator) {
    shape.append(.apply(function))
  }

  /// Adds an operator and its two operands.
  mutating func append(
    _ function: QueryOperator, _ first: some QueryExpression, _ second: some QueryExpression
  ) throws(PersistenceError) {
    append(function)
    try first.build(into: &self)
    try second.build(into: &self)
  }

  mutating func append<Value: ColumnValue>(value: Value) throws(PersistenceError) {
    append(.value(Value.Stored.kind, isOptional: Value.Stored.isOptional))
    try bind(try value.stored)
  }

  /// Adds one list. It is padded, so that lists of any length share a few statements.
  mutating func append<Value: ColumnValue>(list values: some Sequence<Value>) throws(PersistenceError) {
    var present: [Value.Stored] = []
    var includesNil = false
    for value in values {
      let stored = try value.stored
      if try stored.sqlValue == .null { includesNil = true } else { present.append(stored) }
    }
    if let last = present.last {
      present += repeatElement(last, count: paddedCount(present.count) - present.count)
    }
    append(.list(Value.Stored.kind, count: present.count, includesNil: includesNil))
    for value in present { try bind(value) }
  }
}

// MARK: - Scopes

extension QueryBuilder {
  /// The scope that a variable stands for.
  func scope(of variable: PredicateExpressions.VariableID) throws(PersistenceError) -> Int {
    if variable == root.variable { return 0 }
    // A predicate that is used twice in another one opens scopes for the same variables twice: the last ones are its
    // own.
    if let scope = opened.lastIndex(where: { $0.variable == variable }) { return scope + 1 }
    if let scope = aliases[variable] { return scope }
    throw .misuse("a predicate uses a variable that isn't its own")
  }

  /// Lets the variable of another predicate over the same model stand for a scope.
  mutating func alias(_ variable: PredicateExpressions.VariableID, of scope: Int) {
    aliases[variable] = scope
  }

  /// Opens a scope for the value of the `flatMap` that was just added.
  mutating func open(value variable: PredicateExpressions.VariableID) {
    opened.append(QueryScope(variable: variable, members: nil))
  }

  /// What a property of the scope's model is; nil when the scope stands for a value.
  func member(_ keyPath: SchemaMembers.Property, of scope: Int) throws(PersistenceError) -> SchemaMember? {
    try (scope == 0 ? root : opened[scope - 1]).members?.member(keyPath)
  }

  /// Adds the row that a to-one property points to, and opens a scope for it; what follows is what is read from the
  /// row.
  mutating func open(
    parent type: any PersistentModel.Type, through keyPath: SchemaMembers.Property, of scope: Int,
    as variable: PredicateExpressions.VariableID? = nil
  ) throws(PersistenceError) -> Int {
    guard case .parent(let relationship) = try member(keyPath, of: scope) else {
      throw .unsupported(construct: "\(keyPath)", advice: "name the property in a Relationship of the schema")
    }
    append(.parent(scope: scope, relationship: relationship))
    open(rowsOf: type, as: variable)
    return opened.count
  }

  /// Opens a scope for the rows of a token that asks about them.
  mutating func open(rowsOf model: any PersistentModel.Type, as variable: PredicateExpressions.VariableID?) {
    opened.append(QueryScope(variable: variable, members: model.members))
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

  /// The next power of two, and far up the next multiple of one; the count itself where that leaves too little room.
  private func paddedCount(_ count: Int) -> Int {
    var padded = 1
    while padded < count { padded += min(padded, Self.longestPadding) }
    return padded <= min(Self.mostPaddedValues, Self.mostBindings - bindings.count) ? padded : count
  }

  // SQLite's default SQLITE_MAX_VARIABLE_NUMBER, less the two of a limit and an offset.
  private static var mostBindings: Int { 32_764 }

  private static var longestPadding: Int { 4_096 }

  // A longer list leaves hardly any room for other values.
  private static var mostPaddedValues: Int { 28_672 }
}
