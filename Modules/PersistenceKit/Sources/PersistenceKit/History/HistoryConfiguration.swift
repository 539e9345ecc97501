public import Foundation

/// How long a container keeps the steps of its history, and who writes them.
///
/// A step is kept while it is among the last ``steps`` or younger than ``days``; the oldest ones go when all of them
/// have more than ``bytes``, or more than their ``share`` of the file. Those that aren't kept any more are removed by a write
/// now and then: one of 32, and one that is large.
public struct HistoryConfiguration: Sendable {
  /// The number of steps that are kept whatever their age.
  public var steps: Int
  /// The age in days of 24 hours up to which a step is kept whatever their number.
  public var days: Int
  /// The size in bytes of all that is kept. A step that has more by itself is kept without what it changed, and can't be
  /// undone, or isn't written: see ``allowsIncomplete``.
  public var bytes: Int
  /// The part of the database's file in hundredths that all steps may have, but for 48 KB that they always may. A step counts
  /// for two kilobytes at most, so that a large one doesn't drive out those before it. In memory there is no file to have a
  /// share of.
  public var share: Int
  /// Called once a write that changed something, on its thread, before the commit. nil keeps no history from that write on:
  /// it becomes no step, and removes those there are, because to take one of them back would take back what the write has
  /// changed, too.
  public var label: @Sendable () -> StepLabel?

  /// Called once a write, on its thread, before its body: the id of the request that the write carries out, nil for none.
  /// One that was carried out before isn't carried out again: the write throws ``PersistenceError/repeated(step:)``. The
  /// label of the step has the same id then, and a ``StepLabel/digest``.
  public var request: @Sendable () -> UUID?

  /// Called once a write whose step can't be kept with what it changed, on its thread, before the commit: whether it is written
  /// all the same. Otherwise it throws ``UndoError/unkept``, so that a program can ask first.
  public var allowsIncomplete: @Sendable () -> Bool

  /// The defaults suit a program that one person uses.
  public init(
    steps: Int = 1_000, days: Int = 90, bytes: Int = 64 << 20, share: Int = 100,
    request: @escaping @Sendable () -> UUID? = { nil },
    allowsIncomplete: @escaping @Sendable () -> Bool = { true }, label: @escaping @Sendable () -> StepLabel?
  ) {
    self.steps = steps
    self.days = days
    self.bytes = bytes
    self.share = share
    self.request = request
    self.allowsIncomplete = allowsIncomplete
    self.label = label
  }
}

/// What the program says of a step.
public struct StepLabel: Sendable, Hashable {
  /// The key of the step. No two steps have the same: a write with an id that another step has throws `constraint`.
  public var id: UUID
  /// The moment of the write, kept to the millisecond.
  public var date: Date
  /// Who writes: a session of a terminal, a run of an app. Only its equality matters.
  public var author: String
  /// What was asked for, in the program's own form: the name of a command, say. It is kept as it is, so it must hold
  /// no secret.
  public var words: String
  /// What tells the request of that id from another one, in as few bytes as do; nil for a write that is no request. It is
  /// kept for ever, with the id and the numbers of the rows that the step inserted: see ``ModelContext/receipt(of:)``.
  public var digest: Data?

  /// Says when, who and what.
  public init(id: UUID, date: Date, author: String, words: String, digest: Data? = nil) {
    self.id = id
    self.date = date
    self.author = author
    self.words = words
    self.digest = digest
  }
}
