extension QueryCompiler {
  /// A value in a query's text.
  struct Operand {
    let text: String
    var isNullable = false
    /// nil where it isn't known.
    var kind: ValueKind?
  }

  mutating func operand() throws(PersistenceError) -> Operand {
    try operand(next())
  }

  mutating func operand(_ token: QueryToken) throws(PersistenceError) -> Operand {
    switch token {
    case .apply(let function): return try operand(function)
    case .column(let scope, let index): return column(at: index, of: try rows(of: scope))
    case .bound(let scope): return try value(of: scope)
    case .value(let kind, let isOptional):
      return Operand(text: parameter(kind), isNullable: isOptional, kind: kind)
    case .null: return Operand(text: "NULL", isNullable: true)
    case .emptyText: return Operand(text: "''")
    case .emptyData: return Operand(text: dialect.emptyData)
    case .parent(let scope, let relationship): return try parent(relationship, of: scope)
    case .childCount(let scope, let inverse):
      return Operand(text: "(SELECT count(*) FROM \(try openChildren(scope, inverse)))", kind: .integer)
    case .filteredCount(let scope, let inverse):
      let children = try openChildren(scope, inverse)
      let filter = try condition(nilIsFalse: true)
      return Operand(text: "(SELECT count(*) FROM \(children) AND \(filter))", kind: .integer)
    case .someChild, .everyChild, .always:
      return Operand(text: dialect.value(of: try condition(token, nilIsFalse: false)), kind: .integer)
    case .list, .order, .ascending, .descending, .limit, .offset: throw Self.malformed
    }
  }

  private mutating func operand(_ function: QueryOperator) throws(PersistenceError) -> Operand {
    switch function {
    case .coalesceFalse: Operand(text: "coalesce(\(try operand().text), 0)", kind: .integer)
    case .coalesce: try coalesced()
    case .conditional: try conditional()
    case .flatMap: try mapped()
    case .unwrap: try unwrapped()
    case .add, .subtract, .multiply, .divide, .remainder: try arithmetic(function)
    case .quotient: try quotient()
    case .negate: try negated()
    case .characterCount: Operand(text: dialect.characterCount(of: try operand().text), kind: .integer)
    case .byteCount: Operand(text: dialect.byteCount(of: try operand().text), kind: .integer)
    default: Operand(text: dialect.value(of: try condition(.apply(function), nilIsFalse: false)), kind: .integer)
    }
  }
}

// MARK: - Properties

extension QueryCompiler {
  private func column(at index: Int, of source: QuerySource) -> Operand {
    Operand(
      text: source.columns[index].name, isNullable: source.columns[index].isOptional, kind: source.columns[index].kind)
  }

  private func value(of scope: Int) throws(PersistenceError) -> Operand {
    guard case .value(let text, let kind) = scopes[scope] else { throw Self.malformed }
    return Operand(text: text, kind: kind)
  }

  /// A property of the row that a scope's row points to.
  private mutating func parent(_ relationship: Int, of scope: Int) throws(PersistenceError) -> Operand {
    let child = try rows(of: scope)
    let (index, model) = child.parents[relationship]
    let alias = scopes.count
    let parent = try QuerySource(model, scope: alias)
    open(.rows(parent))
    let pointer = column(at: index, of: child)
    // The id of the row is what the child's own column holds.
    if takes({ if case .column(alias, let index) = $0 { parent.isKey(index) } else { false } }) != nil {
      return pointer
    }
    let value = try operand()
    return Operand(
      text: "(SELECT \(value.text) FROM \(parent.from) WHERE \(parent.key) = \(pointer.text))",
      isNullable: value.isNullable || pointer.isNullable, kind: value.kind)
  }
}

// MARK: - Values made of others

extension QueryCompiler {
  private mutating func coalesced() throws(PersistenceError) -> Operand {
    let (value, fallback) = (try operand(), try operand())
    return Operand(
      text: "coalesce(\(value.text), \(fallback.text))", isNullable: fallback.isNullable,
      kind: value.kind ?? fallback.kind)
  }

  private mutating func conditional() throws(PersistenceError) -> Operand {
    let start = self
    var test = try condition(nilIsFalse: true)
    let isExact = unwraps(since: start)
    if isExact {
      self = start
      test = try condition(nilIsFalse: false)
    }
    let (first, second) = (try operand(), try operand())
    let (yes, no) = (first.text, second.text)
    // Where a nil was unwrapped, neither is chosen.
    let text = isExact ? dialect.choice(test, yes, no) : "CASE WHEN \(test) THEN \(yes) ELSE \(no) END"
    return Operand(
      text: text, isNullable: first.isNullable || second.isNullable, kind: first.kind ?? second.kind)
  }

  private mutating func mapped() throws(PersistenceError) -> Operand {
    let value = try operand()
    open(.value(value.text, value.kind))
    let result = try operand()
    return Operand(
      text: "CASE WHEN \(value.text) IS NOT NULL THEN \(result.text) END", isNullable: true, kind: result.kind)
  }

  private mutating func unwrapped() throws(PersistenceError) -> Operand {
    let value = try operand()
    return Operand(text: value.text, kind: value.kind)
  }

  private mutating func arithmetic(_ function: QueryOperator) throws(PersistenceError) -> Operand {
    let (lhs, rhs) = (try operand(), try operand())
    let kind = lhs.kind ?? rhs.kind
    return Operand(text: dialect.arithmetic(function, lhs.text, rhs.text, of: kind), kind: kind)
  }

  private mutating func negated() throws(PersistenceError) -> Operand {
    let value = try operand()
    return Operand(text: dialect.negation(of: value.text, of: value.kind), kind: value.kind)
  }

  private mutating func quotient() throws(PersistenceError) -> Operand {
    let (lhs, rhs) = (try operand().text, try operand().text)
    return Operand(text: dialect.quotient(lhs, rhs), isNullable: true, kind: .real)
  }
}
