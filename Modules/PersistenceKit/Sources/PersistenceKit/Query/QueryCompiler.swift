/// Turns a shape into SQL text: a pure function of the shape and the schemas of its models.
struct QueryCompiler {
  private(set) var tokens: ArraySlice<QueryToken>
  private let source: QuerySource
  /// The meaning of each scope, by its number.
  private(set) var scopes: [Scope]
  private var parameterCount = 0

  enum Scope {
    case rows(QuerySource)
    /// The text of a value that isn't NULL.
    case value(String)
  }

  private init(_ shape: QueryShape, source: QuerySource) {
    tokens = shape.tokens[...]
    self.source = source
    scopes = [.rows(source)]
  }

  static func text<Model: PersistentModel>(
    of shape: QueryShape, for model: Model.Type
  ) throws(PersistenceError) -> QueryText {
    var compiler = QueryCompiler(shape, source: try QuerySource(model, scope: 0))
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
  mutating func parameter() -> String {
    parameterCount += 1
    return "?\(parameterCount)"
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
