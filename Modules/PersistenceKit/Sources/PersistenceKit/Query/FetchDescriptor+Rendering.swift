import Foundation

extension FetchDescriptor {
  /// The descriptor as SQL.
  ///
  /// Throws `.unsupported` for a construct without a translation.
  func rendered(cache: QueryShapeCache = .shared) throws(PersistenceError) -> RenderedQuery {
    var query = QueryBuilder(Model.self)
    try buildPredicate(into: &query)
    query.append(.order)
    for sort in sortBy { try sort.build(into: &query) }
    let window = buildWindow(into: &query)
    return RenderedQuery(
      text: try cache.text(of: query.shape, for: Model.self), bindings: query.bindings, window: window)
  }
}

extension FetchDescriptor {
  private func buildPredicate(into query: inout QueryBuilder) throws(PersistenceError) {
    guard let expression = predicate?.expression else { return }
    guard let top = expression as? any QueryExpression else { throw .unsupported(in: expression) }
    try top.build(into: &query)
  }

  private func buildWindow(into query: inout QueryBuilder) -> [SQLValue] {
    var window: [SQLValue] = []
    if let limit {
      query.append(.limit)
      window.append(.integer(Int64(limit)))
    }
    if skipped > 0 {
      query.append(.offset(isDistant: skipped >= Self.distantOffset))
      window.append(.integer(Int64(skipped)))
    }
    return window
  }

  // From here on, skipping keys and joining the rows is faster than skipping whole rows.
  private static var distantOffset: Int { 1_000 }
}
