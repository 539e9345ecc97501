import Synchronization

/// SQL texts by shape, for the whole process.
final class QueryShapeCache: Sendable {
  static let shared = QueryShapeCache(capacity: 512)

  private let texts = Mutex<[QueryShape: QueryText]>([:])
  private let capacity: Int

  /// A program has a few dozen shapes; when one makes up ever new ones, `capacity` bounds what they hold.
  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { texts.withLock(\.count) }

  func text<Model: PersistentModel>(
    of shape: QueryShape, for model: Model.Type
  ) throws(PersistenceError) -> QueryText {
    if let text = texts.withLock({ $0[shape] }) { return text }
    let text = try QueryCompiler.text(of: shape, for: model)
    texts.withLock { texts in
      if texts.count >= capacity { texts.removeAll(keepingCapacity: true) }
      texts[shape] = text
    }
    return text
  }
}
