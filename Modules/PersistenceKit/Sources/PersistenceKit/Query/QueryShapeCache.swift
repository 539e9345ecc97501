import Synchronization

/// SQL texts by shape, for the whole process.
final class QueryShapeCache: Sendable {
  static let shared = QueryShapeCache()

  private let texts: Mutex<BoundedCache<QueryShape, QueryText>>

  /// - Parameter mostSize: how many bytes all texts may have.
  init(mostEntries: Int = 512, mostSize: Int = 1 << 20) {
    texts = Mutex(BoundedCache(mostEntries: mostEntries, mostSize: mostSize))
  }

  var count: Int { texts.withLock(\.count) }

  func text<Model: PersistentModel>(
    of shape: QueryShape, for model: Model.Type
  ) throws(PersistenceError) -> QueryText {
    if let text = texts.withLock({ $0[shape] }) { return text }
    let text = try QueryCompiler.text(of: shape, for: model)
    texts.withLock { $0.insert(text, size: text.size, for: shape) }
    return text
  }
}

extension QueryText {
  /// The bytes of its texts.
  fileprivate var size: Int {
    [whereClause ?? "", orderBy, select, count].reduce(0) { $0 + $1.utf8.count }
  }
}
