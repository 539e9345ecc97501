/// Turns a shape into SQL text: a pure function of the shape, the schemas of its models, and the dialect.
struct QueryCompiler {
  private(set) var tokens: ArraySlice<QueryToken>
  let dialect: any Dialect
  private let source: QuerySource
  /// The meaning of each scope, by its number.
  private(set) var scopes: [Scope]
  private var parameterCount = 0

  enum Scope {
    case rows(QuerySource)
    /// The text of a value that isn't NULL.
    case value(String, ValueKind?)
  }

  private init(_ shape: QueryShape, source: QuerySource, _ dialect: any Dialect) {
    self.dialect = dialect
    tokens = shape.tokens[...]
    self.source = source
    scopes = [.rows(source)]
  }

  static func text<Model: PersistentModel>(
    of shape: QueryShape, for model: Model.Type, in dialect: any Dialect
  ) throws(PersistenceError) -> QueryText {
    var compiler = QueryCompiler(shape, source: try QuerySource(model, scope: 0), dialect)
    return try compiler.query()
  }
}

// MARK: - Statement

extension QueryCompiler {
  private mutating func query() throws(PersistenceError) -> QueryText {
    let isExact = dialect.knowsCharacters || !tokens.contains(where: \.asksAboutCharacters)
    let whereClause = tokens.first == .order ? nil : isExact ? try condition(nilIsFalse: true) : try necessary()
    let filter = whereClause.map { " WHERE \($0)" } ?? ""
    _ = try next()
    let orderBy = ordering()
    let (window, isDistant) = self.window()
    let rows = "\(filter) ORDER BY \(orderBy)\(window)"
    return QueryText(
      whereClause: whereClause, orderBy: orderBy,
      select: isDistant ? source.selectByNumbers(rows, orderBy: orderBy) : source.select(rows),
      count: source.count(filter), isExact: isExact)
  }

  private mutating func ordering() -> String {
    var (terms, isDescending, isTotal) = ([String](), false, false)
    while let (index, isReverse) = tokens.first?.sort {
      tokens.removeFirst()
      if isTotal { continue }
      isDescending = isReverse
      let column = source.columns[index]
      isTotal = column.name == source.number
      terms.append(dialect.ordering(column.name, isOptional: column.isOptional, isDescending: isReverse))
    }
    if !isTotal { terms.append(dialect.ordering(source.number, isOptional: false, isDescending: isDescending)) }
    return terms.joined(separator: ", ")
  }

  /// The limit and offset, and whether the offset is so large that only keys should be skipped.
  private mutating func window() -> (text: String, isDistant: Bool) {
    let isLimited = tokens.first == .limit
    if isLimited { tokens.removeFirst() }
    let limit = isLimited ? " LIMIT \(parameter(.integer))" : ""
    guard case .offset(let isDistant) = tokens.popFirst() else { return (limit, false) }
    return ("\(isLimited ? limit : dialect.unlimited) OFFSET \(parameter(.integer))", isDistant)
  }
}

// MARK: - Steps

extension QueryCompiler {
  mutating func next() throws(PersistenceError) -> QueryToken {
    guard let token = tokens.popFirst() else { throw Self.malformed }
    return token
  }

  /// The next token, if it is that one; it is then used up.
  mutating func takes(_ isWanted: (QueryToken) -> Bool) -> QueryToken? {
    guard let token = tokens.first, isWanted(token) else { return nil }
    tokens.removeFirst()
    return token
  }

  /// Parameters are numbered in the order of the bindings, so that an operand may be written twice.
  mutating func parameter(_ kind: ValueKind) -> String {
    parameterCount += 1
    return dialect.parameter(parameterCount, of: kind)
  }

  /// Opens the next scope.
  mutating func open(_ scope: Scope) {
    scopes.append(scope)
  }

  func rows(of scope: Int) throws(PersistenceError) -> QuerySource {
    guard case .rows(let source) = scopes[scope] else { throw Self.malformed }
    return source
  }

  static var malformed: PersistenceError { .misuse("a query's shape is malformed") }
}
