import Foundation

extension FetchDescriptor {
  /// The descriptor's shape, and the values to bind to its text.
  ///
  /// Throws `.unsupported` for a construct without a translation.
  func query() throws(PersistenceError) -> BuiltQuery {
    try BuiltQuery(self, members: Model.members)
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
  /// As `FetchDescriptor.query`, where the schema's members are at hand.
  init<Model: PersistentModel>(
    _ descriptor: borrowing FetchDescriptor<Model>, members: SchemaMembers
  ) throws(PersistenceError) {
    var query = QueryBuilder(model: Model.self, members: members, variable: descriptor.condition?.variable)
    try query.append(descriptor.condition?.expression)
    query.append(.order)
    if descriptor.isSorted { try query.append(order: descriptor.sortBy) }
    let window = query.append(limit: descriptor.fetchLimit, offset: descriptor.fetchOffset)
    self.init(shape: query.shape, bindings: query.bindings, window: window)
  }
}

extension QueryBuilder {
  fileprivate mutating func append(
    _ expression: (any StandardPredicateExpression<Bool>)?
  ) throws(PersistenceError) {
    guard let expression else { return }
    guard let top = expression as? any QueryExpression else { throw .unsupported(in: expression) }
    try top.build(into: &self)
  }

  fileprivate mutating func append(
    order sortBy: [SortDescriptor<some PersistentModel>]
  ) throws(PersistenceError) {
    for sort in sortBy { try sort.build(into: &self) }
  }

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
