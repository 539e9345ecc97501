import Synchronization

/// The SQL texts of a dialect by shape, for the whole process.
final class QueryShapeCache: Sendable {
  /// SQLite's.
  static let shared = QueryShapeCache(SQLiteDialect())

  let dialect: any Dialect
  private let texts: Mutex<BoundedCache<QueryShape, QueryText>>

  /// - Parameter mostSize: how many bytes all texts may have.
  init(_ dialect: any Dialect = SQLiteDialect(), mostEntries: Int = 512, mostSize: Int = 1 << 20) {
    self.dialect = dialect
    texts = Mutex(BoundedCache(mostEntries: mostEntries, mostSize: mostSize))
  }

  var count: Int { texts.withLock(\.count) }

  func text<Model: PersistentModel>(
    of shape: QueryShape, for model: Model.Type
  ) throws(PersistenceError) -> QueryText {
    if let text = texts.withLock({ $0[shape] }) { return text }
    let text = try QueryCompiler.text(of: shape, for: model, in: dialect)
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
