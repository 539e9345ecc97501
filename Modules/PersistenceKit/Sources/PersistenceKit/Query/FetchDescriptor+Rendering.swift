import Foundation

extension FetchDescriptor {
  /// The descriptor's shape, and the values to bind to its text.
  ///
  /// Throws `.unsupported` for a construct without a translation.
  func query() throws(PersistenceError) -> BuiltQuery {
    var query = QueryBuilder(Model.self, variable: predicate?.variable.key)
    try buildPredicate(into: &query)
    query.append(.order)
    for sort in sortBy { try sort.build(into: &query) }
    let window = buildWindow(into: &query)
    return BuiltQuery(shape: query.shape, bindings: query.bindings, window: window)
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

extension FetchDescriptor {
  private func buildPredicate(into query: inout QueryBuilder) throws(PersistenceError) {
    guard let expression = predicate?.expression else { return }
    guard let top = expression as? any QueryExpression else { throw .unsupported(in: expression) }
    try top.build(into: &query)
  }

  private func buildWindow(into query: inout QueryBuilder) -> [Int64] {
    var window: [Int64] = []
    if let limit {
      query.append(.limit)
      window.append(Int64(limit))
    }
    if skipped > 0 {
      query.append(.offset(isDistant: skipped >= Self.distantOffset))
      window.append(Int64(skipped))
    }
    return window
  }

  // From here on, skipping keys and joining the rows is faster than skipping whole rows.
  private static var distantOffset: Int { 1_000 }
}
