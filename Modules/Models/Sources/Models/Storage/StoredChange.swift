import Synchronization

/// What one commit, or several, may have changed in the data.
public enum StoredChange: Equatable, Sendable {
  /// Rows of these tables.
  case tables(Set<String>)
  /// Anything: it is unknown, or another database is in the place of the one before.
  case everything

  /// Both changes together.
  public func union(_ other: StoredChange) -> StoredChange {
    guard case (.tables(let tables), .tables(let others)) = (self, other) else { return .everything }
    return .tables(tables.union(others))
  }
}

/// The tables that the reads of a task have looked at: what is shown of them needs no second read when a commit changed
/// others.
///
/// ```swift
/// await ReadLog.$current.withValue(log) { await screen.appear() }
/// ```
///
/// It only grows. Ask it when the task's reads have ended, since each is noted at its end.
public final class ReadLog: Sendable {
  /// The log of the task; `nil` where reads aren't noted.
  @TaskLocal public static var current: ReadLog?

  private let seen = Mutex(StoredChange.tables([]))

  /// A log of no reads.
  public init() {}

  /// Notes what a read has looked at.
  public func note(_ change: StoredChange) { seen.withLock { $0 = $0.union(change) } }

  /// Whether what was read may be another after the change.
  public func isTouched(by change: StoredChange) -> Bool {
    switch (seen.withLock { $0 }, change) {
    case (_, .everything): true
    case (.everything, .tables(let changed)): !changed.isEmpty
    case (.tables(let read), .tables(let changed)): !read.isDisjoint(with: changed)
    }
  }
}
