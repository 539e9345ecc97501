import TerminalKit

/// The actions of the app, one after the other, and the events that wait for them.
@MainActor
final class ActionQueue {
  /// The longest that a frame waits for an action.
  private static let patience = Duration.milliseconds(100)

  /// What was typed while an action ran.
  var waiting: [TerminalEvent] = []
  private let events: AsyncStream<AppEvent>.Continuation
  private var last: Task<Void, Never>?
  private var count = 0
  /// When the first of the actions that run began; `nil` while none runs.
  private var since: ContinuousClock.Instant?

  /// - Parameter events: Hears of each action that has ended, and when a frame has waited for long enough.
  init(_ events: AsyncStream<AppEvent>.Continuation) { self.events = events }

  /// Whether an action runs.
  var isBusy: Bool { count > 0 }
  /// Whether an action runs for so long that a user may want to see what it has done so far, or to cancel it.
  var isLong: Bool { since.map { ContinuousClock.now - $0 >= Self.patience } ?? false }
  /// Whether what an action leaves half done isn't drawn yet.
  var holdsFrames: Bool { since != nil && !isLong }

  /// Runs an action after those that run.
  func run(_ work: @escaping @MainActor () async -> Void) {
    let before = last
    count += 1
    if since == nil {
      since = .now
      Task { [events] in
        try await Task.sleep(for: Self.patience)
        events.yield(.changed)
      }
    }
    last = Task { [events] in
      await before?.value
      await work()
      events.yield(.finished)
    }
  }

  /// Runs what an action waits for.
  func runAtOnce(_ work: @escaping @MainActor () async -> Void) {
    count += 1
    Task { [events] in
      await work()
      events.yield(.finished)
    }
  }

  /// Cancels the action that was asked for last.
  func cancel() { last?.cancel() }

  /// Notes that an action has ended. Those that it has asked for belong to it: only after them, ``rest()`` ends all.
  func end() { count -= 1 }

  /// Notes that nothing is left to be done, where that is so.
  func rest() { if !isBusy { since = nil } }
}
