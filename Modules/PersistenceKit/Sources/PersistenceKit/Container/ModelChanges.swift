/// The commits of a container, one element each, from the moment an iteration is made until the container is closed or
/// let go.
///
/// ```swift
/// for await change in container.changes() where change.includes(Note.self) { await reload() }
/// ```
///
/// Every iteration sees every commit. What it hasn't read yet becomes one element, so a slow reader delays nothing and
/// takes no memory. A read, a write that changed nothing or was rolled back, and a dry run, which never commits, yield
/// nothing. A commit whose outcome is unknown yields its element.
///
/// Commits of other processes are looked for four times a second, as long as an iteration is running. Iterating doesn't
/// keep the container alive, and ends when its task is cancelled.
public struct ModelChanges: AsyncSequence, Sendable {
  /// A commit, or several that weren't read one by one.
  public typealias Element = ModelChange
  /// It never fails: it ends.
  public typealias Failure = Never

  private let makeListener: @Sendable () -> ChangeListener

  init(_ makeListener: @escaping @Sendable () -> ChangeListener) {
    self.makeListener = makeListener
  }

  /// Begins to listen, until the iterator is let go. The first one on a file begins the looking for commits of others.
  public func makeAsyncIterator() -> Iterator {
    Iterator(listener: makeListener())
  }

  /// One reader of the changes, for one task at a time.
  public struct Iterator: AsyncIteratorProtocol {
    let listener: ChangeListener

    /// The next change, as soon as there is one; nil when the container is closed or let go, or the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> ModelChange? {
      await listener.queue.next(isolation: actor)
    }
  }
}

extension ModelChanges.Iterator {
  /// The same, off any actor.
  public mutating func next() async -> ModelChange? {
    await next(isolation: nil)
  }
}

extension ModelContainer {
  /// The commits from when an iteration is made. Without one it costs nothing; on a closed container one ends at once.
  public func changes() -> ModelChanges {
    let hub = engine.changes
    return ModelChanges { [weak storage = engine] in
      let listener = ChangeListener(to: hub)
      storage?.watchForeignCommits()
      return listener
    }
  }
}
