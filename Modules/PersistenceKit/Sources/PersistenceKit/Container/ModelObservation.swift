/// What a read finds now, and again after each commit that may have changed it.
///
/// ```swift
/// for try await plantings in container.observe(FetchDescriptor<Planting>(sortBy: [SortDescriptor(\.crop)])) {
///   await show(plantings)
/// }
/// ```
///
/// Each element is read from one snapshot, no older than the one before. An iteration begins with an element. What is
/// committed while the reader is busy becomes one element more, read when it asks for it, so a slow reader delays
/// nothing, and the last commit is always followed by an element. Two elements may be equal: a commit may have changed
/// other rows.
///
/// Commits of other processes are looked for as ``ModelChanges`` does, and count as changes to every model where no
/// history tells what they changed. So does a restore, by this process or another one: the iteration goes on with the
/// data that it has put there. An observation keeps no container alive. An iteration ends when the container is closed
/// or let go, when its task is cancelled, and after it has thrown what the read threw.
public struct ModelObservation<Value: Sendable>: AsyncSequence, Sendable {
  /// What the read finds.
  public typealias Element = Value
  /// What the read throws.
  public typealias Failure = PersistenceError

  private let changes: @Sendable () -> ModelChanges?
  private let read: @Sendable (ModelRegion) async throws(PersistenceError) -> Value?

  fileprivate init(_ container: ModelContainer, _ body: @escaping @Sendable (borrowing ModelContext) throws -> Value) {
    changes = { [weak container] in container?.changes() }
    read = { [weak container] region async throws(PersistenceError) in
      do throws(PersistenceError) { return try await container?.read { try $0.tracking(region, body) } } catch {
        if error == .closed || error == .cancelled { return nil }
        throw error
      }
    }
  }

  /// Listens from now on; nothing is read yet.
  public func makeAsyncIterator() -> Iterator {
    Iterator(changes: changes()?.makeAsyncIterator(), read: read)
  }

  /// One reader of an observation, for one task at a time.
  public struct Iterator: AsyncIteratorProtocol {
    /// nil at the end.
    private var changes: ModelChanges.Iterator?
    private let read: @Sendable (ModelRegion) async throws(PersistenceError) -> Value?
    private let region = ModelRegion()
    private var hasBegun = false

    fileprivate init(
      changes: ModelChanges.Iterator?, read: @escaping @Sendable (ModelRegion) async throws(PersistenceError) -> Value?
    ) {
      (self.changes, self.read) = (changes, read)
    }

    /// What the read finds: at once the first time, then after the next commit that may have changed it; nil at the
    /// end.
    ///
    /// - Throws: what the read threw, and nothing but nil follows.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PersistenceError) -> Value? {
      if hasBegun {
        repeat {
          guard let change = await changes?.next(isolation: actor) else { return end() }
          if region.isTouched(by: change) { break }
        } while true
      }
      hasBegun = true
      if changes == nil { return nil }
      do throws(PersistenceError) {
        guard let value = try await read(region) else { return end() }
        return value
      } catch {
        _ = end()
        throw error
      }
    }

    private mutating func end() -> Value? {
      changes = nil
      return nil
    }
  }
}

extension ModelObservation.Iterator {
  /// The same, off any actor.
  ///
  /// - Throws: as the other one.
  public mutating func next() async throws(PersistenceError) -> Value? {
    try await next(isolation: nil)
  }
}

extension ModelContainer {
  /// The models that match, now and after each commit that may have changed them; see ``ModelObservation``.
  ///
  /// It reads again when the model was written, and with a predicate when one was that its relationships lead to. Each
  /// element costs what `fetch` does.
  public func observe<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) -> ModelObservation<[Model]> {
    observe { try $0.fetch(descriptor) }
  }

  /// What the body reads, now and after each commit that may have changed it: a model with its children, a sum and what
  /// it is of.
  ///
  /// It reads again when a model was written that the body has looked at, this time or before; see ``ModelRegion``.
  ///
  /// - Throws: nothing by itself: an iteration throws what the body throws.
  public func observe<Value: Sendable>(
    body: @escaping @Sendable (borrowing ModelContext) throws -> Value
  ) -> ModelObservation<Value> {
    ModelObservation(self, body)
  }
}
