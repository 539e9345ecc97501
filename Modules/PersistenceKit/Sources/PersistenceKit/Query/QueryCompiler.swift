/// Turns a shape into SQL text: a pure function of the shape and its model's schema.
struct QueryCompiler {
  private var tokens: ArraySlice<QueryToken>
  private let source: QuerySource
  private var parameterCount = 0

  private init(_ shape: QueryShape, source: QuerySource) {
    tokens = shape.tokens[...]
    self.source = source
  }

  static func text<Model: PersistentModel>(
    of shape: QueryShape, for model: Model.Type
  ) throws(PersistenceError) -> QueryText {
    var compiler = QueryCompiler(shape, source: QuerySource(Model.schema))
    return try compiler.query()
  }
}

// MARK: - Statement

extension QueryCompiler {
  private mutating func query() throws(PersistenceError) -> QueryText {
    let whereClause = tokens.first == .order ? nil : try condition(nilIsFalse: true)
    let filter = whereClause.map { " WHERE \($0)" } ?? ""
    _ = try next()
    let orderBy = ordering()
    let (window, isDistant) = self.window()
    let rows = "\(filter) ORDER BY \(orderBy)\(window)"
    return QueryText(
      whereClause: whereClause, orderBy: orderBy,
      select: isDistant ? source.selectByNumbers(rows, orderBy: orderBy) : source.select(rows),
      count: source.count(filter))
  }

  private mutating func ordering() -> String {
    var (terms, direction, isTotal) = ([String](), "", false)
    while let (index, suffix) = tokens.first?.sort {
      tokens.removeFirst()
      if isTotal { continue }
      direction = suffix
      isTotal = source.columns[index].name == source.number
      terms.append(source.columns[index].name + suffix)
    }
    if !isTotal { terms.append(source.number + direction) }
    return terms.joined(separator: ", ")
  }

  /// The limit and offset, and whether the offset is so large that only keys should be skipped.
  private mutating func window() -> (text: String, isDistant: Bool) {
    let isLimited = tokens.first == .limit
    if isLimited { tokens.removeFirst() }
    let limit = isLimited ? " LIMIT \(parameter())" : ""
    guard case .offset(let isDistant) = tokens.popFirst() else { return (limit, false) }
    // SQL has no offset without a limit; -1 is SQLite's "all".
    return ("\(isLimited ? limit : " LIMIT -1") OFFSET \(parameter())", isDistant)
  }
}

// MARK: - Conditions

extension QueryCompiler {
  /// A truth value. Where `nilIsFalse`, NULL may stand for false: that spares a wrapper, which no index sees through.
  private mutating func condition(nilIsFalse: Bool) throws(PersistenceError) -> String {
    try condition(next(), nilIsFalse: nilIsFalse)
  }

  private mutating func condition(_ token: QueryToken, nilIsFalse: Bool) throws(PersistenceError) -> String {
    switch token {
    case .and: return try junction("AND", nilIsFalse: nilIsFalse)
    case .or: return try junction("OR", nilIsFalse: nilIsFalse)
    case .not: return try negation()
    case .equal: return try comparison("=", orNil: "IS")
    case .notEqual: return try comparison("<>", orNil: "IS NOT")
    case .less: return try comparison("<")
    case .lessOrEqual: return try comparison("<=")
    case .greater: return try comparison(">")
    case .greaterOrEqual: return try comparison(">=")
    case .member: return try membership(nilIsFalse: nilIsFalse)
    case .within(let closed): return try containment(closed: closed)
    case .coalesceFalse where nilIsFalse: return try condition(nilIsFalse: true)
    case .column(let index): return "\(source.columns[index].name) = 1"
    default: return try operand(token).text
    }
  }

  private mutating func junction(_ symbol: String, nilIsFalse: Bool) throws(PersistenceError) -> String {
    let (lhs, rhs) = (try condition(nilIsFalse: nilIsFalse), try condition(nilIsFalse: nilIsFalse))
    return "(\(lhs) \(symbol) \(rhs))"
  }

  private mutating func negation() throws(PersistenceError) -> String {
    if case .column(let index) = tokens.first {
      tokens.removeFirst()
      return "\(source.columns[index].name) = 0"
    }
    return "NOT \(try condition(nilIsFalse: false))"
  }

  private mutating func comparison(_ symbol: String, orNil: String? = nil) throws(PersistenceError) -> String {
    let (lhs, rhs) = (try operand(next()), try operand(next()))
    let isNullable = lhs.isNullable || rhs.isNullable
    return "(\(lhs.text) \(isNullable ? orNil ?? symbol : symbol) \(rhs.text))"
  }

  private mutating func membership(nilIsFalse: Bool) throws(PersistenceError) -> String {
    let element = try operand(next())
    guard case .list(let count, let includesNil) = try next() else { throw Self.malformed }
    let list = (0..<count).map { _ in parameter() }.joined(separator: ", ")
    let isListed = "\(element.text) IN (\(list))"
    if includesNil { return "(\(element.text) IS NULL OR \(isListed))" }
    return element.isNullable && !nilIsFalse ? "(\(element.text) IS NOT NULL AND \(isListed))" : "(\(isListed))"
  }

  private mutating func containment(closed: Bool) throws(PersistenceError) -> String {
    let (element, lower, upper) = (try operand(next()), try operand(next()), try operand(next()))
    return "(\(element.text) >= \(lower.text) AND \(element.text) \(closed ? "<=" : "<") \(upper.text))"
  }
}

// MARK: - Operands

extension QueryCompiler {
  private struct Operand {
    let text: String
    var isNullable = false
  }

  private mutating func operand(_ token: QueryToken) throws(PersistenceError) -> Operand {
    switch token {
    case .column(let index): return column(at: index)
    case .value(let isOptional): return Operand(text: parameter(), isNullable: isOptional)
    case .null: return Operand(text: "NULL", isNullable: true)
    case .coalesceFalse: return Operand(text: "coalesce(\(try operand(next()).text), 0)")
    case .coalesce: return try coalesced()
    case .conditional: return try conditional()
    case .list, .order, .ascending, .descending, .limit, .offset: throw Self.malformed
    default: return Operand(text: "(\(try condition(token, nilIsFalse: false)))")
    }
  }

  private func column(at index: Int) -> Operand {
    Operand(text: source.columns[index].name, isNullable: source.columns[index].isOptional)
  }

  private mutating func coalesced() throws(PersistenceError) -> Operand {
    let (value, fallback) = (try operand(next()), try operand(next()))
    return Operand(text: "coalesce(\(value.text), \(fallback.text))", isNullable: fallback.isNullable)
  }

  private mutating func conditional() throws(PersistenceError) -> Operand {
    let test = try condition(nilIsFalse: true)
    let (first, second) = (try operand(next()), try operand(next()))
    return Operand(
      text: "CASE WHEN \(test) THEN \(first.text) ELSE \(second.text) END",
      isNullable: first.isNullable || second.isNullable)
  }

  /// Parameters are numbered in the order of the bindings, so that an operand may be written twice.
  private mutating func parameter() -> String {
    parameterCount += 1
    return "?\(parameterCount)"
  }

  private mutating func next() throws(PersistenceError) -> QueryToken {
    guard let token = tokens.popFirst() else { throw Self.malformed }
    return token
  }

  private static var malformed: PersistenceError { .misuse("a query's shape is malformed") }
}
