/// Gathers a query's shape and its bindings in one walk over the predicate.
struct QueryBuilder {
  private(set) var shape: QueryShape
  private(set) var bindings: [SQLValue] = []
  private let place: (AnyKeyPath) throws(PersistenceError) -> Int

  init<Model: PersistentModel>(_ model: Model.Type) {
    shape = QueryShape(model: ObjectIdentifier(model))
    // Room for about five conditions and an order, so that appending seldom reallocates.
    shape.tokens.reserveCapacity(24)
    place = { keyPath throws(PersistenceError) in try Model.schema.place(of: keyPath) }
  }

  mutating func append(_ token: QueryToken) {
    shape.tokens.append(token)
  }

  mutating func append(column keyPath: AnyKeyPath) throws(PersistenceError) {
    append(.column(try place(keyPath)))
  }

  mutating func append<Value: ColumnValue>(value: Value) throws(PersistenceError) {
    append(.value(isOptional: Value.Stored.isOptional))
    try bind(value.sqlValue)
  }

  /// Adds one list. A short one is padded to a power of two, so that lists of any length share a few statements.
  mutating func append(list values: some Sequence<some ColumnValue>) throws(PersistenceError) {
    var present: [SQLValue] = []
    var includesNil = false
    for value in values {
      let value = try value.sqlValue
      if value == .null { includesNil = true } else { present.append(value) }
    }
    if let last = present.last {
      present += repeatElement(last, count: Self.paddedCount(present.count) - present.count)
    }
    append(.list(count: present.count, includesNil: includesNil))
    for value in present { try bind(value) }
  }
}

extension QueryBuilder {
  private mutating func bind(_ value: SQLValue) throws(PersistenceError) {
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
