import Synchronization

/// What does something that takes its time, in an app.
///
/// ```swift
/// @Environment(\.perform) private var perform
///
/// Button("Save") { perform { await model.save() } }
/// ```
///
/// Keys that are typed meanwhile wait for its end, so that each finds what the one before it has done; control-C cancels
/// it. What goes on while keys are heard is a `.task` of a view.
public struct PerformAction: Sendable {
  typealias Work = @MainActor () async -> Void

  private let action: @Sendable (@escaping Work) -> Void

  init(_ action: @escaping @Sendable (@escaping Work) -> Void) { self.action = action }

  /// Does something after what is being done; outside of an app, nothing.
  public func callAsFunction(_ work: @escaping @MainActor () async -> Void) { action(work) }
}

/// What was asked for and isn't begun yet.
final class PendingWork: Sendable {
  private let works = Mutex<[PerformAction.Work]>([])

  var isEmpty: Bool { works.withLock { $0.isEmpty } }

  func append(_ work: @escaping PerformAction.Work) { works.withLock { $0.append(work) } }

  /// Takes what was asked for first; nil for nothing.
  func takeFirst() -> PerformAction.Work? { works.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  func removeAll() { works.withLock { $0 = [] } }
}

private enum PerformKey: EnvironmentKey {
  static let defaultValue = PerformAction { _ in }
}

extension EnvironmentValues {
  /// Does something that takes its time, in the app that the view is in.
  public var perform: PerformAction {
    get { self[PerformKey.self] }
    set { self[PerformKey.self] = newValue }
  }
}
