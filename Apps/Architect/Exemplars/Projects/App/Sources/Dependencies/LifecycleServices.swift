import DependencyKit

/// Passes on where the app goes.
protocol LifecycleService: Sendable {
  /// Every change from now on, for one reader.
  var events: AsyncStream<ApplicationLifecycle> { get }
  /// Tells the reader of a change.
  func report(_ event: ApplicationLifecycle)
  /// The app ends: the reader gets what was reported before, and no more.
  func finish()
}

private enum LifecycleKey: DependencyKey { typealias Value = any LifecycleService }

extension DependencyValues {
  /// Unimplemented until registered.
  var lifecycle: any LifecycleService {
    get { self[LifecycleKey.self] }
    set { self[LifecycleKey.self] = newValue }
  }
}

/// A stream of the changes, kept until they are read.
struct DefaultLifecycleService: LifecycleService {
  let events: AsyncStream<ApplicationLifecycle>
  private let continuation: AsyncStream<ApplicationLifecycle>.Continuation

  init() { (events, continuation) = AsyncStream.makeStream() }

  func report(_ event: ApplicationLifecycle) { continuation.yield(event) }

  func finish() { continuation.finish() }
}
