import Foundation

extension PredicateExpressions.Variable: QueryRoot {
  func buildMember(_ keyPath: SchemaMembers.Property, into query: inout QueryBuilder) throws(PersistenceError) {
    let scope = try query.scope(of: key)
    if try query.append(keyPath, of: scope) { return }
    try query.append(keyPath, ofValue: Output.self) { query throws(PersistenceError) in
      query.append(.bound(scope: scope))
    }
  }

  func enter(
    as variable: PredicateExpressions.VariableID?, in query: inout QueryBuilder
  ) throws(PersistenceError) -> Int {
    let scope = try query.scope(of: key)
    if let variable { query.alias(variable, of: scope) }
    return scope
  }
}

/// The value that a `flatMap` hands to its closure.
extension PredicateExpressions.Variable: QueryExpression where Output: ColumnValue {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    query.append(.bound(scope: try query.scope(of: key)))
  }
}

extension PredicateExpressions.KeyPath: QueryExpression where Root: QueryRoot {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try root.buildMember(keyPath, into: &query)
  }
}

extension PredicateExpressions.KeyPath: QueryRoot where Root: QueryRoot {
  func buildMember(_ member: SchemaMembers.Property, into query: inout QueryBuilder) throws(PersistenceError) {
    if Output.self is any PersistentModel.Type {
      let scope = try enter(as: nil, in: &query)
      _ = try query.append(member, of: scope)
    } else if let related = Output.self as? any RelatedType.Type, let isEmpty = related.asksWhetherEmpty(member) {
      if isEmpty { query.append(.not) }
      try build(
        { isEmpty ? .someChild(scope: $0, inverse: $1) : .childCount(scope: $0, inverse: $1) }, as: nil, into: &query)
      if isEmpty { query.append(.always) }
    } else {
      try query.append(member, ofValue: Output.self) { query throws(PersistenceError) in
        try root.buildMember(keyPath, into: &query)
      }
    }
  }

  func enter(
    as variable: PredicateExpressions.VariableID?, in query: inout QueryBuilder
  ) throws(PersistenceError) -> Int {
    let parent = Output.self as? any PersistentModel.Type ?? (Output.self as? any OptionalModel.Type)?.model
    guard let parent else { throw .withoutColumn(Output.self, of: Root.Output.self) }
    let scope = try root.enter(as: nil, in: &query)
    return try query.open(parent: parent, through: keyPath, of: scope, as: variable)
  }
}

extension PredicateExpressions.KeyPath: QueryCollection where Root: QueryRoot {
  func build(
    _ token: (_ scope: Int, _ inverse: Int) -> QueryToken, as variable: PredicateExpressions.VariableID?,
    into query: inout QueryBuilder
  ) throws(PersistenceError) {
    guard let related = Output.self as? any RelatedType.Type else {
      throw .unsupported(
        construct: "a condition over the elements of a \(Output.self)",
        advice: "use a property of type Related that the schema names in an Inverse")
    }
    let scope = try root.enter(as: nil, in: &query)
    guard case .children(let inverse) = try query.member(keyPath, of: scope) else {
      throw .withoutColumn(Output.self, of: Root.Output.self)
    }
    query.append(token(scope, inverse))
    query.open(rowsOf: related.model, as: variable)
  }
}

// MARK: - Types of properties

/// `Related`, whatever its rows are.
private protocol RelatedType {
  static var model: any PersistentModel.Type { get }
  /// True for `isEmpty`, false for `count`, nil for every other member.
  static func asksWhetherEmpty(_ member: AnyKeyPath) -> Bool?
}

extension Related: RelatedType {
  static var model: any PersistentModel.Type { Model.self }

  static func asksWhetherEmpty(_ member: AnyKeyPath) -> Bool? {
    member == \Related<Model>.isEmpty ? true : member == \Related<Model>.count ? false : nil
  }
}

private protocol OptionalModel {
  static var model: any PersistentModel.Type { get }
}

extension Optional: OptionalModel where Wrapped: PersistentModel {
  static var model: any PersistentModel.Type { Wrapped.self }
}

extension PersistenceError {
  /// Refuses a property of a model, or of a value, that no column keeps.
  static func withoutColumn(_ value: Any.Type, of owner: Any.Type) -> PersistenceError {
    .unsupported(
      construct: "a \(value) of \(owner) without a column",
      advice: "use a property that has a column, through the concrete type of the model")
  }
}
