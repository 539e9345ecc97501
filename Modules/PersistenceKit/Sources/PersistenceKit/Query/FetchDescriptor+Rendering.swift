import Foundation

extension FetchDescriptor {
  /// The SQL that `fetch` runs for this descriptor, to be looked at. Values are bound to `?1`, `?2` and so on.
  ///
  /// It is the same on all engines, though only SQLite runs it: a server has SQL of its own.
  ///
  /// - Throws: `unsupported` for a construct that has no translation.
  public func sql() throws(PersistenceError) -> String { try rendered().text.select }

  /// The descriptor's shape, and the values to bind to its text.
  ///
  /// Throws `.unsupported` for a construct without a translation.
  func query() throws(PersistenceError) -> BuiltQuery {
    try BuiltQuery(self, members: Model.members, conditions: KnownConditions())
  }

  /// The descriptor as SQL.
  ///
  /// Throws `.unsupported` for a construct without a translation.
  func rendered(cache: QueryShapeCache = .shared) throws(PersistenceError) -> RenderedQuery {
    let query = try query()
    return RenderedQuery(
      text: try cache.text(of: query.shape, for: Model.self), bindings: query.bindings, window: query.window)
  }
}

extension BuiltQuery {
  /// As `FetchDescriptor.query`, where the schema's members and the types of conditions are at hand.
  init<Model: PersistentModel>(
    _ descriptor: borrowing FetchDescriptor<Model>, members: SchemaMembers, conditions: KnownConditions
  ) throws(PersistenceError) {
    var query = QueryBuilder(model: Model.self, members: members)
    if let condition = descriptor.condition { try query.append(condition, among: conditions) }
    query.append(.order)
    if !descriptor.sortBy.isEmpty {
      for (place, isDescending) in try descriptor.sortColumns() {
        query.append(isDescending ? .descending(place) : .ascending(place))
      }
    }
    let window = query.append(limit: descriptor.fetchLimit, offset: descriptor.fetchOffset)
    self.init(shape: query.shape, bindings: query.bindings, window: window)
  }
}

extension QueryBuilder {
  /// Adds the window, and returns its values.
  fileprivate mutating func append(limit: Int?, offset: Int?) -> [Int64] {
    var window: [Int64] = []
    if let limit {
      append(.limit)
      window.append(Int64(max(limit, 0)))
    }
    if let offset, offset > 0 {
      append(.offset(isDistant: offset >= Self.distantOffset))
      window.append(Int64(offset))
    }
    return window
  }

  // From here on, skipping keys and joining the rows is faster than skipping whole rows.
  private static var distantOffset: Int { 1_000 }
}
