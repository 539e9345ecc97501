import Synchronization

/// The commits of a container, one element each, from the call of `changes()` until the container is closed or let go.
///
/// ```swift
/// let changes = container.changes()
/// await reload()
/// for await change in changes where change.includes(Note.self) { await reload() }
/// ```
///
/// So what is read after the call is up to date, or an element follows. The first iteration begins with what was
/// committed since the call, a further one when it is made. Every iteration sees every commit. What it hasn't read yet
/// becomes one element, so a slow reader delays nothing and takes no memory. A read, a write that changed nothing or was
/// rolled back, and a dry run, which never commits, yield nothing. A commit whose outcome is unknown yields its element.
///
/// A restore puts another file in the place of the database. The container makes room for it as long as it looks for commits of
/// others, opens the file that is there then, and yields an element for every model; calls wait meanwhile.
///
/// What another process, or another container, committed is unknown, and such an element includes every model. Where both
/// keep a history, it tells the models: from the second such element on, as long as the steps since the one before are
/// kept and small.
///
/// Commits of other processes are looked for four times a second, and whenever a write of the container begins, as long
/// as there is a sequence that wasn't iterated yet, or an iteration is running. Neither keeps the container alive. An
/// iteration ends when its task is cancelled.
public struct ModelChanges: AsyncSequence, Sendable {
  /// A commit, or several that weren't read one by one.
  public typealias Element = ModelChange
  /// It never fails: it ends.
  public typealias Failure = Never

  private let makeListener: @Sendable () -> ChangeListener
  private let first: FirstListener
  private let container: @Sendable () -> ModelContainer?

  fileprivate init(
    of container: @escaping @Sendable () -> ModelContainer?, _ makeListener: @escaping @Sendable () -> ChangeListener
  ) {
    (self.container, self.makeListener) = (container, makeListener)
    first = FirstListener(makeListener())
  }

  /// Listens until the iterator is let go.
  public func makeAsyncIterator() -> Iterator {
    Iterator(listener: first.take() ?? makeListener(), steps: ForeignSteps(of: container))
  }

  /// One reader of the changes, for one task at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let listener: ChangeListener
    fileprivate var steps: ForeignSteps

    /// The next change, as soon as there is one; nil when the container is closed or let go, or the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> ModelChange? {
      guard let change = await listener.queue.next(isolation: actor) else { return nil }
      return change.isForeign ? await steps.next() : change
    }
  }
}

/// Listens for the first iteration, until that is made.
private final class FirstListener: Sendable {
  private let listener: Mutex<ChangeListener?>

  init(_ listener: ChangeListener) {
    self.listener = Mutex(listener)
  }

  /// The listener, once.
  func take() -> ChangeListener? { listener.withLock { $0.take() } }
}

extension ModelChanges.Iterator {
  /// The same, off any actor.
  public mutating func next() async -> ModelChange? {
    await next(isolation: nil)
  }
}

extension ModelContainer {
  /// The commits from now on. Its cost is to look for those of other processes; on a closed container an iteration
  /// ends at once.
  public func changes() -> ModelChanges {
    let hub = engine.changes
    return ModelChanges { [weak self] in
      self
    } _: { [weak storage = engine] in
      let listener = ChangeListener(to: hub)
      storage?.watchForeignCommits()
      return listener
    }
  }
}
