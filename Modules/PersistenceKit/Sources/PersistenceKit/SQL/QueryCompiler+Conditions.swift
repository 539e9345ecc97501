extension QueryCompiler {
  /// A truth value. Where `nilIsFalse`, NULL may stand for false: that spares a wrapper, which no index sees through.
  mutating func condition(nilIsFalse: Bool) throws(PersistenceError) -> String {
    try condition(next(), nilIsFalse: nilIsFalse)
  }

  mutating func condition(_ token: QueryToken, nilIsFalse: Bool) throws(PersistenceError) -> String {
    switch token {
    case .apply(let function):
      if let condition = try condition(function, nilIsFalse: nilIsFalse) { return condition }
      return dialect.condition(of: try operand(token).text)
    case .column(let scope, let index): return "\(try rows(of: scope).columns[index].name) = 1"
    case .someChild(let scope, let inverse):
      return try quantified("EXISTS", scope, inverse, isEvery: false, nilIsFalse: nilIsFalse)
    case .everyChild(let scope, let inverse):
      return try quantified("NOT EXISTS", scope, inverse, isEvery: true, nilIsFalse: nilIsFalse)
    case .always: return dialect.always
    default: return dialect.condition(of: try operand(token).text)
    }
  }

  /// What the operator says about its operands; nil when it makes a value of them instead.
  private mutating func condition(
    _ function: QueryOperator, nilIsFalse: Bool
  ) throws(PersistenceError) -> String? {
    switch function {
    case .and, .or: "(\(try terms(of: function, nilIsFalse: nilIsFalse)))"
    case .not: try negation()
    case .equal: try comparison("=", orNil: nilIsFalse ? dialect.isSameOrUnknown : dialect.isSame)
    case .notEqual: try comparison("<>", orNil: dialect.isOther)
    case .less: try comparison("<")
    case .lessOrEqual: try comparison("<=")
    case .greater: try comparison(">")
    case .greaterOrEqual: try comparison(">=")
    case .member: try membership(nilIsFalse: nilIsFalse)
    case .within: try containment("<")
    case .withinClosed: try containment("<=")
    case .containsText: try containedText()
    case .containsTextLoosely: try looselyContainedText()
    case .startsWithText: try prefixedText()
    case .coalesceFalse where nilIsFalse: try condition(nilIsFalse: true)
    case .flatMap where nilIsFalse: try presence()
    default: nil
    }
  }
}

// MARK: - Logic

extension QueryCompiler {
  private mutating func terms(of junction: QueryOperator, nilIsFalse: Bool) throws(PersistenceError) -> String {
    let (lhs, rhs) = (
      try term(of: junction, nilIsFalse: nilIsFalse), try term(of: junction, nilIsFalse: nilIsFalse)
    )
    return "\(lhs) \(junction == .and ? "AND" : "OR") \(rhs)"
  }

  /// A term has no parentheses where it is a junction of the same kind: SQLite's parser takes a hundred inside each
  /// other.
  private mutating func term(of junction: QueryOperator, nilIsFalse: Bool) throws(PersistenceError) -> String {
    let isSame = takes { $0 == .apply(junction) } != nil
    return isSame ? try terms(of: junction, nilIsFalse: nilIsFalse) : try condition(nilIsFalse: nilIsFalse)
  }

  private mutating func negation() throws(PersistenceError) -> String {
    if case .column(let scope, let index) = takes({ if case .column = $0 { true } else { false } }) {
      return "\(try rows(of: scope).columns[index].name) = 0"
    }
    return "NOT \(try condition(nilIsFalse: false))"
  }

  /// The expression for a value that isn't nil.
  private mutating func presence() throws(PersistenceError) -> String {
    let value = try operand()
    open(.value(value.text, value.kind))
    return "(\(value.text) IS NOT NULL AND \(try condition(nilIsFalse: true)))"
  }

  /// A condition over the rows that point to a scope's row.
  private mutating func quantified(
    _ quantifier: String, _ scope: Int, _ inverse: Int, isEvery: Bool, nilIsFalse: Bool
  ) throws(PersistenceError) -> String {
    let children = try openChildren(scope, inverse)
    let start = self
    var test = try condition(nilIsFalse: !isEvery)
    if isEvery { test = "NOT \(test)" }
    if unwraps(since: start) {
      self = start
      test = try condition(nilIsFalse: false)
      if !nilIsFalse { return dialect.exactly(test, of: children, isEvery: isEvery) }
      if isEvery { test = dialect.isntTrue(test) }
    }
    return "\(quantifier) (SELECT 1 FROM \(children) AND \(test))"
  }

  /// Whether a nil may have been unwrapped in what was compiled since then.
  func unwraps(since start: QueryCompiler) -> Bool {
    start.tokens[..<tokens.startIndex].contains(.apply(.unwrap))
  }

  /// The FROM and WHERE clauses of the rows that point to a scope's row, with a scope of their own.
  mutating func openChildren(_ scope: Int, _ inverse: Int) throws(PersistenceError) -> String {
    let parent = try rows(of: scope)
    let (column, model) = parent.children[inverse]
    let alias = scopes.count
    let children = try QuerySource(model, scope: alias)
    open(.rows(children))
    return "\(children.from) WHERE t\(alias).\(column) = \(parent.key)"
  }
}

// MARK: - Comparison

extension QueryCompiler {
  private mutating func comparison(
    _ symbol: String, orNil: ((String, String) -> String)? = nil
  ) throws(PersistenceError) -> String {
    let (lhs, rhs) = (try operand(), try operand())
    if let orNil, lhs.isNullable || rhs.isNullable { return orNil(lhs.text, rhs.text) }
    return "(\(lhs.text) \(symbol) \(rhs.text))"
  }

  private mutating func membership(nilIsFalse: Bool) throws(PersistenceError) -> String {
    let element = try operand()
    guard case .list(let kind, let count, let includesNil) = try next() else { throw Self.malformed }
    let isListed = dialect.isListed(element.text, in: (0..<count).map { _ in parameter(kind) })
    if includesNil { return "(\(element.text) IS NULL OR \(isListed))" }
    return element.isNullable && !nilIsFalse ? "(\(element.text) IS NOT NULL AND \(isListed))" : "(\(isListed))"
  }

  private mutating func containment(_ symbol: String) throws(PersistenceError) -> String {
    let (element, lower, upper) = (try operand(), try operand(), try operand())
    return "(\(element.text) >= \(lower.text) AND \(element.text) \(symbol) \(upper.text))"
  }
}
