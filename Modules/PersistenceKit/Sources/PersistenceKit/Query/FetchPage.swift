/// A page of a descriptor's models, and the cursor of the next one.
public struct FetchPage<Model: PersistentModel>: Sendable {
  /// At most as many as the descriptor's limit, in its order.
  public let models: [Model]
  /// The cursor to pass for the page after this one; nil when there was none.
  public let next: FetchCursor<Model>?

  /// A page as `fetchPage` returns it. Callers make one only to compare it.
  public init(models: [Model], next: FetchCursor<Model>?) {
    self.models = models
    self.next = next
  }
}

extension FetchPage: Equatable where Model: Equatable {}
