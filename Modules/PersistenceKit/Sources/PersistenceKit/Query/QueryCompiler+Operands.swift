extension QueryCompiler {
  /// A value in a query's text.
  struct Operand {
    let text: String
    var isNullable = false
  }

  mutating func operand() throws(PersistenceError) -> Operand {
    try operand(next())
  }

  mutating func operand(_ token: QueryToken) throws(PersistenceError) -> Operand {
    switch token {
    case .apply(let function): return try operand(function)
    case .column(let scope, let index): return column(at: index, of: try rows(of: scope))
    case .bound(let scope): return Operand(text: try value(of: scope))
    case .value(let isOptional): return Operand(text: parameter(), isNullable: isOptional)
    case .null: return Operand(text: "NULL", isNullable: true)
    case .emptyText: return Operand(text: "''")
    case .emptyData: return Operand(text: "x''")
    case .parent(let scope, let relationship): return try parent(relationship, of: scope)
    case .childCount(let scope, let inverse):
      return Operand(text: "(SELECT count(*) FROM \(try openChildren(scope, inverse)))")
    case .filteredCount(let scope, let inverse):
      let children = try openChildren(scope, inverse)
      return Operand(text: "(SELECT count(*) FROM \(children) AND \(try condition(nilIsFalse: true)))")
    case .someChild, .everyChild, .always: return Operand(text: "(\(try condition(token, nilIsFalse: false)))")
    case .list, .order, .ascending, .descending, .limit, .offset: throw Self.malformed
    }
  }

  private mutating func operand(_ function: QueryOperator) throws(PersistenceError) -> Operand {
    switch function {
    case .coalesceFalse: Operand(text: "coalesce(\(try operand().text), 0)")
    case .coalesce: try coalesced()
    case .conditional: try conditional()
    case .flatMap: try mapped()
    case .unwrap: Operand(text: try operand().text)
    case .add: try arithmetic("+")
    case .subtract: try arithmetic("-")
    case .multiply: try arithmetic("*")
    case .divide: try arithmetic("/")
    case .remainder: try arithmetic("%")
    case .quotient: try quotient()
    case .negate: Operand(text: "(-\(try operand().text))")
    case .characterCount: Operand(text: "\(TextFunction.characterCount.name)(\(try operand().text))")
    case .byteCount: Operand(text: "length(\(try operand().text))")
    default: Operand(text: "(\(try condition(.apply(function), nilIsFalse: false)))")
    }
  }
}

// MARK: - Properties

extension QueryCompiler {
  private func column(at index: Int, of source: QuerySource) -> Operand {
    Operand(text: source.columns[index].name, isNullable: source.columns[index].isOptional)
  }

  private func value(of scope: Int) throws(PersistenceError) -> String {
    guard case .value(let text) = scopes[scope] else { throw Self.malformed }
    return text
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
      isNullable: value.isNullable || pointer.isNullable)
  }
}

// MARK: - Values made of others

extension QueryCompiler {
  private mutating func coalesced() throws(PersistenceError) -> Operand {
    let (value, fallback) = (try operand(), try operand())
    return Operand(text: "coalesce(\(value.text), \(fallback.text))", isNullable: fallback.isNullable)
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
    let text =
      isExact ? "CASE \(test) WHEN 1 THEN \(yes) WHEN 0 THEN \(no) END" : "CASE WHEN \(test) THEN \(yes) ELSE \(no) END"
    return Operand(text: text, isNullable: first.isNullable || second.isNullable)
  }

  private mutating func mapped() throws(PersistenceError) -> Operand {
    let value = try operand()
    open(.value(value.text))
    return Operand(text: "CASE WHEN \(value.text) IS NOT NULL THEN \(try operand().text) END", isNullable: true)
  }

  private mutating func arithmetic(_ symbol: String) throws(PersistenceError) -> Operand {
    let (lhs, rhs) = (try operand(), try operand())
    return Operand(text: "(\(lhs.text) \(symbol) \(rhs.text))")
  }

  /// SQLite knows no division by zero; Swift's gives an infinity.
  private mutating func quotient() throws(PersistenceError) -> Operand {
    let (lhs, rhs) = (try operand().text, try operand().text)
    return Operand(text: "CASE WHEN \(rhs) = 0 THEN \(lhs) * 9e999 ELSE \(lhs) / \(rhs) END", isNullable: true)
  }
}
